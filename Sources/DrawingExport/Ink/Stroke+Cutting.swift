import CoreGraphics
import Ink

extension Stroke {
    /// What is seen of the line where erasers went over it later: pieces that end where they are hidden, with nothing in them of the way
    /// between. The line itself where nothing of it is hidden, or where its pieces would darken each other.
    ///
    /// A piece has the points of the modelled line as its samples. Where the line is as wide as its brush everywhere that is the same
    /// line; where it is not, their pressures give the width, to about a hundredth of it.
    /// O(points).
    func pieces(hiddenBy mask: ErasedMask) -> [Stroke] {
        let points = path
        guard points.count > 1 else { return [self] }
        var runs: [[PathPoint]] = [], isOpen = false
        for (a, b) in zip(points, points.dropFirst()) {
            if mask.hides(Self.box(a).union(Self.box(b))) {
                isOpen = false
            } else if isOpen {
                runs[runs.count - 1].append(b)
            } else {
                runs.append([a, b])
                isOpen = true
            }
        }
        // Whatever is left is the whole line, or the box around it was too generous: then it stays as it is.
        guard runs.count != 1 || runs[0].count < points.count, !runs.isEmpty, !isTransparent || !Self.overlap(runs) else { return [self] }
        return runs.compactMap { piece($0) }
    }

    private var isTransparent: Bool { brush.color.alpha < 255 || brush.tool == .highlighter || brush.tool == .pencil }

    private static func box(_ point: PathPoint) -> CGRect {
        let (x, y, radius) = (CGFloat(point.x), CGFloat(point.y), CGFloat(point.radius))
        return CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }

    private static func overlap(_ runs: [[PathPoint]]) -> Bool {
        let boxes = runs.map { $0.reduce(CGRect.null) { $0.union(box($1)) } }
        return boxes.indices.contains { place in boxes[..<place].contains { $0.intersects(boxes[place]) } }
    }

    private func piece(_ points: [PathPoint]) -> Stroke? {
        let full = Double(brush.width) / 2
        let isEven = points.allSatisfy { $0.radius == full }
        var model = ModelOptions.plain
        if !isEven { (model.pressure, model.slope) = (1, ModelOptions.Key.slope.range.upperBound) }
        let samples = points.enumerated().map { number, point in
            // So slow that each pressure is measured where it stands.
            InkSample(
                position: CGPoint(x: point.x, y: point.y), time: Double(number) * 0.1,
                pressure: isEven ? nil : CGFloat(max(0.001, point.radius / full)))
        }
        return Stroke(id: id, brush: Brush(tool: brush.tool, color: brush.color, width: brush.width, model: model), samples: samples)
    }
}
