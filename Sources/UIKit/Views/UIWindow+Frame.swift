extension UIWindow {
    /// Longest side of a frame in pixels; what X11 can address. A window beyond it is not drawn.
    private static let longestSide: CGFloat = 32_767

    /// Device pixels a point.
    internal final var frameScale: CGFloat { screen.scale }

    /// The frame's size in device pixels; nil while the window has no extent.
    internal final var framePixelSize: (width: Int, height: Int)? {
        let width = (bounds.width * frameScale).rounded(), height = (bounds.height * frameScale).rounded()
        guard width >= 1, height >= 1, width <= UIWindow.longestSide, height <= UIWindow.longestSide else { return nil }
        return (Int(width), Int(height))
    }

    /// `rect` (window coordinates, points) must be drawn again before the next frame. O(1).
    internal final func invalidate(pixelsOf rect: CGRect) {
        guard let size = framePixelSize else { return }
        let pixels = PixelRect(covering: rect, scale: frameScale)
        frameState.dirty.add(pixels.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height)))
    }

    /// The whole window must be drawn, and shown, again.
    internal final func invalidateAll() { invalidate(pixelsOf: bounds) }

    internal final func setNeedsLayoutPass() { frameState.needsLayoutPass = true }

    /// Lays the tree out where something asked for it. O(views) then, else O(1).
    ///
    /// Laying out one view may ask for another's layout; views that ask for each other's for ever are left for the next pass.
    internal final func layoutPass() {
        layOutTree()
        // What was focused may be gone, and what is shown in its place is laid out now.
        focus.updateFocusIfNeeded()
        layOutTree()
    }

    private func layOutTree() {
        var passes = 0
        while frameState.needsLayoutPass, passes < 16 {
            frameState.needsLayoutPass = false
            layoutIfNeeded()
            passes += 1
        }
    }

    internal final var hasDirtyPixels: Bool { !isHidden && !frameState.dirty.isEmpty }

    /// Brings the window's picture up to date, painting dirty rectangles only: the picture and what changed in it.
    /// Nil when nothing changed. The picture stays the window's: read it before the next call.
    internal final func renderFrame() -> (frame: PixelBuffer, dirty: [PixelRect])? {
        guard !isHidden, let size = framePixelSize else { return nil }
        layoutPass()
        let picture = frameState.picture(width: size.width, height: size.height, scale: frameScale)
        // Taken first: a view that asks to be drawn again while it draws is drawn in the next frame.
        let rects = frameState.dirty.take()
        guard !rects.isEmpty else { return nil }
        let painter = TreePainter(context: picture.context, target: picture.buffer, services: application?.services)
        for rect in rects { painter.paint(self, scale: frameScale, dirty: rect) }
        return (picture.buffer, rects)
    }
}
