import CoreGraphics
import Ink
import InkRaster

/// What of a drawing is seen.
enum VisibleInk {
    /// Pixels at most that are looked at to answer a question. Chosen: 16 MB.
    private static let mostPixels = 4_000_000.0

    /// The smallest rectangle around the ink in points, rounded outwards to pixels; nil where none is seen. O(ink).
    static func bounds(_ drawing: Drawing) -> CGRect? {
        let ink = drawing.strokes.filter { $0.brush.tool != .eraser }
        guard ink.count < drawing.strokes.count else { return ink.reduce(CGRect.null) { $0.union(bounds($1)) }.asOptional }
        // What erasers leave of it only pixels tell.
        let all = ink.reduce(CGRect.null) { $0.union(bounds($1)) }
        guard let all = all.asOptional else { return nil }
        let scale = scale(for: all, atMost: 1), bands = DrawingBands(drawing, scale: scale)
        let box = PixelRect(covering: all, scale: scale)
        var seen = PixelRect.empty
        for top in stride(from: box.minY, to: box.maxY, by: DrawingBands.bandHeight) {
            let part = PixelRect(minX: box.minX, minY: top, maxX: box.maxX, maxY: min(box.maxY, top + DrawingBands.bandHeight))
            seen = seen.union(bands.render(part, paper: nil).inkedBox.offsetBy(x: part.minX, y: part.minY))
        }
        return seen.isEmpty ? nil : seen.rect(scale: scale)
    }

    /// The strokes that something is seen of in a part of the page, and the erasers that took something of these away. What was erased is
    /// in nothing that is handed on: a stroke that was erased in part is only what is left of it. O(ink + pixels around erased ink).
    /// - Parameters:
    ///   - area: in points.
    ///   - scale: pixels a point at which it is looked.
    static func strokes(_ drawing: Drawing, in area: CGRect, scale: Double) -> [Stroke] {
        let all = Array(drawing.strokes), boxes = all.map { bounds($0) }
        let erasers = all.indices.filter { all[$0].brush.tool == .eraser }
        var seen: [[Stroke]] = Array(repeating: [], count: all.count)
        for place in all.indices where all[place].brush.tool != .eraser && boxes[place].intersects(area) {
            let later = erasers.filter { $0 > place && boxes[$0].intersects(boxes[place]) }
            seen[place] = remains(of: all[place], after: later.map { all[$0] }, box: boxes[place], area: area, scale: scale)
        }
        for place in erasers where boxes[..<place].indices.contains(where: { !seen[$0].isEmpty && boxes[$0].intersects(boxes[place]) }) {
            seen[place] = [all[place]]
        }
        return seen.flatMap { $0 }
    }

    /// - Parameter box: of the stroke, in points.
    private static func remains(of stroke: Stroke, after erasers: [Stroke], box: CGRect, area: CGRect, scale: Double) -> [Stroke] {
        guard !erasers.isEmpty else { return [stroke] }
        let scale = Double(Self.scale(for: box, atMost: scale))
        let seen = PixelRect(covering: box.intersection(area), scale: CGFloat(scale))
        let ink = Brush(tool: .pen, color: .black, width: stroke.brush.width, model: stroke.brush.model)
        guard !seen.isEmpty, let black = Stroke(id: stroke.id, brush: ink, samples: stroke.samples) else { return [] }
        let picture = DrawingBands(Drawing(strokes: [black] + erasers), scale: CGFloat(scale)).render(seen, paper: nil)
        guard !picture.inkedBox.isEmpty else { return [] }
        // With room around it, so that its own edges are no reason to count as seen.
        return stroke.pieces(hiddenBy: ErasedMask(erasers, area: box.insetBy(dx: CGFloat(-3 / scale), dy: CGFloat(-3 / scale)), scale: scale))
    }

    /// Around the line as it is modelled, in points.
    static func bounds(_ stroke: Stroke) -> CGRect {
        stroke.path.reduce(CGRect.null) { box, point in
            let (x, y, radius) = (CGFloat(point.x), CGFloat(point.y), CGFloat(point.radius))
            return box.union(CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    private static func scale(for box: CGRect, atMost scale: Double) -> CGFloat {
        let pixels = Double(box.width) * Double(box.height) * scale * scale
        return CGFloat(pixels > mostPixels ? scale * (mostPixels / pixels).squareRoot() : scale)
    }
}

extension CGRect {
    fileprivate var asOptional: CGRect? { isNull || isEmpty ? nil : self }
}

extension PixelBuffer {
    /// The smallest box around all pixels that are not transparent. O(pixels).
    fileprivate var inkedBox: PixelRect {
        var box = PixelRect.empty
        for y in 0..<height {
            let row = pixels + y * width
            guard let first = (0..<width).first(where: { row[$0] != 0 }), let last = (0..<width).last(where: { row[$0] != 0 }) else {
                continue
            }
            box = box.union(PixelRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
        }
        return box
    }
}
