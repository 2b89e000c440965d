/// A finger, pen or mouse button from landing to lift: one object, changed in place.
///
/// `window` and `view` are those it landed on, wherever it moves. A landing that continues a tap is the same object again;
/// otherwise it is over with its lift (on iOS objects are reported to live on and be reused; keep none past the delivery there).
@MainActor
public final class UITouch {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case pencil = 2
        /// The mouse's left button.
        case indirectPointer = 3
    }

    /// Why a touch was cancelled, which decides what to do with what it began.
    public enum CancellationReason: Sendable {
        /// It turned out to mean something else: take back what it did.
        case claimed
        /// It was cut short (focus, window, device, view or program went away): keep what it did.
        case interrupted
    }

    public internal(set) var phase: Phase = .began
    /// Seconds on the event clock.
    public internal(set) var timestamp: TimeInterval
    /// How many taps in a row this is; 0 for a finger that moved too far to tap. Always 1 while several fingers are down
    /// (iOS is reported to go on counting there in some versions).
    public internal(set) var tapCount = 1
    public let type: TouchType
    /// 0…`maximumPossibleForce`; 0 where the device reports no pressure.
    public internal(set) var force: CGFloat = 0
    /// 0 where the device reports no pressure.
    public internal(set) var maximumPossibleForce: CGFloat = 0
    /// Of the contact area, in points.
    public internal(set) var majorRadius: CGFloat
    /// A pen's angle to the surface in radians; π/2 is upright, and what a finger or mouse has.
    public internal(set) var altitudeAngle: CGFloat = .pi / 2
    /// It landed with the pen's other end, which erases. Not in Apple's SDK, whose pen has one end.
    public let isEraser: Bool
    /// Set in `touchesCancelled`.
    public internal(set) var cancellationReason: CancellationReason?
    /// Nothing was seen between `previousLocation` and `location`: the mouse had left the window.
    public internal(set) var hasGap = false
    /// In `touchesEnded`: nobody told of the lift. The same finger came down again, so it must have been lifted before.
    public internal(set) var isLiftAssumed = false

    /// Names the sample whose estimated properties `touchesEstimatedPropertiesUpdated(_:)` will tell; nil where nothing is estimated.
    /// The touch told there carries the same number.
    public internal(set) var estimationUpdateIndex: NSNumber?
    /// What of the touch is a guess so far.
    public internal(set) var estimatedProperties: Properties = []
    /// What of it will be told better.
    public internal(set) var estimatedPropertiesExpectingUpdates: Properties = []

    /// The window it landed in.
    public internal(set) weak var window: UIWindow?
    /// The view it landed on; nil once that view has left the window.
    public var view: UIView? { landedView.flatMap { $0.window === window ? $0 : nil } }

    // MARK: Kept for dispatch

    internal weak var landedView: UIView?
    internal var contact: Contact
    internal var device: Int64?
    internal let hostWindow: HostWindowID
    /// In window coordinates; in host window coordinates until it has landed.
    internal var windowLocation: CGPoint
    internal var previousWindowLocation: CGPoint
    /// Where it landed, in window coordinates: taps are measured from there.
    internal var landingLocation: CGPoint
    /// A pen's direction in window coordinates, radians.
    internal var azimuth: CGFloat = 0
    /// What the present delivery reports, oldest first.
    internal var samples: [Sample] = []
    /// Its place among the touches of its sequence: a set of touches has no order, what they draw must have one.
    public internal(set) var landingOrder = 0
    /// The view hears of it; false where multiple or exclusive touch rules keep it away.
    internal var isHeard = false
    /// The view has been told of its landing.
    internal var isAnnounced = false
    /// The view has yet to be told of the present phase.
    internal var isPending = false

    // MARK: Kept for gestures

    /// Recognizers that watch it, from the view it landed on outwards.
    internal var recognizers: [UIGestureRecognizer] = []
    /// They have been shown it.
    internal var isOffered = false
    /// A recognizer has claimed it: its view hears of that, and of nothing else.
    internal var isClaimed = false
    /// What its view has yet to hear, oldest first.
    internal var held: [HeldCall] = []
    /// The phase it is in while it shows another one, see `TouchShowing`.
    internal var hiddenPhase: Phase?
    /// Changes with every delivery that tells something of it.
    internal var revision = 0
    /// The touch this is a copy of; nil when it is none.
    private var original: ObjectIdentifier?
    internal func isCopy(of touch: UITouch) -> Bool { original == ObjectIdentifier(touch) }
    /// Its latest samples, for predictions.
    internal var trail: [Sample] = []

    internal struct Sample {
        var location: CGPoint
        var previousLocation: CGPoint
        var timestamp: TimeInterval
        var pressure: CGFloat?
        var estimate: Int64?
        var altitude: CGFloat
        var azimuth: CGFloat
        var hasGap: Bool
    }

    internal init(landing sample: TouchSample) {
        contact = sample.contact
        device = sample.device
        hostWindow = sample.hostWindow
        (type, isEraser) = (sample.contact.type, sample.isEraser)
        timestamp = sample.time
        majorRadius = type == .direct ? TouchConstants.fingerRadius : TouchConstants.pointRadius
        let location = sample.location ?? .zero
        (windowLocation, previousWindowLocation, landingLocation) = (location, location, location)
    }

    /// A copy that stays as it is, showing `sample`.
    internal init(copying touch: UITouch, at sample: Sample) {
        (contact, device, hostWindow, type) = (touch.contact, touch.device, touch.hostWindow, touch.type)
        isEraser = touch.isEraser
        (window, landedView) = (touch.window, touch.landedView)
        (phase, tapCount, majorRadius) = (touch.phase, touch.tapCount, touch.majorRadius)
        cancellationReason = touch.cancellationReason
        (original, recognizers) = (ObjectIdentifier(touch), touch.recognizers)
        (isHeard, isClaimed) = (touch.isHeard, touch.isClaimed)
        (timestamp, landingLocation) = (sample.timestamp, touch.landingLocation)
        (windowLocation, previousWindowLocation) = (sample.location, sample.previousLocation)
        show(sample)
    }
}

extension UITouch: Hashable {
    /// Touches are objects: equal means the same one.
    nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
