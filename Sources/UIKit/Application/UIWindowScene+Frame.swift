extension UIWindowScene {
    /// Longest side of a frame in pixels; what X11 can address. A window beyond it is not drawn.
    private static let longestSide: CGFloat = 32_767

    /// Most pixels of a frame. *Chosen*: 256 MB, twice a display of 8K. A window beyond it is not drawn either: the memory of two long
    /// sides would end the program. Hosts open none.
    public nonisolated static let largestArea: CGFloat = 67_108_864

    /// The frame's size in device pixels; nil while the host's window has no extent.
    internal var pixelSize: (width: Int, height: Int)? {
        let size = screen.bounds.size, scale = screen.scale
        let width = (size.width * scale).rounded(), height = (size.height * scale).rounded()
        guard width >= 1, height >= 1, width <= UIWindowScene.longestSide, height <= UIWindowScene.longestSide else { return nil }
        guard width * height <= UIWindowScene.largestArea else { return nil }
        return (Int(width), Int(height))
    }

    /// `rect` (points of the host's window) must be drawn again before the next frame. O(1).
    internal func invalidate(_ rect: CGRect) {
        guard let size = pixelSize else { return }
        let pixels = PixelRect(covering: rect, scale: screen.scale)
        frame.dirty.add(pixels.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height)))
    }

    internal func invalidateAll() { invalidate(screen.bounds) }

    /// Brings the picture of all windows up to date, painting dirty rectangles only: the picture and what changed in it.
    /// Nil when nothing changed. The picture stays the scene's: read it before the next call.
    internal func renderFrame() -> (frame: PixelBuffer, dirty: [PixelRect])? { renderFrame(of: windows) }

    internal func renderFrame(of windows: [UIWindow]) -> (frame: PixelBuffer, dirty: [PixelRect])? {
        guard !windows.isEmpty, let size = pixelSize else { return nil }
        for window in windows { window.layoutPass() }
        let picture = frame.picture(width: size.width, height: size.height, scale: screen.scale)
        // Taken first: a view that asks to be drawn again while it draws is drawn in the next frame.
        let rects = frame.dirty.take()
        guard !rects.isEmpty else { return nil }
        let painter = TreePainter(context: picture.context, target: picture.buffer, services: application?.services)
        for rect in rects { painter.paint(windows, scale: screen.scale, dirty: rect) }
        return (picture.buffer, rects)
    }
}
