extension UIWindow {
    /// A copy of the window's picture as it is or is about to be shown; nil while the window has no extent.
    /// What is due to be shown stays due. O(pixels).
    public final func snapshot() -> PixelBuffer? {
        let drawn = renderFrame()
        drawn?.dirty.forEach { frameState.dirty.add($0) }
        return frameState.picture.flatMap { $0.buffer.copy(of: $0.buffer.bounds) }
    }
}
