import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("The window's events from SDL")
struct WindowTranslationTests {
    @Test("Plain events have their counterparts")
    func plain() {
        let pairs: [(SDL_WindowEventID, HostEvent.Window)] = [
            (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained), (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost), (SDL_WINDOWEVENT_SHOWN, .shown),
            (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_MINIMIZED, .minimized), (SDL_WINDOWEVENT_RESTORED, .restored),
            (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_CLOSE, .close),
        ]
        for (id, window) in pairs { #expect(SDLTranslator.translate(SDLEvents.window(id), state: .x11(10, 10)) == .window(window)) }
    }

    @Test("A new size is told once, in points")
    func size() {
        #expect(SDLTranslator.translate(SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 900, 600), state: .x11(10, 10, scale: 1.5))
            == .window(.resized(CGSize(width: 600, height: 400))))
        #expect(SDLTranslator.translate(SDLEvents.window(SDL_WINDOWEVENT_RESIZED, 900, 600), state: .x11(10, 10)) == nil)
    }

    @Test("Quitting and a lost screen are events, what nobody asked for is none")
    func others() {
        #expect(SDLTranslator.translate(SDLEvents.plain(SDL_QUIT), state: .x11(10, 10)) == .quit)
        #expect(SDLTranslator.translate(SDLEvents.plain(SDL_RENDER_TARGETS_RESET), state: .x11(10, 10)) == .renderReset)
        for type in [SDL_USEREVENT, SDL_MULTIGESTURE, SDL_CLIPBOARDUPDATE, SDL_FIRSTEVENT] {
            #expect(SDLTranslator.translate(SDLEvents.plain(type), state: .x11(10, 10)) == nil)
        }
        #expect(SDLTranslator.translate(SDLEvents.window(SDL_WINDOWEVENT_MOVED, 5, 5), state: .x11(10, 10)) == nil)
    }
}
