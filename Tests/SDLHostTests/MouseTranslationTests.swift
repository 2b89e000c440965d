import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("The mouse from SDL")
struct MouseTranslationTests {
    private let state = WindowState.x11(800, 600)

    private func mouse(_ event: SDL_Event, _ state: WindowState) -> HostEvent.Mouse? {
        if case .mouse(let mouse) = SDLTranslator.translate(event, state: state) { mouse } else { nil }
    }

    @Test("Motion carries the lowest button held, 0 for none", arguments: [
        (0, 0), (1, 1), (2, 2), (4, 3), (5, 1), (6, 2),
    ] as [(UInt32, Int)])
    func motion(mask: UInt32, button: Int) {
        #expect(mouse(SDLEvents.motion(x: 5, y: 6, held: mask), state)
            == HostEvent.Mouse(.motion, button: button, at: CGPoint(x: 5, y: 6), clicks: 0))
    }

    @Test("Presses carry button and clicks")
    func buttons() {
        #expect(mouse(SDLEvents.button(SDL_MOUSEBUTTONDOWN, 3, x: 1, y: 2, clicks: 2), state)
            == HostEvent.Mouse(.down, button: 3, at: CGPoint(x: 1, y: 2), clicks: 2))
        #expect(mouse(SDLEvents.button(SDL_MOUSEBUTTONUP, 1, x: 1, y: 2, which: 4), state)
            == HostEvent.Mouse(.up, button: 1, at: CGPoint(x: 1, y: 2), source: .device(4)))
    }

    @Test("Places are points whatever the scale")
    func scale() {
        #expect(mouse(SDLEvents.motion(x: 300, y: 150), .x11(800, 600, scale: 1.5))?.location == CGPoint(x: 200, y: 100))
        #expect(mouse(SDLEvents.motion(x: 300, y: 150), .wayland(800, 600, ratio: 2))?.location == CGPoint(x: 300, y: 150))
        // A scale the user gave on Wayland, against the compositor's 2.
        let given = WindowState(width: 800, height: 600, pixelRatio: 2, scale: 1, fingersSpanLastPixel: false)
        #expect(mouse(SDLEvents.motion(x: 300, y: 150), given)?.location == CGPoint(x: 600, y: 300))
        #expect(given.size == CGSize(width: 1600, height: 1200))
    }

    @Test("A finger's twin is known for one, and only the intake turns it away")
    func twin() {
        let events = [
            SDLEvents.motion(x: 1, y: 1, held: 1, which: UInt32.max),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, x: 1, y: 1, which: UInt32.max),
            SDLEvents.button(SDL_MOUSEBUTTONUP, 1, x: 1, y: 1, which: UInt32.max),
        ]
        var intake = EventIntake()
        for event in events {
            let mouse = mouse(event, state)
            #expect(mouse?.source == .finger)
            let isAdmitted = mouse.map { intake.admits(HostEvent(time: 0, kind: .mouse($0))) }
            #expect(isAdmitted == false)
        }
        let real = mouse(SDLEvents.motion(x: 1, y: 1, held: 1), state)
        let isRealAdmitted = real.map { intake.admits(HostEvent(time: 0, kind: .mouse($0))) }
        let isFingerAdmitted = intake.admits(HostEvent(time: 0, kind: .finger(.init(.down, id: 1, at: .zero))))
        #expect(isRealAdmitted == true && isFingerAdmitted)
        #expect(intake.droppedMouseTwins == 3)
    }

    @Test("Wheels give fractions of notches in the direction the user set, flipped or not")
    func wheel() {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        (event.wheel.preciseX, event.wheel.preciseY, event.wheel.mouseX, event.wheel.mouseY) = (0.25, -1.5, 30, 40)
        #expect(SDLTranslator.translate(event, state: .x11(100, 100, scale: 2))
            == .wheel(.init(dx: 0.25, dy: -1.5, at: CGPoint(x: 15, y: 20))))
        event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
        #expect(SDLTranslator.translate(event, state: .x11(100, 100))
            == .wheel(.init(dx: 0.25, dy: -1.5, at: CGPoint(x: 30, y: 40))))
    }
}
