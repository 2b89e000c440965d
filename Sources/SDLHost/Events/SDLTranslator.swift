internal import CSDL2
import UIKit

/// From SDL's events to the toolkit's, one by one. Pure: the same structure and window always give the same value.
internal enum SDLTranslator {
    /// `SDL_TOUCH_MOUSEID`: the mouse that SDL makes up from a finger. The header's macro is not imported.
    static let touchMouse = UInt32.max

    /// Nil for what the toolkit has no use for. `SIZE_CHANGED` is told in points of the scale in `state`; the caller keeps `state` current.
    static func translate(_ event: SDL_Event, state: WindowState) -> HostEvent.Kind? {
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: finger(.down, event.tfinger, state)
        case SDL_FINGERMOTION: finger(.motion, event.tfinger, state)
        case SDL_FINGERUP: finger(.up, event.tfinger, state)
        case SDL_MOUSEMOTION: motion(event.motion, state)
        case SDL_MOUSEBUTTONDOWN: button(.down, event.button, state)
        case SDL_MOUSEBUTTONUP: button(.up, event.button, state)
        case SDL_MOUSEWHEEL: wheel(event.wheel, state)
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
        case SDL_TEXTINPUT: text(event.text)
        case SDL_WINDOWEVENT: window(event.window, state)
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .renderReset
        case SDL_CONTROLLERSENSORUPDATE: SensorEvent.reading(event.csensor).map { .sensor($0) }
        case SDL_USEREVENT: user(event.user, state)
        case SDL_QUIT: .quit
        default: nil
        }
    }

    private static func finger(_ phase: HostEvent.Finger.Phase, _ event: SDL_TouchFingerEvent, _ state: WindowState) -> HostEvent.Kind {
        // SDL 2 says pressure 1 for every finger on X11 and Wayland: that is nothing the device reported. What it did report on X11,
        // `DeviceWatch` has put there.
        let pressure = event.pressure == 1 ? nil : PenEvent.told(event.pressure)
        return .finger(HostEvent.Finger(
            phase, id: event.fingerId, device: event.touchId, at: state.fingerPoint(x: event.x, y: event.y), pressure: pressure))
    }

    private static func source(_ which: UInt32) -> HostEvent.Mouse.Source {
        which == touchMouse ? .finger : .device(Int64(which))
    }

    private static func motion(_ event: SDL_MouseMotionEvent, _ state: WindowState) -> HostEvent.Kind {
        // Bit n−1 of the mask is button n; SDL numbers left, middle, right as we do.
        let held = event.state == 0 ? 0 : event.state.trailingZeroBitCount + 1
        let point = state.point(x: CGFloat(event.x), y: CGFloat(event.y))
        return .mouse(HostEvent.Mouse(.motion, button: held, at: point, source: source(event.which), clicks: 0))
    }

    private static func button(_ phase: HostEvent.Mouse.Phase, _ event: SDL_MouseButtonEvent, _ state: WindowState) -> HostEvent.Kind {
        let point = state.point(x: CGFloat(event.x), y: CGFloat(event.y))
        return .mouse(HostEvent.Mouse(
            phase, button: Int(event.button), at: point, source: source(event.which), clicks: Int(event.clicks)))
    }

    private static func wheel(_ event: SDL_MouseWheelEvent, _ state: WindowState) -> HostEvent.Kind {
        // Where the user has turned the direction round, the numbers are turned round already: content goes as they say.
        .wheel(HostEvent.Wheel(
            dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY),
            at: state.point(x: CGFloat(event.mouseX), y: CGFloat(event.mouseY))))
    }

    private static func key(_ event: SDL_KeyboardEvent) -> HostEvent.Kind? {
        guard let key = MediaKey(event.keysym.sym) else { return .key(KeyNames.key(event)) }
        return (SDL_EventType(event.type) == SDL_KEYUP ? key.up : event.repeat == 0 ? key.down : nil).map { .remote($0) }
    }

    private static func user(_ event: SDL_UserEvent, _ state: WindowState) -> HostEvent.Kind? {
        if let change = DeviceEvent.change(event) { return .device(change) }
        if let pen = PenEvent.translate(event, state) { return .pen(pen) }
        if let reading = SensorEvent.reading(event) { return .sensor(reading) }
        return RemoteEvent.command(event).map { .remote($0) }
    }

    private static func text(_ event: SDL_TextInputEvent) -> HostEvent.Kind? {
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? nil : .text(text)
    }

    private static func window(_ event: SDL_WindowEvent, _ state: WindowState) -> HostEvent.Kind? {
        switch SDL_WindowEventID(UInt32(event.event)) {
        // RESIZED is told only of the user's resizing, and SIZE_CHANGED always comes with it.
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            .window(.resized(CGSize(
                width: CGFloat(event.data1) * state.pointsPerUnit, height: CGFloat(event.data2) * state.pointsPerUnit)))
        case SDL_WINDOWEVENT_FOCUS_GAINED: .window(.focusGained)
        case SDL_WINDOWEVENT_FOCUS_LOST: .window(.focusLost)
        case SDL_WINDOWEVENT_SHOWN: .window(.shown)
        case SDL_WINDOWEVENT_HIDDEN: .window(.hidden)
        case SDL_WINDOWEVENT_MINIMIZED: .window(.minimized)
        case SDL_WINDOWEVENT_RESTORED: .window(.restored)
        case SDL_WINDOWEVENT_EXPOSED: .window(.exposed)
        case SDL_WINDOWEVENT_CLOSE: .window(.close)
        default: nil
        }
    }
}
