/// What windows are shown on: the main host window's inside, in points, and its pixels a point.
@MainActor
public final class UIScreen {
    public internal(set) var bounds: CGRect
    /// Device pixels a point. When it changes, every view is laid out and drawn again.
    public internal(set) var scale: CGFloat

    /// - Precondition: `scale` is positive.
    public init(bounds: CGRect, scale: CGFloat) {
        precondition(scale > 0, "a screen needs a positive scale, not \(scale)")
        (self.bounds, self.scale) = (bounds, scale)
    }

    /// The running application's.
    /// - Precondition: there is one.
    public static var main: UIScreen { UIApplication.shared.screen }
}
