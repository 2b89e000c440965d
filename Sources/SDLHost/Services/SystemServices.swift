internal import CSDL2
import UIKit

/// What the toolkit asks of the system, by SDL and the desktop.
@MainActor
internal final class SystemServices: HostServices {
    let text: any TextRasterizing
    let vectorImages: any VectorImageRasterizing = SVGImages()
    let background: BackgroundWork
    let fontText: FontText
    let remoteControl = RemoteControl()
    private let cursors = Cursors()
    internal var intake = EventIntake()
    /// Nil without a display.
    internal let windows: WindowSet?
    private let scale: CGFloat
    private var windowsOpened = 0
    private var title: String
    private var fillsScreen = false

    init(windows: WindowSet?, title: String, scale: CGFloat) {
        (self.windows, self.title, self.scale) = (windows, title, scale)
        fontText = FontText(scale: scale)
        text = fontText
        background = BackgroundWork(wake: Wake.loop)
    }

    var remoteControlState: RemoteControlState? {
        get { remoteControl.state }
        set { remoteControl.state = newValue }
    }

    var windowTitle: String {
        get { title }
        set {
            guard newValue != title else { return }
            title = newValue
            setTitle(newValue, of: .main)
        }
    }

    var isFullScreen: Bool {
        get { fillsScreen }
        set {
            guard newValue != fillsScreen else { return }
            if let window = windows?.main, !window.fillScreen(newValue) { return }
            fillsScreen = newValue
        }
    }

    func openWindow(title: String, size: CGSize) -> OpenedHostWindow? {
        guard let windows else {
            // Without a display a window is a name only, and the names are the same in every run.
            windowsOpened += 1
            return OpenedHostWindow(id: HostWindowID(windowsOpened), size: size, scale: scale)
        }
        return windows.open(title: title, size: size).map { OpenedHostWindow(id: $0.id, size: $0.state.size, scale: $0.state.scale) }
    }

    func closeWindow(_ window: HostWindowID) { windows?.close(window) }

    func setTitle(_ title: String, of window: HostWindowID) {
        if let window = windows?[window] { SDL_SetWindowTitle(window.handle, title) }
    }

    func show(_ cursor: PointerShape) { if windows != nil { cursors.show(cursor) } }

    func open(_ url: URL) -> Bool { windows != nil && Opener.open(url) }

    func runInBackground(_ work: @escaping @Sendable () -> @MainActor @Sendable () -> Void) {
        // Without a display a run must come out the same every time: nothing may depend on which thread was faster.
        if windows == nil { work()() } else { background.run(work) }
    }

    func mainThreadCall(_ body: @escaping @MainActor @Sendable () -> Void) -> (@Sendable () -> Void)? {
        guard windows != nil else { return nil }
        let background = background
        return { background.post(body) }
    }

    /// The display's own, or one of the program's where there is none.
    private(set) lazy var clipboard: (any ClipboardServing)? = makeClipboard()

    private func makeClipboard() -> any ClipboardServing {
        guard windows != nil else { return LocalClipboard() }
        switch SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) {
        case "x11": return X11Clipboard(background)
        case "wayland": return WaylandClipboard(background)
        default: return TextClipboard()
        }
    }

    /// Leaves what was copied to others, where they take it.
    func stopClipboard() { (clipboard as? X11Clipboard)?.stop() }

    func releaseCursors() { if windows != nil { cursors.release() } }
}
