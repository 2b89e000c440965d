import CoreGraphics

/// Where erasers leave nothing of what was there before, asked for rectangles.
struct ErasedMask {
    private let box: PixelRect
    private let scale: Double
    /// How many pixels of which something is left lie above and left of each corner (a summed-area table; Crow, 1984).
    private let sums: [Int32]

    /// O(pixels).
    /// - Parameters:
    ///   - box: page pixels; outside everything counts as not erased.
    ///   - scale: pixels a point.
    ///   - isErased: whether nothing is left in a pixel of it.
    init(_ box: PixelRect, scale: Double, isErased: (Int, Int) -> Bool) {
        (self.box, self.scale) = (box, scale)
        let width = box.width + 1
        var sums = [Int32](repeating: 0, count: width * (box.height + 1))
        for y in 0..<box.height {
            var row: Int32 = 0
            for x in 0..<box.width {
                if !isErased(box.minX + x, box.minY + y) { row += 1 }
                sums[(y + 1) * width + x + 1] = sums[y * width + x + 1] + row
            }
        }
        self.sums = sums
    }

    /// Whether anything is hidden at all.
    var isOfUse: Bool { sums.last.map { Int($0) < box.area } ?? false }

    /// Whether nothing is left in a rectangle, nor right beside it. O(1).
    func hides(_ rect: CGRect) -> Bool {
        let part = PixelRect(covering: rect, scale: CGFloat(scale)).insetBy(-1).offsetBy(x: -box.minX, y: -box.minY)
        guard part.minX >= 0, part.minY >= 0, part.maxX <= box.width, part.maxY <= box.height, !part.isEmpty else { return false }
        let width = box.width + 1
        let (top, bottom) = (part.minY * width, part.maxY * width)
        return sums[bottom + part.maxX] - sums[bottom + part.minX] == sums[top + part.maxX] - sums[top + part.minX]
    }
}
