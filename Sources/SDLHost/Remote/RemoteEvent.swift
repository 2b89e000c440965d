internal import CSDL2
import UIKit

/// What another program asks for as an event in SDL's queue, where it keeps its place among keys and fingers. Pushed from any thread.
internal enum RemoteEvent {
    /// Beside `DeviceEvent`'s codes.
    private static let (command, raise): (Int32, Int32) = (3, 4)

    static func event(_ remote: HostEvent.Remote) -> SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        event.user.code = command
        let place = HostEvent.Remote.allCases.firstIndex(of: remote) ?? 0
        event.user.data1 = UnsafeMutableRawPointer(bitPattern: place)
        return event
    }

    static func command(_ event: SDL_UserEvent) -> HostEvent.Remote? {
        let (all, place) = (HostEvent.Remote.allCases, Int(bitPattern: event.data1))
        return event.code == command && all.indices.contains(place) ? all[place] : nil
    }

    /// The window shall come to the front.
    static var toBeSeen: SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        event.user.code = raise
        return event
    }

    static func asksToBeSeen(_ event: SDL_UserEvent) -> Bool { event.code == raise }
}
