/// What windows are shown on: the main host window's inside, in points, and its pixels a point.
@MainActor
public final class UIScreen {
    public internal(set) var bounds: CGRect
    /// Device pixels a point. When it changes, every view is laid out and drawn again.
    public internal(set) var scale: CGFloat

    /// How often the display shows a new picture: the rate of animations. The same whenever a log is played, or it would not play the same.
    public let maximumFramesPerSecond: Int

    /// - Precondition: `scale` and `maximumFramesPerSecond` are positive.
    public init(bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
        precondition(scale > 0, "a screen needs a positive scale, not \(scale)")
        precondition(maximumFramesPerSecond > 0, "a screen shows at least one frame a second, not \(maximumFramesPerSecond)")
        (self.bounds, self.scale, self.maximumFramesPerSecond) = (bounds, scale, maximumFramesPerSecond)
    }

    /// The running application's.
    /// - Precondition: there is one.
    public static var main: UIScreen { UIApplication.shared.screen }
}
