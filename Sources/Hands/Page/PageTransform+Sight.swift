import CoreGraphics

extension PageTransform {
    /// The nearest transform that shows some of the content: shifted the shortest way that makes the content's rectangle touch the
    /// window without its margin (`HandNumbers.sightMargin`, or half the window where that is less).
    ///
    /// It is for the end of a gesture: during one the page follows the fingers wherever they take it.
    /// - Parameter content: page coordinates; where there is none the page is left alone.
    public func inSight(_ content: CGRect, of window: CGSize) -> PageTransform {
        guard !content.isNull, !content.isInfinite, window.width > 0, window.height > 0 else { return self }
        let margin = HandNumbers.sightMargin
        let view = CGRect(origin: .zero, size: window)
            .insetBy(dx: min(margin, window.width / 2), dy: min(margin, window.height / 2))
        let shown = Quad(content, through: affine), seen = Quad(view, through: .identity)
        guard !shown.overlaps(seen), let way = shown.shortestWay(to: seen) else { return self }
        return shifted(by: way)
    }
}

/// A rectangle through a transform: four corners in order.
private struct Quad {
    let corners: [CGPoint]

    init(_ rect: CGRect, through transform: CGAffineTransform) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        self.corners = corners.map { $0.applying(transform) }
    }

    private var edges: [(CGPoint, CGPoint)] { (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) } }

    /// Whether they share more than a part in a million of a point, so that what was just moved to touch does not move again.
    func overlaps(_ other: Quad) -> Bool {
        // Convex shapes are apart exactly where the normal of some edge tells them apart. A rectangle without width has edges
        // without length; its other edges and the other rectangle's still tell.
        for (start, end) in edges + other.edges {
            let normal = CGVector(dx: end.y - start.y, dy: start.x - end.x)
            let length = hypot(normal.dx, normal.dy)
            guard length > 0 else { continue }
            let mine = reach(along: normal), others = other.reach(along: normal)
            if mine.upperBound < others.lowerBound - 1e-6 * length || others.upperBound < mine.lowerBound - 1e-6 * length { return false }
        }
        return true
    }

    private func reach(along normal: CGVector) -> ClosedRange<CGFloat> {
        let values = corners.map { $0.x * normal.dx + $0.y * normal.dy }
        return values.min()!...values.max()!
    }

    /// The shortest vector that makes this one touch the other, the two being apart.
    func shortestWay(to other: Quad) -> CGVector? {
        let mine = corners.flatMap { corner in other.edges.map { Self.way(from: corner, to: $0) } }
        let others = other.corners.flatMap { corner in
            edges.map { edge -> CGVector in
                let way = Self.way(from: corner, to: edge)
                return CGVector(dx: -way.dx, dy: -way.dy)
            }
        }
        return (mine + others).min { hypot($0.dx, $0.dy) < hypot($1.dx, $1.dy) }
    }

    private static func way(from point: CGPoint, to edge: (CGPoint, CGPoint)) -> CGVector {
        let (dx, dy) = (edge.1.x - edge.0.x, edge.1.y - edge.0.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? ((point.x - edge.0.x) * dx + (point.y - edge.0.y) * dy) / square : 0
        let part = min(1, max(0, along))
        return CGVector(dx: edge.0.x + part * dx - point.x, dy: edge.0.y + part * dy - point.y)
    }
}
