import Foundation
import Ink

/// The outline of one stretch of a line of changing width: round one end, along a tangent, round the other end and back. O(1).
struct Outline {
    /// Clockwise on the screen, angles in radians.
    struct Arc {
        let x: Double, y: Double, radius: Double
        let from: Double, to: Double

        fileprivate init(_ point: PathPoint, from: Double, to: Double) {
            (x, y, radius) = (point.x, point.y, point.radius)
            (self.from, self.to) = (from, to)
        }
    }

    /// To be joined by straight lines: the end's and the start's, or one circle where one end holds the other.
    let arcs: [Arc]

    init(_ start: PathPoint, _ end: PathPoint) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot(), difference = start.radius - end.radius
        guard length > abs(difference) else {
            arcs = [Arc(difference >= 0 ? start : end, from: 0, to: 2 * .pi)]
            return
        }
        // Tangents touch where the radius is square to them.
        let angle = atan2(dy, dx), side = acos(difference / length)
        arcs = [Arc(end, from: angle - side, to: angle + side), Arc(start, from: angle + side, to: angle - side + 2 * .pi)]
    }
}
