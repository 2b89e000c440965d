internal import CX11
import UIKit

/// What has to be asked of the X server itself, before there is a window.
internal struct XServer {
    /// Whether somebody places windows for their programs.
    var hasWindowManager: Bool
    var fontDPI: Double?

    /// Nil when no server answers. A connection of its own, closed again: two round trips.
    static func query() -> XServer? {
        guard let display = XOpenDisplay(nil) else { return nil }
        defer { XCloseDisplay(display) }
        let resources = XResourceManagerString(display).map { String(cString: $0) } ?? ""
        return XServer(hasWindowManager: hasWindowManager(display), fontDPI: DisplayScale.fontDPI(resources: resources))
    }

    /// From here on an X error is nothing to end for, as Xlib would by itself, and the drawing with it.
    ///
    /// Errors come late, of requests that were right when they were made: SDL 2 asks for the window manager's frame around a window,
    /// which may be gone by then, and ends its own waiting by an event to the window, over a second connection, which may lose a race
    /// with the window's destruction. The answer to both is `BadWindow`. (Qt goes on after such errors too.)
    static func forgiveErrors() { _ = XSetErrorHandler { _, _ in 0 } }

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
}
