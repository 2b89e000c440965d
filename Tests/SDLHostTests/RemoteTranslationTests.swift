import CSDL2
import MPRIS
@testable import SDLHost
import Testing
import UIKit

@Suite("Media keys and other programs' commands")
struct RemoteTranslationTests {
    private func kind(_ type: SDL_EventType, _ code: SDL_KeyCode, repeats: Bool = false) -> HostEvent.Kind? {
        let event = SDLEvents.key(type, SDL_Keycode(bitPattern: code.rawValue), SDL_SCANCODE_UNKNOWN, repeats: repeats)
        return SDLTranslator.translate(event, state: .x11(10, 10))
    }

    @Test("A media key is a command when it goes down, and no key")
    func keys() {
        let cases: [(SDL_KeyCode, HostEvent.Remote)] = [
            (SDLK_AUDIOPLAY, .toggle), (SDLK_AUDIOSTOP, .stop), (SDLK_AUDIONEXT, .next), (SDLK_AUDIOPREV, .previous),
        ]
        for (code, command) in cases {
            #expect(kind(SDL_KEYDOWN, code) == .remote(command))
            #expect(kind(SDL_KEYDOWN, code, repeats: true) == nil)
            #expect(kind(SDL_KEYUP, code) == nil)
        }
    }

    @Test("The keys that wind seek for as long as they are held")
    func seeking() {
        #expect(kind(SDL_KEYDOWN, SDLK_AUDIOFASTFORWARD) == .remote(.beginSeekingForward))
        #expect(kind(SDL_KEYDOWN, SDLK_AUDIOFASTFORWARD, repeats: true) == nil)
        #expect(kind(SDL_KEYUP, SDLK_AUDIOFASTFORWARD) == .remote(.endSeekingForward))
        #expect(kind(SDL_KEYDOWN, SDLK_AUDIOREWIND) == .remote(.beginSeekingBackward))
        #expect(kind(SDL_KEYUP, SDLK_AUDIOREWIND) == .remote(.endSeekingBackward))
    }

    @Test("A command keeps its meaning in SDL's queue", arguments: HostEvent.Remote.allCases)
    func queue(command: HostEvent.Remote) {
        #expect(SDLTranslator.translate(RemoteEvent.event(command), state: .x11(10, 10)) == .remote(command))
    }

    @Test("Every command of another program is an event")
    func programs() {
        let expected: [PlayerCommand: HostEvent.Kind] = [
            .play: .remote(.play), .pause: .remote(.pause), .playPause: .remote(.toggle), .stop: .remote(.stop),
            .next: .remote(.next), .previous: .remote(.previous), .quit: .quit,
        ]
        for command in PlayerCommand.allCases {
            let event = RemoteControl.event(command)
            #expect(SDLTranslator.translate(event, state: .x11(10, 10)) == expected[command])
            #expect((SDL_EventType(event.type) == SDL_USEREVENT && RemoteEvent.asksToBeSeen(event.user)) == (command == .raise))
        }
    }
}
