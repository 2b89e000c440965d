extension UIScrollView {
    /// Whether the user can focus something in `view`. O(views in the subtree).
    internal final func holdsFocusableView(_ view: UIView) -> Bool {
        view.subviews.contains { $0.admitsInteraction && ($0.canBecomeFocused || holdsFocusableView($0)) }
    }

    /// Scrolls what was focused into view: at once, so that scroll views around this one know where it is.
    internal final func showFocused(_ view: UIView) {
        guard view !== self, view.isDescendant(of: self) else { return }
        let margin = ScrollConstants.focusMargin
        let rect = view.convert(view.bounds, to: self).insetBy(dx: -margin, dy: -margin)
        scrollRectToVisible(rect, animated: false)
    }

    /// How `key` changes the offset; zero for keys that scroll nothing.
    private func change(for key: FocusKey) -> CGPoint {
        let page = max(ScrollConstants.arrowStep, bounds.height - ScrollConstants.arrowStep)
        switch key {
        case .arrow(.up): return CGPoint(x: 0, y: -ScrollConstants.arrowStep)
        case .arrow(.down): return CGPoint(x: 0, y: ScrollConstants.arrowStep)
        case .arrow(.left): return CGPoint(x: -ScrollConstants.arrowStep, y: 0)
        case .arrow(.right): return CGPoint(x: ScrollConstants.arrowStep, y: 0)
        case .pageUp: return CGPoint(x: 0, y: -page)
        case .pageDown: return CGPoint(x: 0, y: page)
        case .home: return CGPoint(x: 0, y: limits(.y).lowerBound - contentOffset.y)
        case .end: return CGPoint(x: 0, y: limits(.y).upperBound - contentOffset.y)
        case .next, .previous, .space, .enter, .escape: return .zero
        }
    }

    /// Scrolls the innermost of the scroll views around `view`, itself included, that has room for what `key` asks for.
    /// - Returns: whether one has, or might have elsewhere: a key that scrolls does not come to mean something else at the edge.
    internal static func scroll(by key: FocusKey, from view: UIView) -> Bool {
        let scrollViews = ((view as? UIScrollView).map { [$0] } ?? []) + view.enclosingScrollViews
        var isMeant = false
        for scrollView in scrollViews where scrollView.isScrollEnabled {
            let isSideways = key == .arrow(.left) || key == .arrow(.right)
            guard scrollView.roomyAxes.contains(isSideways ? ScrollAxes.x : .y) else { continue }
            let change = scrollView.change(for: key)
            if change != .zero, !scrollView.scroll(by: change).isEmpty { return true }
            isMeant = true
        }
        return isMeant
    }
}
