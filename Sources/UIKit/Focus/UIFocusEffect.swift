/// How a focused view is marked.
@MainActor
open class UIFocusEffect {
    public init() {}
}

/// A ring around a rounded rectangle, drawn outside of it. Immutable.
@MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
    /// What the ring goes around, in the view's bounds coordinates.
    public let roundedRect: CGRect
    /// In points; the ring's own corners are rounder by its distance.
    public let cornerRadius: CGFloat
    /// Nil: the view's tint colour.
    public let color: UIColor?

    public init(roundedRect: CGRect, cornerRadius: CGFloat, color: UIColor? = nil) {
        (self.roundedRect, self.cornerRadius, self.color) = (roundedRect, max(0, cornerRadius), color)
    }

    /// Width of the ring in points. Source: the look and feel.
    internal static let width: CGFloat = 2
    /// Between the rectangle and the ring, in points. Source: the look and feel.
    internal static let offset: CGFloat = 2

    /// All that the ring may colour, in bounds coordinates. A point and a half more than its size, because both its distance and
    /// its width are rounded to whole pixels (2.5 of them to 3 at a scale of 1.25), as is the rectangle.
    internal var extent: CGRect {
        let reach = UIFocusHaloEffect.offset + UIFocusHaloEffect.width + 1.5
        return roundedRect.insetBy(dx: -reach, dy: -reach)
    }
}
