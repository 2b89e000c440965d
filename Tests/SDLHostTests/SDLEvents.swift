import CSDL2
@testable import SDLHost
import UIKit

/// SDL's structures as SDL fills them in.
enum SDLEvents {
    static func finger(_ type: SDL_EventType, id: Int64, device: Int64 = 11, x: Float, y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.fingerId = id
        event.tfinger.touchId = device
        (event.tfinger.x, event.tfinger.y, event.tfinger.pressure) = (x, y, 1)
        return event
    }

    static func motion(x: Int32, y: Int32, held: UInt32 = 0, which: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        (event.motion.x, event.motion.y, event.motion.state, event.motion.which) = (x, y, held, which)
        return event
    }

    static func button(_ type: SDL_EventType, _ button: UInt8, x: Int32, y: Int32, which: UInt32 = 0, clicks: UInt8 = 1) -> SDL_Event {
        var event = SDL_Event()
        event.button.type = type.rawValue
        (event.button.button, event.button.x, event.button.y) = (button, x, y)
        (event.button.which, event.button.clicks) = (which, clicks)
        return event
    }

    static func key(
        _ type: SDL_EventType, _ code: SDL_Keycode, _ place: SDL_Scancode, mods: UInt32 = 0, repeats: Bool = false
    ) -> SDL_Event {
        var event = SDL_Event()
        event.key.type = type.rawValue
        (event.key.keysym.sym, event.key.keysym.scancode, event.key.keysym.mod) = (code, place, UInt16(mods))
        event.key.repeat = repeats ? 1 : 0
        return event
    }

    static func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(id.rawValue)
        (event.window.data1, event.window.data2) = (data1, data2)
        return event
    }

    static func plain(_ type: SDL_EventType) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        return event
    }
}

extension WindowState {
    /// An X11 window: units are pixels.
    static func x11(_ width: Int, _ height: Int, scale: CGFloat = 1) -> WindowState {
        WindowState(width: width, height: height, pixelRatio: 1, scale: scale, fingersSpanLastPixel: true)
    }

    /// A Wayland window: units are points, and the compositor says how many pixels each has.
    static func wayland(_ width: Int, _ height: Int, ratio: CGFloat = 1) -> WindowState {
        WindowState(width: width, height: height, pixelRatio: ratio, scale: ratio, fingersSpanLastPixel: false)
    }
}
