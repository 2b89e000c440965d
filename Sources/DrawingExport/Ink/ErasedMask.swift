import CoreGraphics
import Ink
import InkRaster

/// Where erasers leave nothing of what was there before, asked for rectangles.
struct ErasedMask {
    private let box: PixelRect
    private let scale: Double
    /// How many pixels that are not erased completely lie above and left of each corner (a summed-area table; Crow, 1984).
    private let sums: [Int32]

    /// O(pixels + erasers).
    /// - Parameters:
    ///   - area: in points; outside everything counts as not erased.
    ///   - scale: pixels a point.
    init(_ erasers: [Stroke], area: CGRect, scale: Double) {
        let box = PixelRect(covering: area, scale: CGFloat(scale))
        (self.box, self.scale) = (box, scale)
        // What erases completely covers completely as a pen.
        let pens = erasers.compactMap { eraser in
            let pen = Brush(tool: .pen, color: .black, width: eraser.brush.width, model: eraser.brush.model)
            return Stroke(id: eraser.id, brush: pen, samples: eraser.samples)
        }
        guard !box.isEmpty else {
            sums = []
            return
        }
        let picture = DrawingBands(Drawing(strokes: pens), scale: CGFloat(scale)).render(box, paper: nil)
        let width = box.width + 1
        var sums = [Int32](repeating: 0, count: width * (box.height + 1))
        for y in 0..<box.height {
            var row: Int32 = 0
            for x in 0..<box.width {
                if picture.pixels[y * box.width + x] >> 24 != 255 { row += 1 }
                sums[(y + 1) * width + x + 1] = sums[y * width + x + 1] + row
            }
        }
        self.sums = sums
    }

    /// Whether nothing is left in a rectangle, nor right beside it. O(1).
    func hides(_ rect: CGRect) -> Bool {
        let part = PixelRect(covering: rect, scale: CGFloat(scale)).insetBy(-1).offsetBy(x: -box.minX, y: -box.minY)
        guard part.minX >= 0, part.minY >= 0, part.maxX <= box.width, part.maxY <= box.height, !part.isEmpty else { return false }
        let width = box.width + 1
        let (top, bottom) = (part.minY * width, part.maxY * width)
        return sums[bottom + part.maxX] - sums[bottom + part.minX] == sums[top + part.maxX] - sums[top + part.minX]
    }
}
