internal import CSDL2
import UIKit

/// What SDL's queue would lose, or has no event for, as an event of the program's own.
internal enum DisplayEvent {
    /// Beside the codes of `DeviceEvent`, `RemoteEvent` and `SensorEvent`.
    private static let (settings, size): (Int32, Int32) = (6, 7)

    /// What the desktop says of its scale may have changed.
    static var settingsChanged: SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        event.user.code = settings
        return event
    }

    static func tellsOfSettings(_ event: SDL_UserEvent) -> Bool { event.code == settings }

    /// SDL's own event of a new size: a lasting one has come before it.
    static func isSize(_ event: SDL_Event) -> Bool {
        SDL_EventType(event.type) == SDL_WINDOWEVENT && SDL_WindowEventID(UInt32(event.window.event)) == SDL_WINDOWEVENT_SIZE_CHANGED
    }

    /// Of several new sizes that wait in its queue SDL keeps the last. But it tells a finger's place as a share of the size of that moment,
    /// so each of them must be known: as an event that SDL does not take for its own.
    static func lasting(_ event: SDL_WindowEvent) -> SDL_Event {
        var lasting = SDL_Event()
        lasting.user.type = SDL_USEREVENT.rawValue
        (lasting.user.windowID, lasting.user.code) = (event.windowID, size)
        lasting.user.data1 = UnsafeMutableRawPointer(bitPattern: Int(event.data1))
        lasting.user.data2 = UnsafeMutableRawPointer(bitPattern: Int(event.data2))
        return lasting
    }

    /// The window event it was.
    static func size(_ event: SDL_UserEvent) -> SDL_WindowEvent? {
        guard event.code == size else { return nil }
        var told = SDL_WindowEvent()
        (told.type, told.timestamp, told.windowID) = (SDL_WINDOWEVENT.rawValue, event.timestamp, event.windowID)
        told.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
        told.data1 = Int32(truncatingIfNeeded: Int(bitPattern: event.data1))
        told.data2 = Int32(truncatingIfNeeded: Int(bitPattern: event.data2))
        return told
    }
}
