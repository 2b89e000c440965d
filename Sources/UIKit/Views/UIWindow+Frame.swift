extension UIWindow {
    /// `rect` (window coordinates, points) must be drawn again before the next frame.
    internal final func invalidate(_ rect: CGRect) {}

    internal final func setNeedsLayoutPass() {}
}
