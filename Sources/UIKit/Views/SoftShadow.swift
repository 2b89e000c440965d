/// A blurred copy of a view's rounded rectangle, shown behind it.
public struct SoftShadow: Hashable, Sendable {
    /// Where the shadow lies from the view, in points.
    public var offset: CGSize
    /// How wide the edge runs out, in points: twice the standard deviation of the Gaussian, as in CSS
    /// (CSS Backgrounds and Borders 3, "box-shadow") and Core Graphics.
    public var blur: CGFloat
    public var color: UIColor

    public init(offset: CGSize = .zero, blur: CGFloat, color: UIColor) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }

    /// By hand, because Foundation's `CGSize` is not hashable in Swift 6.0.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(offset.width)
        hasher.combine(offset.height)
        hasher.combine(blur)
        hasher.combine(color)
    }

    /// How many standard deviations the blur is drawn out to: beyond 3 less than half a step of 255 is left
    /// (1 − Φ(3) = 0.00135).
    internal static let reach: CGFloat = 3

    /// The standard deviation in points.
    internal var deviation: CGFloat { max(0, blur) / 2 }

    /// All that the shadow of `bounds` may colour, in the same coordinates. A point more than the reach, because the shadow of
    /// an upright view is moved to whole pixels.
    internal func extent(around bounds: CGRect) -> CGRect {
        let reach = deviation * SoftShadow.reach + 1
        return bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}
