import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("Keys from SDL")
struct KeyTranslationTests {
    private func key(_ event: SDL_Event) -> HostEvent.Key? {
        if case .key(let key) = SDLTranslator.translate(event, state: .x11(10, 10)) { key } else { nil }
    }

    private func code(_ scalar: Unicode.Scalar) -> SDL_Keycode { SDL_Keycode(scalar.value) }

    @Test("A key is named by what the layout gives and by its place on a US keyboard")
    func layouts() {
        let cases: [(Unicode.Scalar, SDL_Scancode, String, String)] = [
            ("z", SDL_SCANCODE_Z, "z", "Z"),
            // French: W lies where a US keyboard has Z.
            ("w", SDL_SCANCODE_Z, "w", "Z"),
            ("&", SDL_SCANCODE_1, "&", "1"),
            // Russian.
            ("я", SDL_SCANCODE_Z, "я", "Z"),
            ("х", SDL_SCANCODE_LEFTBRACKET, "х", "["),
            // German.
            ("ü", SDL_SCANCODE_LEFTBRACKET, "ü", "["),
            ("+", SDL_SCANCODE_RIGHTBRACKET, "+", "]"),
        ]
        for (scalar, place, name, scancode) in cases {
            #expect(key(SDLEvents.key(SDL_KEYDOWN, code(scalar), place)) == HostEvent.Key(isDown: true, key: name, scancode: scancode))
        }
    }

    @Test("A layout has Latin letters where any key prints one", arguments: [
        // US, programmer's Dvorak, Russian, Greek, Hebrew: what A to Z print.
        ("abcdefghijklmnopqrstuvwxyz", true), ("axje.uidchtnmbrl;poygk,qf'", true), ("фисвуапршолдьтщзйкыегмцчня", false),
        ("αβψδεφγηιξκλμνοπ;ρστθωςχυζ", false), ("שנבגקכעיןחלךצמםפ/רדאוה'סטז", false),
    ])
    func latinLetters(printed: String, isLatin: Bool) {
        let codes = printed.unicodeScalars.map { code($0) }
        #expect(codes.count == 26)
        #expect(KeyNames.hasLatinLetters { codes[Int($0.rawValue - SDL_SCANCODE_A.rawValue)] } == isLatin)
    }

    @Test("Keys that print nothing have names")
    func named() {
        let cases: [(SDL_KeyCode, SDL_Scancode, String)] = [
            (SDLK_ESCAPE, SDL_SCANCODE_ESCAPE, "Escape"), (SDLK_RETURN, SDL_SCANCODE_RETURN, "Return"),
            (SDLK_F11, SDL_SCANCODE_F11, "F11"), (SDLK_LEFT, SDL_SCANCODE_LEFT, "Left"),
            (SDLK_SPACE, SDL_SCANCODE_SPACE, "Space"), (SDLK_TAB, SDL_SCANCODE_TAB, "Tab"),
            (SDLK_BACKSPACE, SDL_SCANCODE_BACKSPACE, "Backspace"), (SDLK_DELETE, SDL_SCANCODE_DELETE, "Delete"),
        ]
        for (code, place, name) in cases {
            let event = SDLEvents.key(SDL_KEYUP, SDL_Keycode(code.rawValue), place)
            #expect(key(event) == HostEvent.Key(isDown: false, key: name, scancode: name))
        }
    }

    @Test("Modifiers count on either side, locks do not")
    func modifiers() {
        func modifiers(_ mods: SDL_Keymod) -> HostEvent.Key.Modifiers? {
            key(SDLEvents.key(SDL_KEYDOWN, code("a"), SDL_SCANCODE_A, mods: mods.rawValue))?.modifiers
        }
        #expect(modifiers(KMOD_LCTRL) == .control)
        #expect(modifiers(KMOD_RCTRL) == .control)
        #expect(modifiers(KMOD_RSHIFT) == .shift)
        #expect(modifiers(KMOD_LALT) == .alt)
        #expect(modifiers(KMOD_RGUI) == .gui)
        #expect(modifiers(SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue | KMOD_CAPS.rawValue)) == [.control, .shift])
        #expect(modifiers(SDL_Keymod(KMOD_NUM.rawValue | KMOD_CAPS.rawValue | KMOD_MODE.rawValue)) == [])
    }

    @Test("A held key says that it repeats")
    func repeats() {
        #expect(key(SDLEvents.key(SDL_KEYDOWN, code("a"), SDL_SCANCODE_A, repeats: true))?.isRepeat == true)
    }

    @Test("Text ends at its zero byte")
    func text() {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("é😀".utf8)) }
        #expect(SDLTranslator.translate(event, state: .x11(10, 10)) == .text("é😀"))
    }
}
