import CoreGraphics

/// A straight line from where the pointer went down, as Shift draws it.
public struct StraightLine: Equatable, Sendable {
    public let start: CGPoint
    /// The line keeps to multiples of `HandNumbers.lineAngle`.
    public let snaps: Bool

    public init(from start: CGPoint, snaps: Bool = false) { (self.start, self.snaps) = (start, snaps) }

    /// Where the line ends for a pointer: there, or the point nearest to it in one of the directions the line keeps to.
    public func end(for pointer: CGPoint) -> CGPoint {
        let (dx, dy) = (pointer.x - start.x, pointer.y - start.y)
        guard snaps, dx != 0 || dy != 0 else { return pointer }
        let steps = (atan2(dy, dx) / HandNumbers.lineAngle).rounded()
        // Level and upright lines are exact.
        if steps.truncatingRemainder(dividingBy: 12) == 0 { return CGPoint(x: pointer.x, y: start.y) }
        if steps.truncatingRemainder(dividingBy: 6) == 0 { return CGPoint(x: start.x, y: pointer.y) }
        let angle = steps * HandNumbers.lineAngle
        let along = dx * cos(angle) + dy * sin(angle)
        return CGPoint(x: start.x + along * cos(angle), y: start.y + along * sin(angle))
    }
}
