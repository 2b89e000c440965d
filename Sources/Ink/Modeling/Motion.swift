/// A point of the smoothed path and how the hand moved there.
struct Motion: Hashable, Sendable {
    var x: Double
    var y: Double
    /// Seconds since the stroke's first sample.
    var time: Double
    var pressure: Double
    /// Points a second, over the path as the samples have it.
    var speed: Double
    /// The direction it moves in, of any length; zero where it does not move.
    var directionX: Double
    var directionY: Double
}
