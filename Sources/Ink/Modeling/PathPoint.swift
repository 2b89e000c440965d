/// One point of modelled ink: where the middle of the line runs and how far the ink reaches from it. Page coordinates in points.
///
/// What is drawn is the tapered capsule from each point to the next, and a disc where there is one point only.
public struct PathPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    /// Half the line's width here; never negative.
    public var radius: Double

    public init(x: Double, y: Double, radius: Double) { (self.x, self.y, self.radius) = (x, y, radius) }
}
