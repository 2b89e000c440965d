internal import CSDL2
import UIKit

/// Puts together what is dropped at once, which SDL tells piece by piece between a beginning and an end.
internal struct DropCollector {
    private var drop = HostEvent.Drop()

    static func concerns(_ event: SDL_Event) -> Bool {
        [SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE].contains(SDL_EventType(event.type))
    }

    /// Takes a piece over, and gives SDL its memory back.
    /// - Returns: all of it, at its end; nil where nothing came.
    mutating func take(_ event: SDL_DropEvent) -> HostEvent.Drop? {
        let bytes = event.file.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        SDL_free(event.file)
        switch SDL_EventType(event.type) {
        case SDL_DROPBEGIN: drop = HostEvent.Drop()
        case SDL_DROPFILE: if let bytes, !bytes.isEmpty { drop.paths.append(bytes) }
        case SDL_DROPTEXT:
            // A line at a time.
            if let bytes { drop.text = (drop.text.map { $0 + "\n" } ?? "") + String(decoding: bytes, as: UTF8.self) }
        case SDL_DROPCOMPLETE:
            defer { drop = HostEvent.Drop() }
            return drop == HostEvent.Drop() ? nil : drop
        default: break
        }
        return nil
    }
}
