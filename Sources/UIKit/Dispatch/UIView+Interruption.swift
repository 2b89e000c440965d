extension UIView {
    /// Cancels, as *interrupted*, the fingers that this view and its subtree track, and lets keyboard focus move on from it.
    /// O(tracked touches × depth).
    internal final func interruptTouches() {
        windowStorage?.focus.willLose(self)
        guard let touches = window?.application?.touches, !touches.tracked.isEmpty else { return }
        touches.interrupt { $0.landedView?.isDescendant(of: self) == true }
    }
}
