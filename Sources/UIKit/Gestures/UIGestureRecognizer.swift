/// Watches the fingers on a view and its subviews for a gesture, and acts when it sees one.
///
/// To write one's own: override the four touch methods and set `state`; override `reset()` to forget. A subclass hears touches while
/// it is possible or under way, never after it failed, ended or was cancelled, until all its fingers are up and it has been reset.
/// One that is still possible `TouchConstants.tapInterval` after its last finger went up has failed (*chosen*: so that nobody waits
/// for it forever).
@MainActor
open class UIGestureRecognizer {
    /// The view it was added to.
    public internal(set) final weak var view: UIView?
    public final weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?

    /// Off: hears no new finger, and a gesture under way is cancelled, one still possible fails.
    public final var isEnabled = true {
        didSet { if !isEnabled, oldValue { gestures?.stop(self) } }
    }

    /// When it recognizes, the views hear `touchesCancelled` (claimed) of its touches, just before the action, and nothing more.
    public final var cancelsTouchesInView = true
    /// The views hear nothing of a finger as long as this recognizer may still recognize.
    public final var delaysTouchesBegan = false
    /// The views hear of a finger's lift only when this recognizer has failed.
    public final var delaysTouchesEnded = true

    // MARK: Kept for dispatch

    internal final var machine: State = .possible
    /// What the action that runs just now is told.
    internal final var reported: State?
    /// What it wants to become as soon as those it requires to fail have failed.
    internal final var requested: [State] = []
    /// It was turned down, or is being reset: what it sets is ignored.
    internal final var isOverruled = false
    /// An action has been told of the present gesture.
    internal final var wasTold = false
    /// Fingers it works with, in order of landing; those that have just been lifted included until the delivery is over.
    internal final var touches: [UITouch] = []
    /// Of those, the ones it has not been told of.
    internal final var newcomers: [UITouch] = []
    /// Every finger it worked with since the last reset.
    internal final var history: [UITouch] = []
    /// Fingers on its view that are down, whether it hears of them or not: it is reset when there are none.
    internal final var fingersDown: [UITouch] = []
    /// Where its fingers were when the last of them was lifted, in window coordinates.
    internal final var lastLocations: [CGPoint] = []
    /// Tells one gesture from the next.
    internal final var resets = 0
    internal final var patience: EventTimer?
    internal final var actions: [UIAction] = []
    internal final var required: [WeakRecognizer] = []
    private final weak var knownGestures: GestureDispatcher?

    public init() {}

    /// A recognizer that does `handler` whenever it recognizes or goes on.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    // MARK: For subclasses

    /// Fingers that landed on the view or a subview.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers that will not be heard of again. Afterwards a gesture under way is cancelled and one still possible fails,
    /// whether or not this says so.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// What was guessed of touches is known now; see `UIResponder.touchesEstimatedPropertiesUpdated(_:)`.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Forget everything: the gesture is over, `state` becomes possible afterwards.
    open func reset() {}

    /// Hears no more of `touch`, which the views then hear of as if this recognizer were not there. O(touches).
    public final func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        newcomers.removeAll { $0 === touch }
        history.removeAll { $0 === touch }
        fingersDown.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Whether this gesture, once recognized, keeps `other` from being recognized on the same touches.
    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    /// Whether `other`, once recognized, keeps this gesture from being recognized on the same touches.
    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits until `other` has failed.
    open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
    /// Whether `other` waits until this gesture has failed.
    open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

    // MARK: Places

    /// How many fingers the gesture is made with just now.
    public final var numberOfTouches: Int { locations.count }

    /// The middle of the gesture's fingers, in the bounds coordinates of `view` (nil: the window's). O(touches + depth).
    open func location(in view: UIView?) -> CGPoint { convert(CGPoint.mean(of: locations), to: view) }

    /// Where one of the gesture's fingers is, in the bounds coordinates of `view` (nil: the window's). O(depth).
    /// - Precondition: `index` is below `numberOfTouches`.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { convert(locations[index], to: view) }

    /// In window coordinates.
    internal var locations: [CGPoint] { touches.isEmpty ? lastLocations : touches.map(\.windowLocation) }

    internal final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// What runs it: of the application its view is shown in, for as long as a gesture lasts.
    internal final var gestures: GestureDispatcher? {
        if let application = view?.window?.application { knownGestures = application.gestures }
        return knownGestures ?? UIApplication.shared?.gestures
    }

    /// It wants to hear of touches.
    internal final var isListening: Bool {
        isEnabled && !isOverruled && !machine.isFinal && requested.first != .ended
    }

    /// Runs `body` when `seconds` have passed since `time` on the event clock.
    internal final func schedule(
        _ seconds: TimeInterval, since time: TimeInterval, _ body: @escaping @MainActor () -> Void
    ) -> EventTimer? {
        guard let clock = gestures?.application.clock else { return nil }
        return clock.schedule(after: time + seconds - clock.now, body)
    }
}

extension UIGestureRecognizer: Hashable {
    /// Recognizers are objects: equal means the same one.
    nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool { left === right }
    nonisolated public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPoint {
    /// The middle of `points`; the origin when there are none.
    internal static func mean(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    internal func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
