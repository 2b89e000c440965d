extension Capsule {
    /// Whether any of its points lies within `reach` of a segment. Exact but for rounding. O(1).
    ///
    /// The distance from the segment to the disc at t along the middle line is convex in t. Where its least value is neither at an end of
    /// the middle line nor closest to an end of the segment, the two cross.
    func isWithin(_ reach: Double, ofSegmentFrom ax: Double, _ ay: Double, to bx: Double, _ by: Double) -> Bool {
        distance(ax, ay) <= reach || distance(bx, by) <= reach
            || Self.distance(x0, y0, ax, ay, bx, by) - radius0 <= reach
            || Self.distance(x1, y1, ax, ay, bx, by) - radius1 <= reach
            || crosses(ax, ay, bx, by)
    }

    /// The distance of a point from the outline; negative inside.
    ///
    /// The disc nearest to the point has its centre where the middle line is met at the angle that the outline makes with it.
    func distance(_ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (x1 - x0, y1 - y0)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return ((x - x0) * (x - x0) + (y - y0) * (y - y0)).squareRoot() - radius0 }
        let sine = (radius0 - radius1) / length
        let along = ((x - x0) * dx + (y - y0) * dy) / length
        let across = abs((y - y0) * dx - (x - x0) * dy) / length
        let foot = max(0, min(length, along - across * sine / max(1e-300, 1 - sine * sine).squareRoot()))
        return ((along - foot) * (along - foot) + across * across).squareRoot() - (radius0 - sine * foot)
    }

    /// The distance of a point from a segment.
    private static func distance(_ x: Double, _ y: Double, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) -> Double {
        let (dx, dy) = (bx - ax, by - ay)
        let square = dx * dx + dy * dy
        let t = square > 0 ? max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
        let (ex, ey) = (ax + dx * t - x, ay + dy * t - y)
        return (ex * ex + ey * ey).squareRoot()
    }

    /// Whether the middle line and a segment cross somewhere inside both.
    private func crosses(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) -> Bool {
        func side(_ x: Double, _ y: Double, _ ox: Double, _ oy: Double, _ px: Double, _ py: Double) -> Double {
            (px - ox) * (y - oy) - (py - oy) * (x - ox)
        }
        return side(ax, ay, x0, y0, x1, y1) * side(bx, by, x0, y0, x1, y1) < 0
            && side(x0, y0, ax, ay, bx, by) * side(x1, y1, ax, ay, bx, by) < 0
    }
}
