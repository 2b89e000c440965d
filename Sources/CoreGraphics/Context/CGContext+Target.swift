extension CGContext {
    /// Direct access to the bitmap for code that composites pixels of its own. `body` gets a buffer in which device pixel (x, y) is
    /// pixel (x, y), and the rectangle of it that may be changed. Not called when nothing can be drawn.
    ///
    /// That is the bitmap itself where the clip is a plain rectangle. Through a clip with soft edges or inside a transparency layer it
    /// is a copy, merged afterwards. Alpha and blend mode do not apply.
    public func withTarget(_ body: (PixelBuffer, PixelRect) -> Void) {
        let part = deviceClip
        guard !part.isEmpty else { return }
        if state.clip.mask == nil, surface.originX == 0, surface.originY == 0 { return body(surface.buffer, part) }
        let copy = PixelBuffer(width: part.maxX, height: part.maxY)
        for y in part.minY..<part.maxY {
            (copy.pixels + y * copy.width + part.minX).update(from: surface.pointer(x: part.minX, y: y), count: part.width)
        }
        body(copy, part)
        for y in part.minY..<part.maxY {
            RowCompositing.pixels(
                copy.pixels + y * copy.width + part.minX, onto: surface.pointer(x: part.minX, y: y), count: part.width,
                coverage: 255, mask: state.clip.row(x: part.minX, y: y), mode: .copy)
        }
    }
}
