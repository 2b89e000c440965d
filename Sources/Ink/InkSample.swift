import CoreGraphics

/// One reading of a finger, pen or mouse on the page, as the device gave it.
public struct InkSample: Hashable, Sendable {
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
