import Ink

/// A modelled line as SVG: what a round pen leaves on its way from point to point, as `Capsule` paints it.
enum SVGPath {
    /// The middle of a line that is as wide everywhere; nil where it is not, or is a dot. O(points).
    static func middle(_ points: [PathPoint]) -> (data: [UInt8], width: Double)? {
        guard let first = points.first, points.contains(where: { $0.x != first.x || $0.y != first.y }),
              points.allSatisfy({ abs($0.radius - first.radius) < 1e-9 }) else { return nil }
        var data: [UInt8] = []
        for (place, point) in points.enumerated() { data.append(place == 0 ? "M" : "L", point.x, point.y) }
        return (data, 2 * first.radius)
    }

    /// The outline of a line of any widths, to be filled by the rule `nonzero`: one closed part from each point to the next, all going
    /// round the same way, so that they add up to one shape. O(points).
    /// - Parameter inset: how much narrower on either side it becomes; parts that vanish are left out.
    static func outline(_ points: [PathPoint], inset: Double = 0) -> [UInt8] {
        var data: [UInt8] = []
        if points.count == 1, let only = points.first, only.radius > inset { appendDisc(only, inset, to: &data) }
        for (a, b) in zip(points, points.dropFirst()) {
            guard max(a.radius, b.radius) > inset else { continue }
            appendPart(a, max(0, a.radius - inset), b, max(0, b.radius - inset), to: &data)
        }
        return data
    }

    private static func appendPart(_ a: PathPoint, _ r0: Double, _ b: PathPoint, _ r1: Double, to data: inout [UInt8]) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > abs(r0 - r1) else { return appendDisc(r0 >= r1 ? a : b, (r0 >= r1 ? a : b).radius - max(r0, r1), to: &data) }
        let (ux, uy) = (dx / length, dy / length)
        // Where both discs have a common tangent: square to it, at this angle to the way.
        let sine = (r0 - r1) / length, cosine = (1 - sine * sine).squareRoot()
        let (leftX, leftY) = (ux * sine - uy * cosine, uy * sine + ux * cosine)
        let (rightX, rightY) = (ux * sine + uy * cosine, uy * sine - ux * cosine)
        data.append("M", a.x + leftX * r0, a.y + leftY * r0)
        data.append("L", b.x + leftX * r1, b.y + leftY * r1)
        appendArc(r1, isLarge: sine < 0, b.x + rightX * r1, b.y + rightY * r1, to: &data)
        data.append("L", a.x + rightX * r0, a.y + rightY * r0)
        appendArc(r0, isLarge: sine > 0, a.x + leftX * r0, a.y + leftY * r0, to: &data)
        data.append("Z")
    }

    private static func appendDisc(_ point: PathPoint, _ inset: Double, to data: inout [UInt8]) {
        let radius = point.radius - inset
        guard radius > 0 else { return }
        data.append("M", point.x + radius, point.y)
        appendArc(radius, isLarge: false, point.x - radius, point.y, to: &data)
        appendArc(radius, isLarge: false, point.x + radius, point.y, to: &data)
        data.append("Z")
    }

    /// Against the direction in which angles grow, as all of them.
    private static func appendArc(_ radius: Double, isLarge: Bool, _ x: Double, _ y: Double, to data: inout [UInt8]) {
        // An arc without a radius is a straight line by the specification (SVG 1.1, F.6.2).
        data.append("A", radius, radius)
        data.append(isLarge ? " 0 1 0" : " 0 0 0")
        data.append(" ", x, y)
    }
}
