internal import CX11
internal import CXrandr
import UIKit

/// What has to be asked of the X server itself.
internal struct XServer {
    /// Whether somebody places windows for their programs.
    var hasWindowManager: Bool
    var scale: ScaleSources

    /// Nil when no server answers. A connection of its own, closed again: a few round trips.
    static func query() -> XServer? {
        guard let display = XOpenDisplay(nil) else { return nil }
        defer { XCloseDisplay(display) }
        return XServer(hasWindowManager: hasWindowManager(display), scale: scaleSources(display))
    }

    /// From here on an X error is nothing to end for, as Xlib would by itself, and the drawing with it.
    ///
    /// Errors come late, of requests that were right when they were made: SDL 2 asks for the window manager's frame around a window,
    /// which may be gone by then, and ends its own waiting by an event to the window, over a second connection, which may lose a race
    /// with the window's destruction. The answer to both is `BadWindow`. (Qt goes on after such errors too.)
    static func forgiveErrors() { _ = XSetErrorHandler { _, _ in 0 } }

    /// All that the desktop says of its scale now. A few round trips.
    static func scaleSources(_ display: OpaquePointer) -> ScaleSources {
        let root = XDefaultRootWindow(display)
        // Xlib keeps the resources as they were when the connection was opened.
        let resources = property(Atom(XA_RESOURCE_MANAGER), of: root, display).map { String(decoding: $0, as: UTF8.self) }
        let settings = settingsOwner(display).flatMap { property(XInternAtom(display, settingsProperty, 0), of: $0, display) }
        return ScaleSources(
            environment: ProcessInfo.processInfo.environment, settings: settings.flatMap { XSettings($0) },
            fontDPI: resources.flatMap { DisplayScale.fontDPI(resources: $0) }, monitors: monitors(display, root))
    }

    static let settingsProperty = "_XSETTINGS_SETTINGS"

    /// The selection whose owner is the settings daemon.
    static func settingsSelection(_ display: OpaquePointer) -> Atom {
        XInternAtom(display, "_XSETTINGS_S\(XDefaultScreen(display))", 0)
    }

    /// The window of the settings daemon; nil while none runs.
    static func settingsOwner(_ display: OpaquePointer) -> Window? {
        let owner = XGetSelectionOwner(display, settingsSelection(display))
        return owner == 0 ? nil : owner
    }

    private static func monitors(_ display: OpaquePointer, _ root: Window) -> [Monitor] {
        var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard XRRQueryExtension(display, &event, &error) != 0, XRRQueryVersion(display, &major, &minor) != 0,
              (major, minor) >= (1, 5) else { return [] }
        var count: Int32 = 0
        guard let list = XRRGetMonitors(display, root, 1, &count), count > 0 else { return [] }
        defer { XRRFreeMonitors(list) }
        return UnsafeBufferPointer(start: list, count: Int(count)).map { monitor in
            Monitor(
                frame: CGRect(x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width), height: Int(monitor.height)),
                millimetres: CGSize(width: Int(monitor.mwidth), height: Int(monitor.mheight)))
        }
    }

    /// EWMH: a window manager names a window of its own in this property of the root window.
    private static func hasWindowManager(_ display: OpaquePointer) -> Bool {
        let check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", 1)
        guard check != 0 else { return false }
        var (type, format): (Atom, Int32) = (0, 0)
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            display, XDefaultRootWindow(display), check, 0, 1, 0, 0, &type, &format, &count, &rest, &data)
        if let data { XFree(data) }
        return status == 0 && count > 0
    }

    /// A property of bytes; nil where there is none, or of something else. One round trip.
    private static func property(_ name: Atom, of window: Window, _ display: OpaquePointer) -> [UInt8]? {
        var (type, format): (Atom, Int32) = (0, 0)
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        // Chosen: a megabyte, in the server's units of four bytes.
        let status = XGetWindowProperty(display, window, name, 0, 1 << 18, 0, 0, &type, &format, &count, &rest, &data)
        defer { if let data { XFree(data) } }
        guard status == 0, format == 8, let data else { return nil }
        return Array(UnsafeBufferPointer(start: data, count: Int(count)))
    }
}
