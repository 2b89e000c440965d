internal import CSDL2
import UIKit

/// Ends the loop's waiting, from any thread, when there is something to look at that is no event.
internal enum Wake {
    static func loop() {
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        SDL_PushEvent(&event)
    }
}
