/// Every number scrolling depends on, in one place, beside `TouchConstants`.
///
/// Lengths are points, times seconds. *Chosen* marks a number that no public source settles.
public enum ScrollConstants {
    /// How long content hears nothing of a finger that might be about to scroll, in seconds.
    /// Source: what users of `delaysContentTouches` measure (0.15 s).
    public static let contentDelay: TimeInterval = 0.15

    /// What is left of the velocity after a millisecond. Source: `UIScrollView.DecelerationRate.normal`.
    public static let normalDeceleration: CGFloat = 0.998

    /// Source: `UIScrollView.DecelerationRate.fast`.
    public static let fastDeceleration: CGFloat = 0.99

    /// The share of a finger's way that content beyond its edge follows at first (no unit). Source: the formula for rubber banding
    /// that is publicly known since 2012, (1 − 1 / (x · 0.55 / d + 1)) · d, which is x · d · c / (d + c · x) with c = 0.55.
    public static let bandStrength: CGFloat = 0.55

    /// The spring that brings content back, critically damped: its angular frequency in 1/s.
    /// Source: I. Lobanov, "How UIScrollView works": mass 1, stiffness 100, damping ratio 1, so √(100 / 1).
    public static let springFrequency: CGFloat = 10

    /// Motion is over when what is left of it is less than this, in device pixels. Source: the same article.
    public static let restDistance: CGFloat = 0.5

    /// How long an animated change of offset or zoom takes, in seconds. Chosen: what users measure of `setContentOffset(_:animated:)`.
    public static let animationDuration: TimeInterval = 0.3

    /// A drag within this angle of an axis, in radians, is locked to it where `isDirectionalLockEnabled` is on. Chosen: as a swipe's.
    public static let lockAngle: CGFloat = .pi / 6

    /// By how much the scale can seem to pass its limits, as a factor. Chosen.
    public static let zoomStretch: CGFloat = 2

    /// What a notch of a mouse wheel scrolls by, in points. Chosen: 53, as Chromium does on Linux.
    public static let wheelNotch: CGFloat = 53

    /// What a notch of a mouse wheel zooms by, as a factor, while Control is held. Chosen: three notches make it about 1.7.
    public static let wheelZoom: CGFloat = 1.2

    /// What an arrow key scrolls by, in points; a page leaves as much of the last one in sight. Chosen: as browsers do.
    public static let arrowStep: CGFloat = 40

    /// Between a view that was focused by key and the edge of what is shown, in points. Chosen: room for its focus ring.
    public static let focusMargin: CGFloat = 8

    // MARK: Indicators

    /// Thickness in points. Source: what iOS shows.
    public static let indicatorThickness: CGFloat = 3

    /// From the edges of the view, in points. Source: what iOS shows.
    public static let indicatorInset: CGFloat = 3

    /// The least length in points while content is within its limits. Chosen.
    public static let indicatorLength: CGFloat = 36

    /// The least length in points while content is beyond them. Chosen.
    public static let indicatorStub: CGFloat = 8

    /// How long indicators stay when nothing moves any more, in seconds. Chosen.
    public static let indicatorStay: TimeInterval = 0.5

    /// How long they take to fade, in seconds. Chosen.
    public static let indicatorFade: TimeInterval = 0.25
}
