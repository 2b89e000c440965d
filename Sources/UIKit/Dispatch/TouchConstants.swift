/// Every number the touch half depends on, in one place, so that someone with a device can correct them.
///
/// Lengths are points, times seconds. *Chosen* marks a number that no public source settles.
public enum TouchConstants {
    /// Longest pause between a tap's end and the next landing that continues it, in seconds.
    /// Source: the tap recognizer's documented multi-tap behaviour, as measured by its users.
    public static let tapInterval: TimeInterval = 0.35

    /// How far from the previous tap's end the next landing may be, in points. Source: the tap recognizer's allowance for movement.
    public static let tapRadius: CGFloat = 45

    /// A finger that was ever farther than this from where it landed, in points, was not tapping.
    /// Chosen: the tap recognizer's allowance, so that a recognized tap never has a tap count of 0.
    public static let tapSlop: CGFloat = 45

    /// How far outside its bounds a control still counts as touched once it tracks a finger, in points on each side.
    /// Source: the distance users of UIControl report.
    public static let controlReach: CGFloat = 70

    /// The least side of what a finger can hit on a button, switch, slider or segmented control, in points.
    /// Source: Apple's Human Interface Guidelines.
    public static let smallestTarget: CGFloat = 44

    /// A finger that goes this far sideways on a switch takes the knob along, in points; one that stays closer taps it.
    /// Chosen: half the way the knob has, so that a tap that slips towards the other side does what a drag as long does.
    public static let switchDrag: CGFloat = 10

    /// What an arrow key or an assistive program changes a slider by, as a part of its range. Chosen.
    public static let sliderStep: Float = 0.05

    /// What Page Up and Page Down change a slider by, as a part of its range. Chosen.
    public static let sliderPage: Float = 0.25

    /// `UITouch.majorRadius` of a finger, in points. Chosen: about half a fingertip; the hosts report no contact size.
    public static let fingerRadius: CGFloat = 20

    /// `UITouch.majorRadius` of a pen or mouse, in points. Chosen: both point at one place.
    public static let pointRadius: CGFloat = 0.5

    /// `UITouch.maximumPossibleForce` where the device reports pressure (no unit).
    /// Chosen: the device's own 0…1 range, so that a pressure comes back out of a touch bit for bit. iOS reports larger values.
    public static let maximumForce: CGFloat = 1
}
