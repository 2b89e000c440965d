extension UIView {
    /// The window the view is in; a window is its own.
    public final var window: UIWindow? { windowStorage }

    /// Puts `view` in front of the other subviews, taking it away from where it was.
    public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts `view` behind all but `index` of the other subviews, taking it away from where it was.
    /// An index past the end means in front.
    public final func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be put into itself or its own subtree")
        if view.superview === self { return reorder(view, to: index) }
        let newWindow = window
        let changesWindow = view.window !== newWindow
        let controllers = changesWindow ? view.controllersInside : []
        for controller in controllers { controller.viewWillMove(to: newWindow) }
        view.willMove(toSuperview: self)
        if changesWindow { view.announceWindow(newWindow) }
        view.invalidatePlace()
        if changesWindow { view.interruptTouches() }
        if let oldParent = view.superview {
            oldParent.subviews.removeAll { $0 === view }
            oldParent.childDidLeave()
        }
        view.superview = self
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        if changesWindow { view.settle(in: newWindow) }
        view.outlineDidChange()
        if view.tintColorOverride == nil { view.propagateTintColor() }
        view.didMoveToSuperview()
        view.setNeedsLayout()
        view.invalidatePlace()
        setNeedsLayout()
        for controller in controllers { controller.viewDidMoveToWindow() }
    }

    /// A change of order, not of place: fingers on the view stay.
    private func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        let new = max(0, min(index, subviews.count - 1))
        guard new != old else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: new)
        view.invalidatePlace()
    }

    public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, nextTo: sibling, offset: 0)
    }

    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, nextTo: sibling, offset: 1)
    }

    /// Counted without `view` itself, which may stand among the siblings already.
    private func insertSubview(_ view: UIView, nextTo sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: (others.firstIndex { $0 === sibling } ?? (others.count - offset)) + offset)
    }

    public final func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { reorder(view, to: subviews.count - 1) }
    }

    public final func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { reorder(view, to: 0) }
    }

    /// - Precondition: both are indices of `subviews`.
    public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard first != second else { return }
        subviews.swapAt(first, second)
        subviews[first].invalidatePlace()
        subviews[second].invalidatePlace()
    }

    public final func removeFromSuperview() {
        let controllers = superview == nil || window == nil ? [] : controllersInside
        for controller in controllers { controller.viewWillMove(to: nil) }
        // Who heard of it may have removed it already.
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        if window != nil { announceWindow(nil) }
        invalidatePlace()
        interruptTouches()
        parent.subviews.removeAll { $0 === self }
        superview = nil
        settle(in: nil)
        didMoveToSuperview()
        parent.childDidLeave()
        for controller in controllers { controller.viewDidMoveToWindow() }
    }

    private func childDidLeave() {
        outlineDidChange()
        setNeedsLayout()
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
        cutAnimations()
        didMoveToWindow()
        for child in subviews { child.settle(in: newWindow) }
    }
}
