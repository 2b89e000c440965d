extension UIView {
    /// The window the view is in; a window is its own.
    public final var window: UIWindow? { (self as? UIWindow) ?? windowStorage }

    /// Puts `view` in front of the other subviews, taking it away from where it was.
    public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts `view` behind `index` others, taking it away from where it was. An index past the end means in front.
    public final func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be put into itself or its own subtree")
        if view.superview === self {
            // A change of order, not of place: fingers on the view stay.
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            view.invalidateOutline()
            return
        }
        let newWindow = window
        let changesWindow = view.window !== newWindow
        view.willMove(toSuperview: self)
        if changesWindow { view.announceWindow(newWindow) }
        view.invalidateOutline()
        if changesWindow { view.interruptTouches() }
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
        if changesWindow { view.settle(in: newWindow) }
        view.didMoveToSuperview()
        view.setNeedsLayout()
        view.invalidateOutline()
        setNeedsLayout()
    }

    public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    public final func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: subviews.count)
    }

    public final func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }

    public final func removeFromSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        if window != nil { announceWindow(nil) }
        invalidateOutline()
        interruptTouches()
        parent.subviews.removeAll { $0 === self }
        superview = nil
        settle(in: nil)
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    /// True for the view itself too. O(depth).
    public final func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for child in subviews { child.announceWindow(newWindow) }
    }

    private func settle(in newWindow: UIWindow?) {
        guard windowStorage !== newWindow else { return }
        windowStorage = newWindow
        didMoveToWindow()
        for child in subviews { child.settle(in: newWindow) }
    }
}
