import CoreGraphics
import Ink
import InkRaster

/// What erasers leave of ink that was there before them, pixel by pixel; they are added from the last one back.
struct ErasedPixels {
    /// Pixels of the page.
    let box: PixelRect
    /// Pixels a point.
    let scale: Double
    /// 255 where nothing was erased, 0 where nothing is left. Empty as long as nothing was erased.
    private var left: [UInt8] = []

    /// Pixels that are rendered at a time.
    private static let slice = 1 << 20

    /// - Parameter area: in points; beyond it nothing is looked at.
    init(area: CGRect, scale: Double) { (box, self.scale) = (PixelRect(covering: area, scale: CGFloat(scale)), scale) }

    /// O(pixels of the eraser's box).
    mutating func add(_ eraser: Stroke, bounds: CGRect) {
        let part = pixels(bounds)
        guard !part.isEmpty, let pen = eraser.asPen else { return }
        if left.isEmpty { left = Array(repeating: 255, count: box.area) }
        Self.render(pen, part, scale) { x, y, covered in
            let place = (y - box.minY) * box.width + x - box.minX
            left[place] = UInt8(Premultiplied.multiply(UInt32(left[place]), 255 - covered))
        }
    }

    /// Whether nothing of a line is left. O(pixels of its box).
    func hideAll(of stroke: Stroke, bounds: CGRect) -> Bool {
        guard !left.isEmpty, let pen = stroke.asPen else { return false }
        var isHidden = true
        Self.render(pen, pixels(bounds), scale) { x, y, _ in
            if left[(y - box.minY) * box.width + x - box.minX] > 0 { isHidden = false }
        }
        return isHidden
    }

    /// What is left in a part of the page. O(its pixels).
    /// - Returns: nil where nothing was erased.
    func mask(_ bounds: CGRect) -> ErasedMask? {
        let part = pixels(bounds)
        guard !left.isEmpty, !part.isEmpty else { return nil }
        return ErasedMask(part, scale: scale) { x, y in left[(y - box.minY) * box.width + x - box.minX] == 0 }
    }

    /// What a rectangle in points touches, with room around it, so that its own edges are no reason to count as seen.
    private func pixels(_ bounds: CGRect) -> PixelRect {
        PixelRect(covering: bounds, scale: CGFloat(scale)).insetBy(-3).intersection(box)
    }

    /// - Parameter body: is called with every pixel that the line covers, and how much of it: 1…255.
    private static func render(_ pen: Stroke, _ part: PixelRect, _ scale: Double, _ body: (Int, Int, UInt32) -> Void) {
        guard !part.isEmpty else { return }
        let bands = DrawingBands(Drawing(strokes: [pen]), scale: CGFloat(scale))
        let height = max(1, slice / part.width)
        for top in stride(from: part.minY, to: part.maxY, by: height) {
            let rect = PixelRect(minX: part.minX, minY: top, maxX: part.maxX, maxY: min(part.maxY, top + height))
            let picture = bands.render(rect, paper: nil)
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    let covered = picture.pixels[y * rect.width + x] >> 24
                    if covered > 0 { body(rect.minX + x, rect.minY + y, covered) }
                }
            }
        }
    }
}

extension Stroke {
    /// The same line in black ink.
    fileprivate var asPen: Stroke? {
        Stroke(id: id, brush: Brush(tool: .pen, color: .black, width: brush.width, model: brush.model), samples: samples)
    }
}
