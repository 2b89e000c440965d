/// Straight pieces of one subpath.
internal struct Polyline {
    var points: [CGPoint]
    /// Whether the vertex of the same index lies inside one curve, where no visible corner may appear.
    var isSmooth: [Bool]
    var isClosed = false
    /// Where a curve begins or ends the line, its own direction there (unit vectors along the line): the first and last straight
    /// pieces are chords, and a wide pen's cap set square to a chord would stand askew.
    var startTangent: CGVector?
    var endTangent: CGVector?

    init(start: CGPoint) {
        points = [start]
        isSmooth = [false]
    }

    init(points: [CGPoint], isSmooth: [Bool], isClosed: Bool) {
        (self.points, self.isSmooth, self.isClosed) = (points, isSmooth, isClosed)
    }

    mutating func append(_ point: CGPoint, isSmooth smooth: Bool = false) {
        points.append(point)
        isSmooth.append(smooth)
        endTangent = nil
    }

    func applying(_ t: CGAffineTransform) -> Polyline {
        Polyline(points: points.map { $0.applying(t) }, isSmooth: isSmooth, isClosed: isClosed)
    }
}

extension CGPoint {
    /// Coordinates stop here: differences and products of such numbers stay finite, and a `Double` still resolves 1/8,000 of a unit.
    internal static let farthest: CGFloat = 0x1p40

    /// The point with coordinates limited to ±2⁴⁰; nil when one is NaN or infinite.
    internal var limited: CGPoint? {
        guard x.isFinite, y.isFinite else { return nil }
        let far = CGPoint.farthest
        if abs(x) <= far, abs(y) <= far { return self }
        return CGPoint(x: max(-far, min(far, x)), y: max(-far, min(far, y)))
    }
}

extension [Polyline] {
    /// Around all points; null when there are none.
    internal var boundingBox: CGRect {
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for line in self {
            for point in line.points {
                left = Swift.min(left, point.x)
                right = Swift.max(right, point.x)
                top = Swift.min(top, point.y)
                bottom = Swift.max(bottom, point.y)
            }
        }
        return left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
