internal import CSDL2
import UIKit

/// The program's window on the screen.
@MainActor
internal final class MainWindow {
    let handle: OpaquePointer
    private(set) var state: WindowState
    /// The window's surface is no longer the one that was shown last.
    var isSurfaceStale = true
    private let fixedScale: CGFloat?
    private let isWayland: Bool
    private let x11Scale: CGFloat
    /// Only on X11: Wayland lifts the fingers of a device that goes.
    private let deviceWatch: DeviceWatch?
    internal let hasWindowManager: Bool
    /// Where the window was before it filled a screen that no window manager looks after.
    internal var placeBeforeFilling: SDL_Rect?

    /// Makes the window without showing it, so that its first frame is the program's.
    init(_ configuration: HostConfiguration) throws {
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        let server = driver == "x11" ? XServer.query() : nil
        isWayland = driver == "wayland"
        fixedScale = configuration.scale
        x11Scale = driver == "x11"
            ? DisplayScale.x11(environment: ProcessInfo.processInfo.environment, fontDPI: server?.fontDPI) : 1
        // On Wayland SDL makes windows in logical units, which are points unless the scale was given.
        let unitsPerPoint = isWayland ? 1 : configuration.scale ?? x11Scale
        func units(_ points: CGFloat) -> Int32 { Int32(max(1, min(16384, (points * unitsPerPoint).rounded()))) }

        deviceWatch = driver == "x11" ? DeviceWatch() : nil
        hasWindowManager = server?.hasWindowManager ?? true
        let place = Int32(bitPattern: hasWindowManager ? MainWindow.placeUndefined : 0)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        guard let handle = SDL_CreateWindow(
            configuration.title, place, place, units(configuration.size.width), units(configuration.size.height), flags)
        else {
            deviceWatch?.stop()
            throw HostError("no window can be opened: \(String(cString: SDL_GetError()))")
        }
        self.handle = handle
        state = WindowState(width: 1, height: 1, pixelRatio: 1, scale: 1, fingersSpanLastPixel: driver == "x11")
        SDL_SetWindowMinimumSize(handle, units(configuration.minimumSize.width), units(configuration.minimumSize.height))
        displayChanged()
    }

    /// Takes the window off the screen. Nothing may be asked of it afterwards.
    func close() {
        deviceWatch?.stop()
        if state.fingersSpanLastPixel { XServer.forgiveErrors() }
        SDL_DestroyWindow(handle)
    }

    /// `SDL_WINDOWPOS_UNDEFINED`, a macro that is not imported.
    private static let placeUndefined: UInt32 = 0x1FFF_0000

    func show() { SDL_ShowWindow(handle) }

    /// From here on the coming and going of touch devices is among SDL's events, where the system tells.
    func watchDevices() { deviceWatch?.start(window: handle) }

    /// Where the pointer is, in units from the window's corner, beyond the window too; nil where the system does not tell.
    var pointer: (x: Int, y: Int)? {
        // A Wayland client hears of the pointer only while it is inside.
        guard state.fingersSpanLastPixel else { return nil }
        var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        SDL_GetWindowPosition(handle, &left, &top)
        return (Int(x - left), Int(y - top))
    }

    /// Takes over a size that an event told, which may be older than the window's present one.
    func sizeChanged(width: Int, height: Int) {
        isSurfaceStale = true
        readRatio()
        (state.width, state.height) = (max(1, width), max(1, height))
    }

    /// Asks for the window's size and ratio anew.
    func displayChanged() {
        isSurfaceStale = true
        readRatio()
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        (state.width, state.height) = (max(1, Int(width)), max(1, Int(height)))
    }

    private func readRatio() {
        var (width, height, pixelWidth, pixelHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
        state.pixelRatio = width > 0 && pixelWidth > 0 ? CGFloat(pixelWidth) / CGFloat(width) : 1
        state.scale = fixedScale ?? (isWayland ? DisplayScale.limited(Double(state.pixelRatio)) : x11Scale)
    }

    /// Makes the window as large as a replayed log says; the user's own resizing does not come this way.
    func resize(toPoints size: CGSize) {
        func units(_ points: CGFloat) -> Int32 { Int32(max(1, min(16384, (points / state.pointsPerUnit).rounded()))) }
        SDL_SetWindowSize(handle, units(size.width), units(size.height))
    }
}
