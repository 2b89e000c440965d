internal import CSDL2
import UIKit

/// A device's coming or going as an event in SDL's queue, where it keeps its place among the fingers.
internal enum DeviceEvent {
    /// What tells such an event from the others of the program's own; `Wake` leaves 0.
    private static let (added, removed): (Int32, Int32) = (1, 2)

    static func event(_ change: HostEvent.Device) -> SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        switch change {
        case .added(let id): (event.user.code, event.user.data1) = (added, UnsafeMutableRawPointer(bitPattern: Int(id)))
        case .removed(let id): (event.user.code, event.user.data1) = (removed, UnsafeMutableRawPointer(bitPattern: Int(id)))
        }
        return event
    }

    static func change(_ event: SDL_UserEvent) -> HostEvent.Device? {
        let id = Int64(Int(bitPattern: event.data1))
        return switch event.code {
        case added: .added(id)
        case removed: .removed(id)
        default: nil
        }
    }
}
