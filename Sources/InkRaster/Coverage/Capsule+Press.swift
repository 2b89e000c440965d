import CoreGraphics

extension Capsule {
    /// Raises the bytes of `window` to how far inside this capsule each pixel lies: nothing at the outline, 255 from `softness` pixels
    /// on. A pencil presses so: its point is round, and where it rests lightly, at its rim, it reaches less of the paper.
    ///
    /// As with coverage the greater counts, so neither order nor joints show. Worked out from pixel and capsule alone and in `Double`,
    /// so a pixel gets the same in whatever window it lies. O(pixels of the capsule's box).
    /// - Returns: a box around the pixels it may have changed, in page pixels; empty when it misses the window.
    func press(_ window: MaskWindow) -> PixelRect {
        let box = pixelBox.intersection(window.pixels)
        guard !box.isEmpty else { return .empty }
        let (dx, dy) = (x1 - x0, y1 - y0)
        let square = dx * dx + dy * dy
        let inverse = square > 0 ? 1 / square : 0
        let slope = radius1 - radius0
        // An outline that runs through a pixel's middle leaves something there, as coverage does; within the fringe of the index.
        let rim = Self.rim
        let strength = 255 / max(1, softness)
        for y in box.minY..<box.maxY {
            let row = window.bytes + (y - window.pixels.minY) * window.stride - window.pixels.minX
            let py = Double(y) + 0.5 - y0
            for x in box.minX..<box.maxX {
                let px = Double(x) + 0.5 - x0
                let place = max(0, min(1, (px * dx + py * dy) * inverse))
                let (ex, ey) = (px - dx * place, py - dy * place)
                let depth = radius0 + slope * place + rim - (ex * ex + ey * ey).squareRoot()
                guard depth > 0 else { continue }
                let pressed = UInt8(min(255, (depth * strength).rounded()))
                if pressed > row[x] { row[x] = pressed }
            }
        }
        return box
    }

    /// Pixels outside the outline at which the last trace is left.
    private static var rim: Double { 0.35 }
}
