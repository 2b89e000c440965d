import Foundation

/// A line that a finger or the mouse is made to follow, in window points.
struct PlayedPath {
    var points: [CGPoint]

    init(_ points: [CGPoint]) { self.points = points }

    init(from start: (Double, Double), to end: (Double, Double)) {
        self.init([CGPoint(x: start.0, y: start.1), CGPoint(x: end.0, y: end.1)])
    }

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    /// The point a fraction of the way along, 0…1.
    func point(at fraction: Double) -> CGPoint {
        var rest = fraction * length
        for (a, b) in zip(points, points.dropFirst()) {
            let piece = a.distance(to: b)
            if rest <= piece, piece > 0 { return a.towards(b, rest / piece) }
            rest -= piece
        }
        return end
    }

    /// Points no more than `step` apart, both ends among them.
    func samples(every step: Double) -> [CGPoint] {
        let count = max(1, Int((length / step).rounded(.up)))
        return (0...count).map { point(at: Double($0) / Double(count)) }
    }

    func distance(to point: CGPoint) -> Double {
        guard points.count > 1 else { return start.distance(to: point) }
        return zip(points, points.dropFirst()).map { point.distance(toSegment: $0, $1) }.min() ?? .infinity
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double { hypot(Double(x - other.x), Double(y - other.y)) }

    func towards(_ other: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    func moved(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }

    func distance(toSegment a: CGPoint, _ b: CGPoint) -> Double {
        let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
        let square = dx * dx + dy * dy
        guard square > 0 else { return distance(to: a) }
        let along = min(1, max(0, (Double(x - a.x) * dx + Double(y - a.y) * dy) / square))
        return distance(to: a.towards(b, along))
    }
}
