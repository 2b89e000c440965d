internal import CSDL2
import UIKit

/// Keys by what the layout gives and by place.
internal enum KeyNames {
    static func key(_ event: SDL_KeyboardEvent) -> HostEvent.Key {
        HostEvent.Key(
            isDown: SDL_EventType(event.type) == SDL_KEYDOWN, key: name(event.keysym.sym),
            scancode: String(cString: SDL_GetScancodeName(event.keysym.scancode)),
            modifiers: modifiers(event.keysym.mod), isRepeat: event.repeat != 0,
            hasLatinLayout: hasLatinLetters { SDL_GetKeyFromScancode($0) })
    }

    /// Whether a layout prints one of a…z on any key that has one on a US keyboard, or nothing at all is known of it. O(26).
    /// - Parameter key: what the layout has at a place.
    static func hasLatinLetters(_ key: (SDL_Scancode) -> SDL_Keycode) -> Bool {
        let codes = (SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue).map { key(SDL_Scancode($0)) }
        let letters = Int32(UInt8(ascii: "a"))...Int32(UInt8(ascii: "z"))
        return codes.contains { letters.contains($0) } || codes.allSatisfy { $0 == 0 }
    }

    /// Keys that print are named by the lower-case character they print, the space bar and the rest by SDL's name for them.
    static func name(_ code: SDL_Keycode) -> String {
        // SDL marks the codes that stand for no character with bit 30.
        if code > 0x20, code != 0x7F, code & (1 << 30) == 0, let scalar = Unicode.Scalar(UInt32(code)) { return String(scalar) }
        return String(cString: SDL_GetKeyName(code))
    }

    static func modifiers(_ mask: UInt16) -> HostEvent.Key.Modifiers {
        let pairs: [(SDL_Keymod, HostEvent.Key.Modifiers)] = [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alt), (KMOD_RALT, .alt), (KMOD_LGUI, .gui), (KMOD_RGUI, .gui),
        ]
        return pairs.reduce(into: []) { result, pair in
            if UInt32(mask) & pair.0.rawValue != 0 { result.insert(pair.1) }
        }
    }
}
