/// A window of the host's, and the windows of the program that are shown in it, one in front of the other.
///
/// The program starts with one. `UIApplication.openWindowScene(title:size:)` opens more, which the user moves, resizes and closes like
/// the first; each hears its own events.
@MainActor
public final class UIWindowScene {
    public enum ActivationState: Int, Sendable {
        /// Closed, or not opened by the host yet.
        case unattached = -1
        /// It has the keyboard.
        case foregroundActive = 0
        case foregroundInactive = 1
        /// Nothing of it is on the screen.
        case background = 2
    }

    /// What host events call it.
    public let hostWindow: HostWindowID
    /// The inside of the host's window, in points, and its pixels a point.
    public let screen: UIScreen
    internal weak var application: UIApplication?
    internal let frame = WindowFrame()

    internal var hasFocus: Bool
    internal var isOnScreen = true
    internal var isAttached = true
    /// Which of the windows had the keyboard last.
    internal weak var lastKeyWindow: UIWindow?

    internal init(_ hostWindow: HostWindowID, screen: UIScreen, application: UIApplication?, hasFocus: Bool) {
        (self.hostWindow, self.screen, self.application, self.hasFocus) = (hostWindow, screen, application, hasFocus)
    }

    public var activationState: ActivationState {
        if !isAttached { return .unattached }
        return !isOnScreen ? .background : hasFocus ? .foregroundActive : .foregroundInactive
    }

    /// Those that are shown, back to front.
    public var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

    /// The one keys go to while the host's window has the keyboard.
    public var keyWindow: UIWindow? { lastKeyWindow.flatMap { $0.isHidden ? nil : $0 } }

    /// What the host writes on the window's frame; empty until it is set.
    public var title: String = "" { didSet { if title != oldValue { application?.services.setTitle(title, of: hostWindow) } } }

    /// Closes the host's window as its user would: touches in it are interrupted and its windows are hidden. The last one ends the program.
    public func close() { application?.close(self) }
}
