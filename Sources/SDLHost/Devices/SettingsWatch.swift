internal import CX11
internal import CXInput2
internal import CXrandr
import UIKit

/// Watches what an X11 desktop says of its scale, over a connection that is SDL's: the settings daemon's settings and its coming and going,
/// the X resources, and the screens.
internal final class SettingsWatch {
    private let display: OpaquePointer
    private let root: Window
    private let (manager, selection, settings): (Atom, Atom, Atom)
    private var owner: Window?
    /// The first of RandR's event numbers; nil without RandR.
    private var screenEvents: Int32?

    /// A few round trips.
    init(_ display: OpaquePointer) {
        self.display = display
        root = XDefaultRootWindow(display)
        manager = XInternAtom(display, "MANAGER", 0)
        selection = XServer.settingsSelection(display)
        settings = XInternAtom(display, XServer.settingsProperty, 0)
        // A new choice takes the place of the old one, so SDL's is taken along.
        var attributes = XWindowAttributes()
        XGetWindowAttributes(display, root, &attributes)
        XSelectInput(display, root, attributes.your_event_mask | PropertyChangeMask | StructureNotifyMask)
        var (event, error): (Int32, Int32) = (0, 0)
        if XRRQueryExtension(display, &event, &error) != 0 {
            screenEvents = event
            // SDL's own choice, and the screen's size.
            XRRSelectInput(display, root, Int32(RROutputChangeNotifyMask | RRScreenChangeNotifyMask))
        }
        followOwner()
    }

    func read() -> ScaleSources { XServer.scaleSources(display) }

    /// Whether a message from the server means that something may have changed. O(1).
    func concerns(_ message: SDL_SysWMmsg) -> Bool {
        guard message.subsystem == SDL_SYSWM_X11 else { return false }
        var event = message.msg.x11.event
        switch event.type {
        case PropertyNotify:
            let change = event.xproperty
            return change.window == root && change.atom == Atom(XA_RESOURCE_MANAGER) || change.window == owner && change.atom == settings
        // ICCCM 2.8: who takes over a manager's selection tells it to the root window, the selection second.
        case ClientMessage where event.xclient.message_type == manager && event.xclient.data.l.1 == Int(bitPattern: selection):
            followOwner()
            return true
        case DestroyNotify where event.xdestroywindow.window == owner:
            followOwner()
            return true
        case (screenEvents ?? -1) + RRScreenChangeNotify where screenEvents != nil:
            // Xlib remembers the screen's size.
            XRRUpdateConfiguration(&event)
            return true
        default: return false
        }
    }

    private func followOwner() {
        owner = XServer.settingsOwner(display)
        if let owner { XSelectInput(display, owner, PropertyChangeMask | StructureNotifyMask) }
    }
}
