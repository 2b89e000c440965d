/// An application on a system of its own, with a finger to touch it: what most tests start from.
@MainActor
public final class TestHost {
    public let services = TestServices()
    public let application: UIApplication
    public let touch: TouchDriver
    /// The last frame of each host window, as a host would show it.
    public private(set) var frames: [HostWindowID: PixelBuffer] = [:]
    /// The dirty rectangles of the latest `render()`.
    public private(set) var dirty: [HostWindowID: [PixelRect]] = [:]

    /// - Parameter makeApplication: for tests of a subclass of `UIApplication`.
    public init(
        size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1, delegate: (any UIApplicationDelegate)? = nil,
        makeApplication: ((any HostServices, UIScreen) -> UIApplication)? = nil
    ) {
        let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
        // Not a closure as the default: the 6.0 compiler does not survive one where a suite's property is a host.
        application = makeApplication?(services, screen) ?? UIApplication(services: services, screen: screen)
        if let delegate { application.delegate = delegate }
        touch = TouchDriver(application)
        application.launch()
    }

    /// A key window that fills the screen, shown.
    public func makeWindow(rootViewController: UIViewController? = nil) -> UIWindow {
        application.makeCurrent()
        let window = UIWindow(frame: application.screen.bounds)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        return window
    }

    /// Draws what changed and copies it to `frames`. O(pixels of the windows that changed).
    public func render() {
        dirty = [:]
        application.renderFrames { window, frame, rects in
            frames[window] = frame.copy(of: frame.bounds)
            dirty[window] = rects
        }
    }
}
