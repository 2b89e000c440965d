/// The root of a view tree: where events enter it and where its picture is put together.
///
/// Hidden when made; `makeKeyAndVisible()` shows it. The application keeps a window that is shown.
@MainActor
open class UIWindow: UIView {
    /// The order of windows, back to front; windows on one level are ordered by when they were shown.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    public final var windowLevel: Level = .normal { didSet { application?.windowOrderDidChange() } }
    /// The host's window this one is shown in and hears of: the first one unless it is set.
    public final var windowScene: UIWindowScene {
        willSet {
            guard newValue !== windowScene else { return }
            interruptTouches()
            if !isHidden { invalidateAll() }
        }
        didSet {
            guard windowScene !== oldValue else { return }
            if isKeyWindow { windowScene.lastKeyWindow = self }
            setNeedsLayout()
            if !isHidden { invalidateAll() }
        }
    }
    internal final weak var application: UIApplication?
    internal final var needsLayoutPass = true
    internal final lazy var focus = UIFocusSystem(window: self)
    /// Grows each time a window is shown; the latest lies in front.
    internal final var shownOrder = 0
    private final weak var firstResponderStorage: UIResponder?

    /// A window of the running application (`UIApplication.shared`), in the host's first window.
    public override init(frame: CGRect) {
        application = UIApplication.shared
        windowScene = application?.connectedScenes.first ?? UIWindowScene(
            .main, screen: UIScreen(bounds: CGRect(origin: .zero, size: frame.size), scale: 1), application: nil, hasFocus: false)
        super.init(frame: frame)
        isHidden = true
    }

    /// A window that fills `windowScene`.
    public init(windowScene: UIWindowScene) {
        (application, self.windowScene) = (windowScene.application, windowScene)
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
    }

    /// Bounds and scale of what the window is shown on.
    public final var screen: UIScreen { windowScene.screen }

    internal final var hostWindow: HostWindowID { windowScene.hostWindow }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            application?.visibilityDidChange(of: self)
            UIViewController.follow(controllersInside, intoSight: !isHidden) { layoutPass() }
        }
    }

    /// Its view fills the window and is laid out to it whenever the window's size changes.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.presentation?.dismiss(animated: false, nil)
            oldValue?.rootedWindow = nil
            oldValue?.viewIfLoaded?.removeFromSuperview()
            rootViewController?.rootedWindow = self
            guard let controller = rootViewController, let view = controller.view else { return }
            if !isHidden { controller.beginAppearanceTransition(true, animated: false) }
            view.frame = bounds
            insertSubview(view, at: 0)
            guard !isHidden else { return }
            layoutPass()
            controller.endAppearanceTransition()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRootView()
    }

    private func placeRootView() {
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        view.frame = bounds
    }

    // MARK: Key window

    /// Keys go to this window.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    open func makeKey() { application?.keyWindow = self }

    /// Shows the window in front of those on its level and sends keys to it.
    open func makeKeyAndVisible() {
        isHidden = false
        application?.bringToFront(self)
        makeKey()
    }

    open func becomeKey() {}
    open func resignKey() {}

    /// Who hears keys first; nil when nobody asked to or who did has left the window.
    internal final var firstResponder: UIResponder? {
        get { firstResponderStorage.flatMap { $0.responderWindow === self ? $0 : nil } }
        set { firstResponderStorage = newValue }
    }

    // MARK: Events

    /// Tells the views of this window what `event` brings them: per view and phase one call, landings first,
    /// then movements, lifts and cancellations.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else if let scroll = event as? UIScrollEvent {
            deliver(scroll)
        } else {
            deliverTouches(of: event)
        }
    }

    open override var next: UIResponder? { application }

    private final lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }
}
