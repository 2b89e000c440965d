internal import CSDL2
internal import CXInput2
import UIKit

/// Looks at the X server's own events for what SDL says nothing of: touch devices that come and go (without that a finger whose device
/// vanishes in mid-stroke would stay down for ever, for SDL tells no up either), pens, and how hard fingers press. What they tell goes
/// into SDL's queue, where it keeps its place.
///
/// SDL shows the server's events to whoever wants them while it has their data, which is before they would enter the queue. A filter
/// looks there and lets none of them in: each would wake the loop for nothing.
internal final class DeviceWatch {
    private var input: XInput2?
    private var devices = TouchDeviceList()
    private var pens = PenTracker()
    /// The mouse events that SDL makes of the server's event it is at are a pen's, and have been told as such.
    private var isAtPen = false
    /// The finger that the server's event SDL is at tells of, and its pressure.
    private var finger: (device: Int, id: Int, pressure: Double?)?
    /// What the desktop says of its scale.
    private var settings: SettingsWatch?
    /// The program's windows, and SDL's number of each by the server's.
    private var windows: [OpaquePointer] = []
    private var numbers: [UInt: UInt32] = [:]

    /// Setting a filter empties SDL's queue, so make one before there is a window. `stop` it in the end.
    init() {
        // Anybody's thread may push an event and so come here; the server's events, fingers and mice come on the main thread,
        // from SDL's pump.
        SDL_SetEventFilter({ context, event in
            guard let context, let event else { return 1 }
            return Unmanaged<DeviceWatch>.fromOpaque(context).takeUnretainedValue().admits(&event.pointee) ? 1 : 0
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    func stop() {
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_IGNORE)
        SDL_SetEventFilter(nil, nil)
    }

    /// Watches from now on; does nothing where the server cannot tell. A few round trips.
    func start(windows: [OpaquePointer]) {
        self.windows = windows
        guard let window = windows.first, let (display, _) = DeviceWatch.place(of: window), let input = XInput2(display: display),
              input.selectHierarchyChanges() else { return }
        self.input = input
        settings = SettingsWatch(display)
        let found = input.devices()
        _ = devices.update(to: found.states, touchDevices: found.touching)
        _ = pens.update(found.measuring)
        pens.screen = input.screenSize
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        // What they say already is news to the program.
        var event = DisplayEvent.settingsChanged
        SDL_PushEvent(&event)
    }

    /// All that the desktop says of its scale now; nil before `start`, and where the server is no X server.
    func scaleSources() -> ScaleSources? { settings?.read() }

    /// The program's windows are these from now on.
    func follow(windows: [OpaquePointer]) { (self.windows, numbers) = (windows, [:]) }

    /// Whether an event may enter SDL's queue.
    private func admits(_ event: inout SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_SYSWMEVENT:
            if let message = event.syswm.msg { look(at: message.pointee) }
            return false
        case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return !isAtPen
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            if let finger, Int64(finger.device) == event.tfinger.touchId, Int64(finger.id) == event.tfinger.fingerId,
               let pressure = finger.pressure { event.tfinger.pressure = Float(pressure) }
            return true
        case SDL_WINDOWEVENT where SDL_WindowEventID(UInt32(event.window.event)) == SDL_WINDOWEVENT_SIZE_CHANGED:
            // SDL's own renderers need theirs.
            var lasting = DisplayEvent.lasting(event.window)
            SDL_PushEvent(&lasting)
            return true
        default: return true
        }
    }

    private func look(at message: SDL_SysWMmsg) {
        (isAtPen, finger) = (false, nil)
        if settings?.concerns(message) ?? false {
            var event = DisplayEvent.settingsChanged
            SDL_PushEvent(&event)
        }
        guard let input else { return }
        if let states = input.hierarchy(in: message) { return devicesChanged(to: states, input) }
        guard let report = input.pointerReport(in: message, knows: pens.knows) else { return }
        if case .finger(let device, let id, let told) = report {
            finger = (device, id, pens.pressure(ofFingerOn: device, told: told))
        }
        let outcome = pens.take(report)
        isAtPen = outcome.isPen
        push(outcome)
    }

    private func devicesChanged(to states: [TouchDeviceList.State], _ input: XInput2) {
        let found = input.devices()
        for change in devices.update(to: states, touchDevices: found.touching) {
            var event = DeviceEvent.event(change)
            SDL_PushEvent(&event)
        }
        push(pens.update(found.measuring))
        pens.screen = input.screenSize
    }

    private func push(_ outcome: PenTracker.Outcome) {
        guard let reading = outcome.reading, let number = number(of: outcome.window) else { return }
        var event = PenEvent.event(reading, window: number)
        SDL_PushEvent(&event)
    }

    /// SDL's number for a window of the server's; nil when it is none of the program's.
    private func number(of window: UInt) -> UInt32? {
        if let number = numbers[window] { return number }
        for handle in windows {
            if let (_, place) = DeviceWatch.place(of: handle) { numbers[place] = SDL_GetWindowID(handle) }
        }
        return numbers[window]
    }

    /// The server that has a window, and its number there.
    private static func place(of window: OpaquePointer) -> (display: OpaquePointer, number: UInt)? {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display
        else { return nil }
        return (display, info.info.x11.window)
    }
}
