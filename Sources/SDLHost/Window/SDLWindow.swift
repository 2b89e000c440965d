internal import CSDL2
import UIKit

/// One of the program's windows on the screen.
@MainActor
internal final class SDLWindow {
    let id: HostWindowID
    let handle: OpaquePointer
    private(set) var state: WindowState
    /// The window's surface is no longer the one that was shown last.
    var isSurfaceStale = true
    internal let display: DisplayFacts
    internal private(set) lazy var presenter = WindowPresenter(self)
    /// Where the pointer left it.
    internal var exit = PointerExit()
    /// The smallest the user can make it, in points.
    private let minimumSize: CGSize
    /// Where its scale comes from, for people.
    private(set) var scaleSource = ""
    /// Where the window was before it filled a screen that no window manager looks after.
    internal var placeBeforeFilling: SDL_Rect?

    /// Makes the window without showing it, so that its first frame is the program's.
    ///
    /// - Parameters:
    ///   - size: of its inside, in points.
    ///   - minimumSize: the smallest the user can make it, in points.
    /// - Throws: `HostError` when the system has no window to give.
    init(_ id: HostWindowID, title: String, size: CGSize, minimumSize: CGSize, on display: DisplayFacts) throws {
        let (width, height) = SDLWindow.units(size, unitsPerPoint: display.unitsPerPoint, pixelsPerUnit: 1)
        let place = Int32(bitPattern: display.hasWindowManager ? SDLWindow.placeUndefined : 0)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        guard let handle = SDL_CreateWindow(title, place, place, width, height, flags) else {
            throw HostError("no window can be opened: \(String(cString: SDL_GetError()))")
        }
        (self.id, self.handle, self.display) = (id, handle, display)
        self.minimumSize = minimumSize
        state = WindowState(width: 1, height: 1, pixelRatio: 1, scale: 1, fingersSpanLastPixel: display.isX11)
        var (given, high): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &given, &high)
        sizeChanged(width: Int(given), height: Int(high))
        limitSize()
    }

    /// Takes the window off the screen. Nothing may be asked of it afterwards.
    func close() {
        presenter.close()
        SDL_DestroyWindow(handle)
    }

    /// `SDL_WINDOWPOS_UNDEFINED`, a macro that is not imported.
    private static let placeUndefined: UInt32 = 0x1FFF_0000

    /// It has been put on the screen.
    private(set) var isShown = false

    func show() {
        isShown = true
        SDL_ShowWindow(handle)
    }

    /// Where the pointer is, in units from the window's corner, beyond the window too; nil where the system does not tell.
    var pointer: (x: Int, y: Int)? {
        // A Wayland client hears of the pointer only while it is inside.
        guard display.isX11 else { return nil }
        var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        SDL_GetWindowPosition(handle, &left, &top)
        return (Int(x - left), Int(y - top))
    }

    /// Takes over a size that an event told, which may be older than the window's present one.
    func sizeChanged(width: Int, height: Int) {
        isSurfaceStale = true
        (state.width, state.height) = (max(1, width), max(1, height))
        readRatio()
    }

    /// It is on another display, or the display's scale is another. The size stays the one that was told last: fingers told before the
    /// next one are shares of it.
    func displayChanged() {
        isSurfaceStale = true
        readRatio()
    }

    /// A window that is smaller already stays as it is: at a new scale it must not grow beyond its screen by itself.
    private func limitSize() {
        func units(_ points: CGFloat, _ present: Int) -> Int32 {
            Int32(max(1, min(CGFloat(present), (points / state.pointsPerUnit).rounded())))
        }
        SDL_SetWindowMinimumSize(handle, units(minimumSize.width, state.width), units(minimumSize.height, state.height))
    }

    private func readRatio() {
        var (width, height, pixelWidth, pixelHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
        state.pixelRatio = width > 0 && pixelWidth > 0 ? CGFloat(pixelWidth) / CGFloat(width) : 1
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        let place = CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
        let answer = display.answer(pixelRatio: state.pixelRatio, window: place)
        scaleSource = answer.source
        guard answer.scale != state.scale else { return }
        state.scale = answer.scale
        limitSize()
    }

    /// Makes the window as large as a replayed log says; the user's own resizing does not come this way.
    func resize(toPoints size: CGSize) {
        let (width, height) = SDLWindow.units(size, unitsPerPoint: 1 / state.pointsPerUnit, pixelsPerUnit: state.pixelRatio)
        SDL_SetWindowSize(handle, width, height)
    }

    /// A size in whole units. One that is too large to be drawn is made smaller in both directions alike.
    nonisolated static func units(_ points: CGSize, unitsPerPoint: CGFloat, pixelsPerUnit: CGFloat) -> (width: Int32, height: Int32) {
        func side(_ length: CGFloat) -> CGFloat { max(1, min(16384, (length * unitsPerPoint).rounded())) }
        let (width, height) = (side(points.width), side(points.height))
        let shrink = min(1, (UIWindowScene.largestArea / (width * height)).squareRoot() / pixelsPerUnit)
        return (Int32(max(1, (width * shrink).rounded(.down))), Int32(max(1, (height * shrink).rounded(.down))))
    }
}
