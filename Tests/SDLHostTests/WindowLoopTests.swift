import CSDL2
import EventLog
@testable import SDLHost
import Testing
import UIKit

extension SDLRuns {
    /// A window of SDL's dummy driver, which has all of a window but a screen.
    @MainActor
    @Suite("With a window", .serialized)
    struct Window {
        private func session(replay: String? = nil, record: String? = nil) throws -> Session {
            setenv("SDL_VIDEODRIVER", "dummy", 1)
            defer { unsetenv("SDL_VIDEODRIVER") }
            let size = CGSize(width: 640, height: 480)
            return try Session(HostConfiguration(title: "Test", size: size, replayPath: replay, recordPath: record), handlesSignals: false)
        }

        private func push(_ event: SDL_Event) {
            var event = event
            SDL_PushEvent(&event)
        }

        @Test("Everything waiting is one batch with one time, drawn once")
        func batch() throws {
            let session = try session()
            let recorder = LoopRecorder()
            push(SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0.5, y: 0.5))
            push(SDLEvents.finger(SDL_FINGERMOTION, id: 1, x: 1, y: 1))
            push(SDLEvents.plain(SDL_QUIT))
            #expect(session.run(recorder.client) == 0)
            let fingers = recorder.events.filter { if case .finger = $0.kind { true } else { false } }
            #expect(fingers.map(\.kind) == [
                .finger(.init(.down, id: 1, device: 11, at: CGPoint(x: 320, y: 240))),
                .finger(.init(.motion, id: 1, device: 11, at: CGPoint(x: 640, y: 480))),
            ])
            #expect(Set(recorder.events.map(\.time)).count == 1)
            #expect(recorder.events.allSatisfy { ($0.deviceTime ?? 0) <= $0.time })
            #expect(recorder.events.contains { $0.kind == .quit })
        }

        @Test("A device that goes keeps its place among the fingers")
        func device() throws {
            let session = try session()
            let recorder = LoopRecorder()
            push(SDLEvents.finger(SDL_FINGERDOWN, id: 1, device: 8, x: 0, y: 0))
            push(DeviceEvent.event(.removed(8)))
            push(DeviceEvent.event(.added(8)))
            push(SDLEvents.finger(SDL_FINGERDOWN, id: 2, device: 8, x: 0, y: 0))
            push(SDLEvents.plain(SDL_QUIT))
            #expect(session.run(recorder.client) == 0)
            let kinds = recorder.events.map(\.kind).filter { if case .window = $0 { false } else { true } }
            #expect(kinds == [
                .finger(.init(.down, id: 1, device: 8, at: .zero)), .device(.removed(8)), .device(.added(8)),
                .finger(.init(.down, id: 2, device: 8, at: .zero)), .quit,
            ])
        }

        @Test("Where there is no X server nobody looks at its events")
        func noServer() throws {
            let session = try session()
            let recorder = LoopRecorder()
            var state: UInt8?
            recorder.onClock = { _ in
                state = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_QUERY)
                recorder.terminate()
            }
            recorder.deadline = 0
            #expect(session.run(recorder.client) == 0)
            #expect(state == UInt8(SDL_IGNORE))
        }

        @Test("The loop wakes for the application's deadline")
        func deadline() throws {
            let session = try session()
            let recorder = LoopRecorder()
            recorder.deadline = 0.02
            recorder.onClock = { time in
                guard time >= 0.02 else { return }
                recorder.deadline = nil
                recorder.terminate()
            }
            #expect(session.run(recorder.client) == 0)
        }

        @Test("What was done in the background comes back to the main thread and wakes the loop")
        func background() throws {
            let session = try session()
            let recorder = LoopRecorder()
            let services = session.systemServices
            let results = Results()
            recorder.deadline = 0
            recorder.onClock = { _ in
                guard recorder.deadline != nil else { return }
                recorder.deadline = nil
                services.runInBackground { { results.values.append(1); recorder.terminate() } }
                // Asked for last and still pending when the loop ends: it is waited for.
                services.runInBackground { usleep(20_000); return { results.values.append(2) } }
            }
            #expect(session.run(recorder.client) == 0)
            #expect(results.values == [1, 2])
        }

        @Test("The frame goes to the window's surface, what is exposed is shown again")
        func surface() throws {
            let session = try session()
            let window = try #require(session.windows?.main)
            let presenter = WindowPresenter(window)
            let frame = PixelBuffer(width: 640, height: 480)
            for index in 0..<640 * 480 { frame.pixels[index] = 0xFF00_0000 | UInt32(index) }
            presenter.present(frame, dirty: [])
            #expect(pixel(window, 0, 0) == 0 && pixel(window, 639, 479) == UInt32(640 * 480 - 1))
            // Only what is said to be new is copied.
            frame.pixels[0] = 0xFF12_3456
            frame.pixels[640 * 479 + 639] = 0xFF65_4321
            presenter.present(frame, dirty: [PixelRect(minX: 600, minY: 400, maxX: 9000, maxY: 9000)])
            #expect(pixel(window, 0, 0) == 0 && pixel(window, 639, 479) == 0x65_4321)
            presenter.loseScreen()
            presenter.presentIfLost()
            #expect(pixel(window, 0, 0) == 0x12_3456)
            close(session)
        }

        @Test("A window that grew shows the old frame until there is a new one")
        func resize() throws {
            let session = try session()
            let window = try #require(session.windows?.main)
            let presenter = WindowPresenter(window)
            let frame = PixelBuffer(width: 640, height: 480)
            for index in 0..<640 * 480 { frame.pixels[index] = 0xFFAB_CDEF }
            presenter.present(frame, dirty: [frame.bounds])
            SDL_SetWindowSize(window.handle, 800, 600)
            window.sizeChanged(width: 800, height: 600)
            presenter.presentIfLost()
            #expect(pixel(window, 639, 479) == 0xAB_CDEF)
            #expect(window.state.size == CGSize(width: 800, height: 600))
            SDL_SetWindowSize(window.handle, 500, 400)
            window.sizeChanged(width: 500, height: 400)
            presenter.presentIfLost()
            #expect(pixel(window, 499, 399) == 0xAB_CDEF)
            close(session)
        }

        @Test("A replay is played while fingers and keys of the user are not heard; afterwards they are")
        func replay() throws {
            let log = """
                {"t":0,"type":"text","text":"first"}
                {"t":0.03,"type":"text","text":"last"}
                """
            try withLog(log) { path in
                let session = try session(replay: path)
                let recorder = LoopRecorder()
                push(SDLEvents.key(SDL_KEYDOWN, 97, SDL_SCANCODE_A))
                recorder.onEvent = { event in
                    if event.kind == .text("last") { self.push(SDLEvents.key(SDL_KEYDOWN, 97, SDL_SCANCODE_A)) }
                    if event.kind == .text("last") { self.push(SDLEvents.key(SDL_KEYDOWN, 98, SDL_SCANCODE_B)) }
                    if case .key(let key) = event.kind, key.key == "b" { self.push(SDLEvents.window(SDL_WINDOWEVENT_CLOSE)) }
                }
                #expect(session.run(recorder.client) == 0)
                let kinds = recorder.events.map(\.kind)
                #expect(kinds.first == .text("first"))
                #expect(recorder.events.first { $0.kind == .text("last") }?.time == 0.03)
                let keys = kinds.filter { if case .key = $0 { true } else { false } }
                #expect(keys.count == 2)
                #expect(kinds.last == .window(.close))
                #expect(recorder.events.map(\.time) == recorder.events.map(\.time).sorted())
            }
        }

        @Test("Closing the window ends a replay")
        func closeDuringReplay() throws {
            try withLog("{\"t\":3600,\"type\":\"text\",\"text\":\"never\"}\n") { path in
                let session = try session(replay: path)
                let recorder = LoopRecorder()
                push(SDLEvents.window(SDL_WINDOWEVENT_CLOSE))
                #expect(session.run(recorder.client) == 0)
                #expect(recorder.events.map(\.kind) == [.window(.close)])
            }
        }

        @Test("A wrong line ends the program with 1")
        func wrongLine() throws {
            try withLog("{\"t\":0,\"type\":\"text\",\"text\":\"a\"}\nnonsense\n") { path in
                let session = try session(replay: path)
                let recorder = LoopRecorder()
                #expect(session.run(recorder.client) == 1)
                #expect(recorder.events.first?.kind == .text("a"))
                #expect(recorder.calls.contains(.terminate))
            }
        }

        @Test("A recording of live events replays to the same batches")
        func record() throws {
            try withLog("") { path in
                let session = try session(record: path)
                let recorder = LoopRecorder()
                push(SDLEvents.finger(SDL_FINGERDOWN, id: 1, x: 0.25, y: 0.3))
                recorder.onEvent = { event in
                    guard case .finger(let finger) = event.kind else { return }
                    if finger.phase == .down { self.push(SDLEvents.finger(SDL_FINGERUP, id: 1, x: 0.7, y: 0.7)) }
                    if finger.phase == .up { self.push(SDLEvents.plain(SDL_QUIT)) }
                }
                #expect(session.run(recorder.client) == 0)
                let script = ReplayScript(try LogSource(path: path), window: CGSize(width: 640, height: 480))
                var replayed: [HostEvent] = []
                while let step = try script.nextStep() { if case .batch(let batch) = step { replayed += batch } }
                #expect(replayed.filter { $0.kind != .window(.exposed) } == recorder.events)
            }
        }

        @Test("Without a display the error says which was asked for and what helps")
        func noDisplay() throws {
            setenv("SDL_VIDEODRIVER", "no-such-driver", 1)
            defer { unsetenv("SDL_VIDEODRIVER") }
            do {
                _ = try Session(HostConfiguration(title: "Test"), handlesSignals: false)
                Issue.record("a session without a display")
            } catch {
                #expect("\(error)".contains("DISPLAY") && "\(error)".contains("--headless"))
            }
            #expect(HostError.noDisplay(cause: "x11 not available", environment: ["DISPLAY": ":9"]).description
                == "no window can be opened: x11 not available (DISPLAY=:9, WAYLAND_DISPLAY is not set); "
                + "with --headless no display is needed")
        }

        private func close(_ session: Session) {
            let recorder = LoopRecorder()
            push(SDLEvents.plain(SDL_QUIT))
            _ = session.run(recorder.client)
        }

        /// A pixel of the window's surface, without its top byte.
        private func pixel(_ window: SDLWindow, _ x: Int, _ y: Int) -> UInt32? {
            guard let surface = SDL_GetWindowSurface(window.handle), let pixels = surface.pointee.pixels else { return nil }
            return (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)[x] & 0xFF_FFFF
        }
    }
}
