import CoreGraphics
import Ink
import InkRaster

/// What of a drawing is seen.
enum VisibleInk {
    /// Pixels at most that are looked at to answer a question. Chosen: 16 million, a screen of the largest kind.
    private static let mostPixels = 16_000_000.0

    /// The smallest rectangle around pictures and ink in points, where erasers are rounded outwards to pixels; nil where nothing is seen.
    /// O(ink).
    static func bounds(_ drawing: Drawing) -> CGRect? {
        (inkBounds(drawing) ?? .null).union(drawing.pictureBounds).asOptional
    }

    private static func inkBounds(_ drawing: Drawing) -> CGRect? {
        let ink = drawing.strokes.filter { $0.brush.tool != .eraser }
        guard ink.count < drawing.strokes.count else { return ink.reduce(CGRect.null) { $0.union(bounds($1)) }.asOptional }
        // What erasers leave of it only pixels tell.
        let all = ink.reduce(CGRect.null) { $0.union(bounds($1)) }
        guard let all = all.asOptional else { return nil }
        let scale = scale(for: all, atMost: 1), bands = DrawingBands(Drawing(strokes: drawing.strokes), scale: scale)
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
        var erased = ErasedPixels(area: area, scale: Double(Self.scale(for: area, atMost: scale))), erasers: [CGRect] = []
        var seen: [[Stroke]] = Array(repeating: [], count: all.count)
        // From the top down: what is met first came last.
        for place in all.indices.reversed() where boxes[place].intersects(area) {
            let stroke = all[place], box = boxes[place]
            if stroke.brush.tool == .eraser {
                erased.add(stroke, bounds: box)
                erasers.append(box)
            } else if !erasers.contains(where: { $0.intersects(box) }) {
                seen[place] = [stroke]
            } else if !erased.hideAll(of: stroke, bounds: box) {
                let mask = erased.mask(box).flatMap { $0.isOfUse ? $0 : nil }
                seen[place] = mask.map { stroke.pieces(hiddenBy: $0) } ?? [stroke]
            }
        }
        for place in all.indices where all[place].brush.tool == .eraser {
            let reached = boxes[..<place].indices.contains { !seen[$0].isEmpty && boxes[$0].intersects(boxes[place]) }
            if reached { seen[place] = [all[place]] }
        }
        return seen.flatMap { $0 }
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
        let wanted = pixels > mostPixels ? scale * (mostPixels / pixels).squareRoot() : scale
        return max(InkPage.scales.lowerBound, CGFloat(wanted))
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
