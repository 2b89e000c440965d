extension UIView {
    /// Cancels, as *interrupted*, the fingers that this view and its subtree track, and lets keyboard focus move on from it.
    /// O(tracked touches × depth).
    internal final func interruptTouches() {
        windowStorage?.focus.willLose(self)
        guard let application = window?.application else { return }
        // Between two taps no finger is tracked, and yet a gesture may be under way.
        guard !application.touches.tracked.isEmpty || !application.gestures.isIdle else { return }
        application.touches.interrupt { $0.landedView?.isDescendant(of: self) == true }
    }
}
