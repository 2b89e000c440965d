/// The picture of a host window as last drawn, and what of it is out of date.
@MainActor
internal final class WindowFrame {
    var dirty = DirtyRegion()
    /// Made anew when the size in pixels or the scale changes.
    private(set) var picture: Picture?

    struct Picture {
        let buffer: PixelBuffer
        let scale: CGFloat
        /// User space is device pixels, so that whole pixels are exact whatever the scale.
        let context: CGContext
    }

    /// The picture for a window of `width × height` pixels; all of it is dirty when it had to be made.
    func picture(width: Int, height: Int, scale: CGFloat) -> Picture {
        if let picture, picture.buffer.width == width, picture.buffer.height == height, picture.scale == scale { return picture }
        let buffer = PixelBuffer(width: width, height: height)
        let made = Picture(buffer: buffer, scale: scale, context: CGContext(target: buffer))
        picture = made
        dirty = DirtyRegion()
        dirty.add(buffer.bounds)
        return made
    }
}
