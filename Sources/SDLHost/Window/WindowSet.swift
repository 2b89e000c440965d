internal import CSDL2
import MPRIS
import UIKit

/// The program's windows on the screen, by the names host events have for them.
@MainActor
internal final class WindowSet {
    private(set) var windows: [SDLWindow]
    private let configuration: HostConfiguration
    private let display: DisplayFacts
    private let deviceWatch: DeviceWatch
    private var opened = 0
    private var appearance: HostEvent.Appearance?
    /// What the desktop's portal said last; nil where there is none.
    var portal: DesktopAppearance?

    /// Opens the first window, unseen.
    /// - Throws: `HostError` when the system has none to give.
    init(_ configuration: HostConfiguration) throws {
        self.configuration = configuration
        display = DisplayFacts(fixedScale: configuration.scale)
        deviceWatch = DeviceWatch()
        do {
            windows = [try SDLWindow(
                .main, title: configuration.title, size: configuration.size, minimumSize: configuration.minimumSize, on: display)]
        } catch {
            deviceWatch.stop()
            throw error
        }
    }

    subscript(id: HostWindowID) -> SDLWindow? { windows.first { $0.id == id } }

    /// The first one, unless it was closed before others.
    var main: SDLWindow? { self[.main] }

    /// The window that SDL calls `number`; 0 is none in particular, which is the oldest.
    func window(numbered number: UInt32) -> SDLWindow? {
        number == 0 ? windows.first : windows.first { SDL_GetWindowID($0.handle) == number }
    }

    /// Opens another one and shows it, with nothing in it until there is a frame.
    func open(title: String, size: CGSize) -> SDLWindow? {
        opened += 1
        let id = HostWindowID(opened)
        do {
            let window = try SDLWindow(id, title: title, size: size, minimumSize: CGSize(width: 64, height: 64), on: display)
            windows.append(window)
            deviceWatch.follow(windows: windows.map(\.handle))
            return window
        } catch {
            Session.report(error)
            return nil
        }
    }

    func close(_ id: HostWindowID) {
        guard let window = self[id] else { return }
        windows.removeAll { $0 === window }
        deviceWatch.follow(windows: windows.map(\.handle))
        window.close()
    }

    /// From here on pens, and touch devices that come and go, are among SDL's events, where the system tells.
    func watchDevices() { deviceWatch.start(windows: windows.map(\.handle)) }

    var scaleDependsOnPlace: Bool { display.dependsOnPlace }

    /// Asks the desktop for its scale anew. A few round trips.
    func readSettings() {
        guard let sources = deviceWatch.scaleSources() else { return }
        display.sources = sources
        for window in windows { window.displayChanged() }
    }

    /// What the desktop asks programs to look like, where that has changed since the last call.
    func newAppearance() -> HostEvent.Appearance? {
        let asked = HostEvent.Appearance(portal, themeName: display.sources.settings?.strings["Net/ThemeName"])
        guard let asked, asked != appearance else { return nil }
        appearance = asked
        return asked
    }

    /// Takes all of them off the screen. Nothing may be asked of them afterwards.
    func closeAll() {
        deviceWatch.stop()
        for window in windows { window.close() }
        windows = []
    }

    // MARK: Frames

    /// Shows what changed in one of them; the first frame shows the window too.
    func present(_ id: HostWindowID, _ frame: PixelBuffer, _ dirty: [PixelRect]) {
        guard let window = self[id] else { return }
        guard window.isShown else {
            // The picture is ready before there is a window to see it in.
            window.presenter.keep(frame)
            window.show()
            return window.presenter.presentAgain()
        }
        window.presenter.present(frame, dirty: dirty)
    }

    func presentLost() { for window in windows where window.isShown { window.presenter.presentIfLost() } }

    /// What these events say is no longer on the screen will be shown again.
    func noteLostScreens(_ events: [HostEvent]) {
        for event in events {
            switch event.kind {
            case .window(.exposed): self[event.window]?.presenter.loseScreen()
            case .renderReset: for window in windows { window.presenter.loseScreen() }
            default: break
            }
        }
    }
}
