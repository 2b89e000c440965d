internal import CSDL2
import UIKit

/// What SDL is told before and right after it starts.
internal enum SDLHints {
    static func set(isHeadless: Bool) {
        useUTF8()
        let hints = [
            // A finger is a finger and a mouse a mouse.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
            (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
            // Or SDL loads OpenGL behind the window's surface: 80 ms and 95 MB. (Where there is no other way, `TexturePresenter` does.)
            (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // A drawing program is no game: the compositor and the screen saver stay.
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_APP_NAME, "doodle"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        if isHeadless { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE) }
        // The class by which desktops find a window's icon and group; SDL reads it from nowhere else.
        for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] { setenv(name, "doodle", 0) }
    }

    /// Xlib turns titles into bytes by the locale's characters, and programs start in one that has none but ASCII.
    private static func useUTF8() {
        setlocale(LC_CTYPE, "")
        if strcmp(nl_langinfo(nl_item(CODESET)), "UTF-8") != 0 { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    /// Leaves the next session of this process its own choice of driver.
    static func forgetDriver() { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }

    static func ignoreUnusedEvents() {
        // What nobody hears must not wake the loop either.
        let unused = [
            SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD, SDL_KEYMAPCHANGED, SDL_CLIPBOARDUPDATE, SDL_TEXTEDITING,
            SDL_LOCALECHANGED,
        ]
        for type in unused { SDL_EventState(type.rawValue, SDL_IGNORE) }
        // An input method sits between keys and program; it is wanted only while text is.
        SDL_StopTextInput()
    }
}
