extension UIView {
    /// Cancels, as *interrupted*, the fingers that this view and its subtree track.
    internal final func interruptTouches() {}
}
