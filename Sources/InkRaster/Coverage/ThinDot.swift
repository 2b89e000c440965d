import CoreGraphics

/// A dot of less than a pixel: as a square of the same area.
struct ThinDot {
    let x: Double, y: Double, radius: Double

    /// - Returns: a box around the page pixels it may have changed.
    func cover(_ window: MaskWindow) -> PixelRect {
        let half = radius * Double.pi.squareRoot() / 2
        let (anchorX, anchorY) = (Stretch.anchor(x), Stretch.anchor(y))
        let (middleX, middleY) = (x - Double(anchorX), y - Double(anchorY))
        let near = PixelRect(x: anchorX - 2, y: anchorY - 2, width: 5, height: 5).intersection(window.pixels)
        for row in near.minY..<near.maxY {
            let high = Self.part(Double(row - anchorY) + 0.5 - middleY, half)
            let line = window.bytes + (row - window.pixels.minY) * window.stride - window.pixels.minX
            for column in near.minX..<near.maxX {
                let share = high * Self.part(Double(column - anchorX) + 0.5 - middleX, half)
                line[column] = max(line[column], UInt8((share * 255).rounded()))
            }
        }
        return near
    }

    /// How much of a pixel, along one axis, lies within `half` of a point that is `distance` from its middle.
    private static func part(_ distance: Double, _ half: Double) -> Double {
        max(0, min(distance + half, 0.5) - max(distance - half, -0.5))
    }
}
