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

    /// The strokes that something is seen of in a part of the page, and the erasers that took something of these away: those that were
    /// erased completely are in nothing that is handed on. O(ink that was erased).
    /// - Parameters:
    ///   - area: in points.
    ///   - scale: pixels a point at which it is looked.
    static func strokes(_ drawing: Drawing, in area: CGRect, scale: Double) -> [Stroke] {
        let all = Array(drawing.strokes), boxes = all.map { bounds($0) }
        let erasers = all.indices.filter { all[$0].brush.tool == .eraser }
        var isSeen = [Bool](repeating: false, count: all.count)
        for place in all.indices where all[place].brush.tool != .eraser && boxes[place].intersects(area) {
            let later = erasers.lazy.filter { $0 > place && boxes[$0].intersects(boxes[place]) }
            isSeen[place] = !isErased(all[place], by: later.map { all[$0] }, box: boxes[place].intersection(area), scale: scale)
        }
        for place in erasers {
            isSeen[place] = boxes[..<place].indices.contains { isSeen[$0] && all[$0].brush.tool != .eraser && boxes[$0].intersects(boxes[place]) }
        }
        return all.indices.filter { isSeen[$0] }.map { all[$0] }
    }

    /// - Parameter box: of the stroke, in points.
    private static func isErased(_ stroke: Stroke, by erasers: [Stroke], box: CGRect, scale: Double) -> Bool {
        guard !erasers.isEmpty else { return false }
        // Most strokes have a sample that no eraser came near.
        let reached = erasers.map { bounds($0) }
        let isNear = stroke.samples.allSatisfy { sample in
            reached.contains { $0.insetBy(dx: -1, dy: -1).contains(sample.position) } || !box.contains(sample.position)
        }
        guard isNear else { return false }
        let ink = Brush(tool: .pen, color: .black, width: stroke.brush.width, model: stroke.brush.model)
        guard let visible = Stroke(id: stroke.id, brush: ink, samples: stroke.samples) else { return true }
        let scale = Self.scale(for: box, atMost: scale)
        let pixels = PixelRect(covering: box, scale: scale)
        guard !pixels.isEmpty else { return true }
        let picture = DrawingBands(Drawing(strokes: [visible] + erasers), scale: scale).render(pixels, paper: nil)
        return picture.inkedBox.isEmpty
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
