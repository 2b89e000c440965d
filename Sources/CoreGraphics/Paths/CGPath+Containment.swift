extension CGPath {
    /// Whether filling the transformed path would cover `point`. Curves count as straight pieces within 1/1000 unit. O(pieces).
    public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        let path = transform.isIdentity ? self : applying(transform)
        // A curve whose hull does not reach the point's row cannot cross the ray from it.
        let row = CGRect(x: point.x, y: point.y, width: CGPoint.farthest * 2, height: 0)
        let winding = path.flattened(tolerance: 0.001, visible: row).windingNumber(around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }
}

extension [Polyline] {
    /// How often the subpaths, each closed, run around `point`, by counting crossings of the ray to its right.
    internal func windingNumber(around point: CGPoint) -> Int {
        var winding = 0
        for line in self {
            guard var from = line.points.last else { continue }
            for to in line.points {
                let isDown = from.y <= point.y && to.y > point.y
                let isUp = to.y <= point.y && from.y > point.y
                if isDown || isUp {
                    let x = from.x + (point.y - from.y) * (to.x - from.x) / (to.y - from.y)
                    if x > point.x { winding += isDown ? 1 : -1 }
                }
                from = to
            }
        }
        return winding
    }
}
