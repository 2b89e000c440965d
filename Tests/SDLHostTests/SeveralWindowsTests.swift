import CSDL2
import EventLog
@testable import SDLHost
import Testing
import UIKit

extension SDLRuns {
    /// Two windows of SDL's dummy driver.
    @MainActor
    @Suite("With several windows", .serialized)
    struct Windows {
        private let session: Session
        private let windows: WindowSet
        private let second: SDLWindow

        init() throws {
            setenv("SDL_VIDEODRIVER", "dummy", 1)
            defer { unsetenv("SDL_VIDEODRIVER") }
            let configuration = HostConfiguration(title: "Test", size: CGSize(width: 640, height: 480), scale: 2)
            session = try Session(configuration, handlesSignals: false)
            windows = try #require(session.windows)
            let opened = try #require(session.services.openWindow(title: "Second", size: CGSize(width: 100, height: 80)))
            #expect(opened.id == HostWindowID(1) && opened.size == CGSize(width: 100, height: 80) && opened.scale == 2)
            second = try #require(windows[opened.id])
        }

        private func push(_ event: SDL_Event) {
            var event = event
            SDL_PushEvent(&event)
        }

        /// What the application hears of `events` pushed before the loop begins.
        private func heard(_ events: [SDL_Event]) -> [HostEvent] {
            let recorder = LoopRecorder()
            SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            for event in events { push(event) }
            push(SDLEvents.plain(SDL_QUIT))
            _ = session.run(recorder.client)
            return recorder.events.filter { event in
                if case .window = event.kind { false } else { event.kind != .quit }
            }
        }

        @Test("Each event has its window's name and is in that window's points")
        func events() {
            var finger = SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0.5, y: 0.5)
            let inFirst = finger
            finger.tfinger.windowID = SDL_GetWindowID(second.handle)
            var button = SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, x: 20, y: 10)
            button.button.windowID = SDL_GetWindowID(second.handle)
            let events = heard([inFirst, finger, button])
            #expect(events.map(\.window) == [.main, HostWindowID(1), HostWindowID(1)])
            #expect(events.map(\.kind) == [
                .finger(.init(.down, id: 1, device: 11, at: CGPoint(x: 320, y: 240))),
                .finger(.init(.down, id: 1, device: 11, at: CGPoint(x: 50, y: 40))),
                .mouse(.init(.down, button: 1, at: CGPoint(x: 10, y: 5))),
            ])
        }

        @Test("What was under way to a closed window is nobody's")
        func closed() {
            var finger = SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0.5, y: 0.5)
            finger.tfinger.windowID = SDL_GetWindowID(second.handle)
            session.services.closeWindow(HostWindowID(1))
            session.services.closeWindow(HostWindowID(1))
            #expect(heard([finger]).isEmpty)
            #expect(windows[HostWindowID(1)] == nil)
        }

        @Test("The first may be closed before the second")
        func firstClosed() {
            session.services.closeWindow(.main)
            var finger = SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0.5, y: 0.5)
            finger.tfinger.windowID = SDL_GetWindowID(second.handle)
            #expect(heard([finger]).map(\.window) == [HostWindowID(1)])
        }

        @Test("Each shows its own frame, from its first one on")
        func frames() throws {
            let frame = PixelBuffer(width: 200, height: 160)
            frame.fill(0xFFAB_CDEF, in: frame.bounds)
            #expect(!second.isShown)
            windows.present(second.id, frame, [frame.bounds])
            #expect(second.isShown)
            let surface = try #require(SDL_GetWindowSurface(second.handle))
            let pixels = try #require(surface.pointee.pixels).assumingMemoryBound(to: UInt32.self)
            #expect(pixels[0] & 0xFF_FFFF == 0xAB_CDEF)
            windows.present(HostWindowID(9), frame, [frame.bounds])
            _ = heard([])
        }

        @Test("A title goes to the window it is for")
        func title() {
            session.services.setTitle("New", of: second.id)
            #expect(SDL_GetWindowTitle(second.handle).map { String(cString: $0) } == "New")
            #expect(windows.main.flatMap { SDL_GetWindowTitle($0.handle) }.map { String(cString: $0) } == "Test")
            _ = heard([])
        }
    }

    /// Without a display windows are names.
    @MainActor
    @Test("Without a display further windows have the same names in every run")
    static func headlessNames() throws {
        let session = try Session(HostConfiguration(title: "Test", scale: 2, isHeadless: true), handlesSignals: false)
        let size = CGSize(width: 30, height: 20)
        let opened = (0..<3).compactMap { _ in session.services.openWindow(title: "", size: size) }
        #expect(opened.map(\.id.rawValue) == [1, 2, 3] && opened.allSatisfy { $0.size == size && $0.scale == 2 })
        session.services.closeWindow(HostWindowID(2))
        _ = session.run(LoopRecorder().client)
    }
}
