extension CGPath {
    /// How far, in device pixels, straight pieces may lie from the curve of a filled shape. Chords of a circle all lie inside, by two
    /// thirds of this on the mean: with 1/256 an edge pixel stays within a step of 255, with 1/64 it would be off by two.
    internal static let flatness: CGFloat = 1.0 / 256
    /// The same for what is stroked, shared by the line and the pen's circle: what one side of a bend loses the other gains.
    internal static let strokeFlatness: CGFloat = 1.0 / 64

    /// The path as straight pieces no farther than `tolerance` from its curves. Elements with non-finite points are left out.
    ///
    /// A curve of which nothing can show inside `visible` becomes one line: its hull lies beyond one side of `visible`, so the
    /// shortcut changes neither pixels nor windings in there. O(pieces).
    internal final func flattened(tolerance: CGFloat, visible: CGRect? = nil) -> [Polyline] {
        var lines: [Polyline] = []
        var current: Polyline?
        for element in elements {
            switch element {
            case .move(let end):
                if let finished = current { lines.append(finished) }
                current = end.limited.map { Polyline(start: $0) }
            case .line(let end):
                if let end = end.limited { current?.append(end) }
            case .quadCurve(let end, let control):
                guard let start = current?.points.last, let end = end.limited, let control = control.limited else { continue }
                // The same curve one degree higher (degree elevation), so that one piece of code flattens both.
                let control1 = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
                let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                current?.append(curve: CubicCurve(start, control1, control2, end), tolerance: tolerance, visible: visible)
            case .curve(let end, let control1, let control2):
                guard let start = current?.points.last, let end = end.limited,
                      let control1 = control1.limited, let control2 = control2.limited else { continue }
                current?.append(curve: CubicCurve(start, control1, control2, end), tolerance: tolerance, visible: visible)
            case .closeSubpath:
                current?.isClosed = true
            }
        }
        if let finished = current { lines.append(finished) }
        return lines
    }
}

/// A cubic Bézier curve.
internal struct CubicCurve {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) { (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3) }

    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x, y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
    }

    /// The direction at the start: towards the first control point that is somewhere else.
    var startTangent: CGVector? { Self.direction(from: p0, to: p1) ?? Self.direction(from: p0, to: p2) ?? Self.direction(from: p0, to: p3) }

    var endTangent: CGVector? { Self.direction(from: p2, to: p3) ?? Self.direction(from: p1, to: p3) ?? Self.direction(from: p0, to: p3) }

    private static func direction(from a: CGPoint, to b: CGPoint) -> CGVector? {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : nil
    }

    /// Equal parameter steps that keep the chords within `tolerance`: n = √(d(d−1)/8 · max|Δ²P| / tolerance) with d = 3
    /// (G. Wang's bound, 1984; R. Goldman, "Pyramid Algorithms", 2003, section 5.6.3). At most 2,000.
    func pieces(tolerance: CGFloat) -> Int {
        let bend = max(
            hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? Int(max(1, min(2_000, count))) : 1
    }

    /// Whether the control points all lie beyond one side of `rect`.
    func isBeyond(_ rect: CGRect) -> Bool {
        (p0.x < rect.minX && p1.x < rect.minX && p2.x < rect.minX && p3.x < rect.minX)
            || (p0.x > rect.maxX && p1.x > rect.maxX && p2.x > rect.maxX && p3.x > rect.maxX)
            || (p0.y < rect.minY && p1.y < rect.minY && p2.y < rect.minY && p3.y < rect.minY)
            || (p0.y > rect.maxY && p1.y > rect.maxY && p2.y > rect.maxY && p3.y > rect.maxY)
    }
}

extension Polyline {
    internal mutating func append(curve: CubicCurve, tolerance: CGFloat, visible: CGRect?) {
        let count = visible.map(curve.isBeyond) == true ? 1 : curve.pieces(tolerance: tolerance)
        if count > 1, points.count == 1 { startTangent = curve.startTangent }
        for index in 1..<max(1, count) { append(curve.point(at: CGFloat(index) / CGFloat(count)), isSmooth: true) }
        append(curve.p3)
        if count > 1 { endTangent = curve.endTangent }
    }
}
