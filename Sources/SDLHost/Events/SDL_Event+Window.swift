internal import CSDL2

extension SDL_Event {
    /// What SDL calls the window that the event belongs to; 0 where it belongs to none.
    internal var windowNumber: UInt32 {
        switch SDL_EventType(type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        case SDL_MOUSEMOTION: motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
        case SDL_MOUSEWHEEL: wheel.windowID
        case SDL_KEYDOWN, SDL_KEYUP: key.windowID
        case SDL_TEXTINPUT: text.windowID
        case SDL_WINDOWEVENT: window.windowID
        case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
        case SDL_USEREVENT: user.windowID
        default: 0
        }
    }
}
