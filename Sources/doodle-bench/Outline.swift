import Foundation
import Ink

/// A line of changing width as one closed outline: up one side, round the end, down the other side, round the start.
struct Outline {
    /// Half a circle, clockwise on the screen from an angle in radians on.
    struct Cap {
        let x: Double, y: Double, radius: Double, from: Double
    }

    private(set) var left: [(Double, Double)] = []
    private(set) var right: [(Double, Double)] = []
    private(set) var start: Cap?
    private(set) var end: Cap?

    /// Each point's sides lie square to the mean direction of the stretches on both sides of it. O(points).
    init(_ path: [PathPoint]) {
        for (place, point) in path.enumerated() {
            let before = path[max(0, place - 1)], after = path[min(path.count - 1, place + 1)]
            let angle = atan2(after.y - before.y, after.x - before.x)
            let (dx, dy) = (-sin(angle) * point.radius, cos(angle) * point.radius)
            left.append((point.x - dx, point.y - dy))
            right.append((point.x + dx, point.y + dy))
            let cap = { (from: Double) in Cap(x: point.x, y: point.y, radius: point.radius, from: from) }
            if place == 0 { start = cap(angle + .pi / 2) }
            if place == path.count - 1 { end = cap(angle - .pi / 2) }
        }
    }
}
