internal import CSDL2
import UIKit

/// What a key for media means, pressed and let go. Held keys mean nothing more.
internal struct MediaKey: Equatable {
    var down: HostEvent.Remote
    var up: HostEvent.Remote?

    /// Nil for every other key.
    init?(_ code: SDL_Keycode) {
        switch SDL_KeyCode(UInt32(bitPattern: code)) {
        // Keyboards have one key for play and pause.
        case SDLK_AUDIOPLAY: self.init(.toggle)
        case SDLK_AUDIOSTOP: self.init(.stop)
        case SDLK_AUDIONEXT: self.init(.next)
        case SDLK_AUDIOPREV: self.init(.previous)
        case SDLK_AUDIOFASTFORWARD: self.init(.beginSeekingForward, up: .endSeekingForward)
        case SDLK_AUDIOREWIND: self.init(.beginSeekingBackward, up: .endSeekingBackward)
        default: return nil
        }
    }

    private init(_ down: HostEvent.Remote, up: HostEvent.Remote? = nil) { (self.down, self.up) = (down, up) }
}
