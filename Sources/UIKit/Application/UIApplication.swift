/// The program as the toolkit sees it: takes events from a host and sends them on.
///
/// A host makes one, sets `delegate`, calls `launch()`, and then in a loop `enqueue(_:)`, `processEvents()` and `renderFrames(_:)`;
/// between events it sleeps until `nextDeadline` at the latest and calls `advanceClock(to:)`.
@MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    /// The application that was made, or that its host called, last; nil when it is gone.
    public private(set) static weak var shared: UIApplication!

    /// The system under the program.
    public final let services: any HostServices
    public final let screen: UIScreen
    /// Time as events tell it; timers are scheduled here.
    public final let clock = EventClock()
    public final var delegate: (any UIApplicationDelegate)?

    public internal(set) final var applicationState: State = .background
    /// `terminate()` has been called: the host leaves its loop.
    public internal(set) final var isTerminating = false

    // MARK: Windows (see UIApplication+Windows)

    /// The host's windows, in the order they were opened. (UIKit has them as a set.)
    public internal(set) final var connectedScenes: [UIWindowScene] = []
    /// The windows that are shown, back to front.
    public internal(set) final var windows: [UIWindow] = []
    /// The window keys go to.
    public internal(set) final weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            oldValue?.focus.refreshRing()
            keyWindow?.focus.refreshRing()
            if let keyWindow { keyWindow.windowScene.lastKeyWindow = keyWindow }
            oldValue?.resignKey()
            keyWindow?.becomeKey()
        }
    }
    internal final var windowsShown = 0

    // MARK: Events (see UIApplication+Events)

    internal final var queue = EventQueue()
    internal final var reader = SampleReader()
    internal final var squeezes = SqueezeReader()
    /// Who heard of the squeeze that goes on.
    internal final weak var squeezed: UIPencilInteraction?
    internal final var frame = TouchFrame()
    /// The batch `frame` belongs to.
    internal final var frameTime: TimeInterval?
    internal final var isProcessing = false
    /// Grows with every delivery: tells what was done on the same occasion.
    internal final var eventCount = 0
    internal final lazy var touches = TouchDispatcher(application: self)
    internal final lazy var gestures = GestureDispatcher(application: self)
    internal final lazy var presses = PressDispatcher(application: self)
    internal final lazy var hover = HoverTracker(application: self)
    internal final var buttonDrag: ButtonDrag?
    internal final lazy var motion = MotionDispatcher(application: self)
    internal final lazy var remoteControl = RemoteControlDispatcher(application: self)

    // MARK: Animation (see Animation)

    internal final lazy var animations = AnimationRunner(application: self)
    /// The user has asked that nothing moves: animations take no time. Set by the host or the program; off at first.
    public final var isReduceMotionEnabled = false

    // MARK: Looks

    /// What the system asks for, or the program where it knows better. Where it changes everything is drawn anew.
    public final var traitCollection = UITraitCollection() {
        didSet {
            guard traitCollection != oldValue else { return }
            if UIApplication.shared === self { UITraitCollection.current = traitCollection }
            invalidateAll()
        }
    }

    // MARK: Life (see UIApplication+Life)

    internal final var hasLaunched = false

    public init(services: any HostServices, screen: UIScreen) {
        (self.services, self.screen) = (services, screen)
        super.init()
        connectedScenes = [UIWindowScene(.main, screen: screen, application: self, hasFocus: true)]
        makeCurrent()
    }

    /// Becomes `shared`: whoever runs code of several applications in turn sees to it that each finds itself there.
    public final func makeCurrent() {
        UIApplication.shared = self
        UITraitCollection.current = traitCollection
    }

    /// Sends `event` to the windows it concerns. New touches find their window here: they ask the shown ones from front to back
    /// (`windowLevel`, then latest shown), and each is hit-tested once. An override that does not call `super` discards the event.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            for press in presses.allPresses {
                if let window = press.window { window.sendEvent(presses) } else { press.deliver(with: presses) }
            }
            return
        }
        if let scroll = event as? UIScrollEvent { return scroll.window.sendEvent(scroll) }
        if let targeted = event as? TargetedEvent { return targeted.deliver() }
        touches.land(newTouchesOf: event)
        noteFocus(newTouchesOf: event)
        var told: [UIWindow] = []
        for touch in event.changedTouches {
            guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
            told.append(window)
        }
        for window in told { window.sendEvent(event) }
    }

    /// The delegate, if it is a responder that is no view, view controller or the application itself.
    /// (Published descriptions differ on whether the application or its delegate ends the chain.)
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self,
              !(responder is UIView), !(responder is UIViewController)
        else { return nil }
        return responder
    }
}
