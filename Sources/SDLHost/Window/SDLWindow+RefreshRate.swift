internal import CSDL2
import UIKit

extension SDLWindow {
    /// How many pictures a second the display the window is on shows; nil where the system does not tell.
    var refreshRate: Int? {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(handle)), &mode) == 0 else { return nil }
        return SDLWindow.refreshRate(told: mode.refresh_rate)
    }

    /// Drivers of virtual displays tell 0, or nonsense; a thousand is more than any display does.
    static func refreshRate(told: Int32) -> Int? { (1...1000).contains(told) ? Int(told) : nil }
}
