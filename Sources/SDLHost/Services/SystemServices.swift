internal import CSDL2
import UIKit

/// What the toolkit asks of the system, by SDL and the desktop.
@MainActor
internal final class SystemServices: HostServices {
    let text: any TextRasterizing
    let vectorImages: any VectorImageRasterizing = SVGImages()
    let background: BackgroundWork
    let fontText: FontText
    private let cursors = Cursors()
    /// Nil without a display.
    private weak var window: MainWindow?
    private var title: String
    private var fillsScreen = false

    init(window: MainWindow?, title: String, scale: CGFloat) {
        (self.window, self.title) = (window, title)
        fontText = FontText(scale: scale)
        text = fontText
        background = BackgroundWork(wake: Wake.loop)
    }

    var windowTitle: String {
        get { title }
        set {
            guard newValue != title else { return }
            title = newValue
            if let window { SDL_SetWindowTitle(window.handle, newValue) }
        }
    }

    var isFullScreen: Bool {
        get { fillsScreen }
        set {
            guard newValue != fillsScreen else { return }
            if let window, !window.fillScreen(newValue) { return }
            fillsScreen = newValue
        }
    }

    func show(_ cursor: PointerShape) { if window != nil { cursors.show(cursor) } }

    func open(_ url: URL) -> Bool { window != nil && Opener.open(url) }

    func runInBackground(_ work: @escaping @Sendable () -> @MainActor @Sendable () -> Void) {
        // Without a display a run must come out the same every time: nothing may depend on which thread was faster.
        if window == nil { work()() } else { background.run(work) }
    }

    func releaseCursors() { if window != nil { cursors.release() } }
}
