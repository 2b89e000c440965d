extension CGPath {
    /// The smallest rectangle around all points, control points included; null when the path is empty. O(elements).
    public final var boundingBox: CGRect {
        var box = PointBox()
        for element in elements { for point in element.points { box.add(point) } }
        return box.rect
    }

    /// The smallest rectangle around the path itself; null when the path is empty. O(elements).
    public final var boundingBoxOfPath: CGRect {
        var box = PointBox()
        var last = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end), .line(let end): box.add(end)
            case .quadCurve(let end, let control):
                let c1 = CGPoint(x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
                let c2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                box.add(CubicCurve(last, c1, c2, end))
            case .curve(let end, let control1, let control2): box.add(CubicCurve(last, control1, control2, end))
            case .closeSubpath: continue
            }
            last = element.points.last ?? last
        }
        return box.rect
    }
}

/// Grows around points; those that are not finite do not count.
private struct PointBox {
    private var left = CGFloat.infinity
    private var top = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var bottom = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }

    /// The ends and where a coordinate turns round: the roots of the derivative.
    mutating func add(_ curve: CubicCurve) {
        add(curve.p0)
        add(curve.p3)
        for t in turns(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x) + turns(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y) {
            add(curve.point(at: t))
        }
    }

    private func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // B'(t)/3 = a·t² + b·t + c
        let a = p3 - p0 + 3 * (p1 - p2), b = 2 * (p0 - 2 * p1 + p2), c = p1 - p0
        let root = (b * b - 4 * a * c).squareRoot()
        guard root.isFinite else { return [] }
        // The numerically stable pair (Press et al., "Numerical Recipes", 5.6): no difference of nearly equal numbers.
        let q = -0.5 * (b + (b < 0 ? -root : root))
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }

    var rect: CGRect {
        left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
