import CoreGraphics

/// One reading of a finger, pen or mouse on the page, as the device gave it.
public struct InkSample: Equatable, Sendable {
    /// Page coordinates in points, y down.
    public var position: CGPoint
    /// Seconds on the event clock.
    public var time: TimeInterval
    /// 0…1; nil where the device reports none.
    public var pressure: CGFloat?

    public init(position: CGPoint, time: TimeInterval, pressure: CGFloat? = nil) {
        (self.position, self.time, self.pressure) = (position, time, pressure)
    }
}

extension InkSample {
    /// Farthest a sample may lie from the page's origin along either axis, in points.
    /// Beyond it lies no screen anybody has, and pixel arithmetic would lose its fractions.
    public static let farthestCoordinate: CGFloat = 1_000_000

    /// The sample as ink takes it, or nil when it is refused.
    ///
    /// Refused are positions that are not finite or lie beyond `farthestCoordinate`, and times that are not finite: a stroke goes on
    /// from the sample before to the sample after as if the refused one had never come. A pressure that is not finite counts as not
    /// reported; others are limited to 0…1.
    public var accepted: InkSample? {
        // Written so that NaN fails the comparison.
        guard abs(position.x) <= Self.farthestCoordinate, abs(position.y) <= Self.farthestCoordinate, time.isFinite else { return nil }
        var sample = self
        sample.pressure = pressure.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
        return sample
    }
}
