internal import CSDL2
internal import CXInput2
import UIKit

/// Puts into SDL's queue what SDL says nothing of: a touch device that comes or goes on X11. Without it a finger whose device vanishes
/// in mid-stroke would stay down for ever, for SDL tells no up either.
///
/// SDL shows the server's own events to whoever wants them while it has their data, which is before they would enter the queue. A filter
/// looks there and lets none of them in: each would wake the loop for nothing.
internal final class DeviceWatch {
    private var input: XInput2?
    private var devices = TouchDeviceList()

    /// Setting a filter empties SDL's queue, so make one before there is a window. `stop` it in the end.
    init() {
        // Anybody's thread may push an event and so come here; the server's events come on the main thread, from SDL's pump.
        SDL_SetEventFilter({ context, event in
            guard let context, let event, SDL_EventType(event.pointee.type) == SDL_SYSWMEVENT else { return 1 }
            if let message = event.pointee.syswm.msg { Unmanaged<DeviceWatch>.fromOpaque(context).takeUnretainedValue().look(at: message) }
            return 0
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    func stop() {
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_IGNORE)
        SDL_SetEventFilter(nil, nil)
    }

    /// Watches from now on; does nothing where the server cannot tell. Three round trips.
    func start(window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
              let input = XInput2(display: display), input.selectHierarchyChanges() else { return }
        self.input = input
        let (states, touchDevices) = input.devices()
        _ = devices.update(to: states, touchDevices: touchDevices)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }

    private func look(at message: UnsafeMutablePointer<SDL_SysWMmsg>) {
        guard let input, let states = input.hierarchy(in: message.pointee) else { return }
        for change in devices.update(to: states, touchDevices: input.devices().touchDevices) {
            var event = DeviceEvent.event(change)
            SDL_PushEvent(&event)
        }
    }
}
