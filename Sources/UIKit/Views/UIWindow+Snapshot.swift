extension UIWindow {
    /// A copy of the picture of the host window this one is shown in, as it is or is about to be shown; nil while that has no extent.
    /// What is due to be shown stays due. O(pixels).
    public final func snapshot() -> PixelBuffer? {
        let drawn = windowScene.renderFrame()
        drawn?.dirty.forEach { windowScene.frame.dirty.add($0) }
        return windowScene.frame.picture.flatMap { $0.buffer.copy(of: $0.buffer.bounds) }
    }
}
