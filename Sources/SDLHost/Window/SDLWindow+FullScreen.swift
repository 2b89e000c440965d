internal import CSDL2
import UIKit

extension SDLWindow {
    /// Fills the screen, or goes back to the size before.
    ///
    /// SDL asks the window manager for it. Where there is none (a kiosk, a bare server) nobody answers, and SDL would take the window
    /// for as large as the screen while it is not: there it is moved and resized by hand.
    /// - Returns: whether it was done.
    func fillScreen(_ fills: Bool) -> Bool {
        guard !display.hasWindowManager else {
            return SDL_SetWindowFullscreen(handle, fills ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) == 0
        }
        var target = SDL_Rect()
        if fills {
            guard SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &target) == 0 else { return false }
            var place = SDL_Rect()
            SDL_GetWindowPosition(handle, &place.x, &place.y)
            SDL_GetWindowSize(handle, &place.w, &place.h)
            placeBeforeFilling = place
        } else {
            guard let place = placeBeforeFilling else { return false }
            target = place
            placeBeforeFilling = nil
        }
        SDL_SetWindowPosition(handle, target.x, target.y)
        SDL_SetWindowSize(handle, target.w, target.h)
        return true
    }
}
