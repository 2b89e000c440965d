import CoreGraphics

/// All points within a radius of a segment, the radius going linearly from one end to the other: what a round pen leaves on its way
/// from sample to sample. Device pixels; with both ends in one place it is a disc.
public struct Capsule: Hashable, Sendable {
    public let x0: Double
    public let y0: Double
    public let radius0: Double
    public let x1: Double
    public let y1: Double
    public let radius1: Double
    /// Whether the disc at the first end is part of it. In a path only the first stretch needs it: what comes after starts where the one
    /// before has ended round.
    public let startsRound: Bool
    /// Within how many pixels of its outline it is not pressed fully (`press`); 0 for ink, which covers or does not.
    public let softness: Double

    /// Ends of which one swallows the other become a disc.
    /// - Precondition: everything is finite and radii are not negative.
    public init(
        x0: Double, y0: Double, radius0: Double, x1: Double, y1: Double, radius1: Double, startsRound: Bool = true, softness: Double = 0
    ) {
        (self.startsRound, self.softness) = (startsRound, softness)
        let (dx, dy) = (x1 - x0, y1 - y0)
        let difference = radius0 - radius1
        if dx * dx + dy * dy > difference * difference {
            (self.x0, self.y0, self.radius0, self.x1, self.y1, self.radius1) = (x0, y0, radius0, x1, y1, radius1)
        } else {
            let (x, y, radius) = radius0 >= radius1 ? (x0, y0, radius0) : (x1, y1, radius1)
            (self.x0, self.y0, self.radius0, self.x1, self.y1, self.radius1) = (x, y, radius, x, y, radius)
        }
    }

    /// How far beyond its box a pixel centre may still get coverage: half a pixel, less what rounding to bytes swallows (half of 1/255,
    /// with room for the last digit of a `Float`).
    @inline(__always)
    static var fringe: Double { 0.498_5 }

    /// The same across a slanted outline, and how far inside it a pixel may lack coverage: half a pixel's diagonal.
    @inline(__always)
    static var slantedFringe: Double { 0.7072 }

    /// The box around everything that gets coverage.
    var minX: Double { min(x0 - radius0, x1 - radius1) - Self.fringe }
    var minY: Double { min(y0 - radius0, y1 - radius1) - Self.fringe }
    var maxX: Double { max(x0 + radius0, x1 + radius1) + Self.fringe }
    var maxY: Double { max(y0 + radius0, y1 + radius1) + Self.fringe }

    /// The pixels of that box. Coordinates are limited to ±2³⁰.
    var pixelBox: PixelRect {
        let limit = 1_073_741_824.0
        func whole(_ value: Double) -> Int { Int(max(-limit, min(limit, value))) }
        return PixelRect(
            minX: whole(minX.rounded(.down)), minY: whole(minY.rounded(.down)),
            maxX: whole(maxX.rounded(.up)), maxY: whole(maxY.rounded(.up)))
    }
}
