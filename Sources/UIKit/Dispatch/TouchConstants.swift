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

    // MARK: Gestures

    /// Longest press that is a tap, in seconds. Source: the tap recognizer's behaviour, as measured by its users.
    public static let tapDuration: TimeInterval = 0.75

    /// Shortest press that is a long one, in seconds. Source: the long-press recognizer's documented default.
    public static let longPressDuration: TimeInterval = 0.5

    /// How far a finger may move before a long press begins, in points. Source: the long-press recognizer's documented default.
    public static let longPressMovement: CGFloat = 10

    /// How far the middle of the fingers moves before a pan begins, in points. Source: the distance users of the pan recognizer report.
    public static let panDistance: CGFloat = 10

    /// How far two fingers come together or part before a pinch begins, in points. Chosen.
    public static let pinchDistance: CGFloat = 8

    /// How long an arc one of two fingers describes about the other before a rotation begins, in points. Chosen: as for a pinch.
    public static let rotationArc: CGFloat = 8

    /// Two fingers closer than this, in points, have no distance to speak of and no direction. Chosen: below what panels can tell.
    public static let fingerSeparation: CGFloat = 1

    /// Longest swipe, in seconds. Chosen.
    public static let swipeDuration: TimeInterval = 0.5

    /// Shortest swipe, in points along its direction. Chosen.
    public static let swipeDistance: CGFloat = 50

    /// How far a swipe may stray from its direction, in radians. Chosen.
    public static let swipeAngle: CGFloat = .pi / 6

    /// A velocity is that of the last so many seconds, and nothing when nothing moved for so long.
    /// Chosen: about ten samples of a panel at 100 Hz.
    public static let velocityWindow: TimeInterval = 0.1

    /// No velocity comes of samples that lie closer together than this, in seconds. Chosen: the finest step of host times.
    public static let velocitySpan: TimeInterval = 0.001

    /// A finger of which nothing was heard for so long, in seconds, has no part in a gesture that another finger starts until it moves.
    /// Chosen: a finger that rests on a real panel is heard of many times a second.
    public static let fingerSilence: TimeInterval = 3

    /// After its window has got another size or scale, a contact that is suddenly farther away than this, in points, has not moved there.
    /// Chosen: what a quick finger does between two samples, and far less than a screen's turn displaces most of it.
    public static let leap: CGFloat = 32

    /// How far ahead touches are predicted, in seconds at most. Chosen: a frame or two of a display at 60 Hz.
    public static let predictionSpan: TimeInterval = 0.025
}
