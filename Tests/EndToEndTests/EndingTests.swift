import Foundation
import Testing

extension EndToEnd {
    /// However the program is made to end in mid-stroke, the stroke is kept and the exit is clean.
    @Rig enum MidStroke {
        static let line = PlayedPath(from: (220, 160), to: (640, 440))
        static let inked = InkCheck(paths: [line], width: 6)

        static func isOnScreen(_ program: Program) async throws {
            try await program.waitForInk(at: line.end)
        }

        static func verify(_ ending: Program.Ending) async throws {
            #expect(ending.status == 0, "\(ending.errors)")
            let drawing = try ending.drawing
            #expect(drawing.strokes.count == 1)
            #expect(drawing.undo == 1)
            #expect(inked.problems(in: try await ending.page()) == [])
        }
    }

    @Rig @Suite(.needs(.touchscreen)) struct EndingUnderAFingerTests {
        @Test(arguments: [SIGTERM, SIGINT]) func aSignalKeepsTheStroke(_ signal: Int32) async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            try await program.draw([MidStroke.line], with: server.touch(), lifting: false)
            try await MidStroke.isOnScreen(program)
            let ending = try await program.end(with: signal)
            try server.touch().touch(.end, 1, at: nil)
            try await MidStroke.verify(ending)
        }

        @Test func losingTheFocusKeepsTheStrokeAndTheFingerDrawsNoMore() async throws {
            let server = try await Servers.touchscreen()
            let other = try await OtherWindow(on: server)
            let program = try await Program.launch(on: server)
            try await program.draw([MidStroke.line], with: server.touch(), lifting: false)
            try await MidStroke.isOnScreen(program)
            try await other.takeFocus()
            try await Rig.wait(until: "the program has heard that the focus is gone") { program.recording.contains("focus_lost") }
            let onward = PlayedPath([MidStroke.line.end, CGPoint(x: 300, y: 500)])
            for point in onward.samples(every: 8) { try server.touch().touch(.update, 1, at: program.onScreen(point), pressure: 0.5) }
            try server.touch().touch(.end, 1, at: nil)
            let dot = PlayedPath([CGPoint(x: 800, y: 200)])
            try program.tap(dot.start, with: server.touch())
            try await program.wait(for: InkCheck(paths: [MidStroke.line, dot], width: 6, blank: [onward]))
            let drawing = try await program.end().drawing
            #expect(drawing.strokes.count == 2)
        }
    }

    @Rig @Suite(.needs(.virtualDisplay)) struct EndingUnderTheMouseTests {
        @Test(arguments: [SIGTERM, SIGINT]) func aSignalKeepsTheStroke(_ signal: Int32) async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server)
            try await program.drag(MidStroke.line, on: server, releasing: false)
            try await MidStroke.isOnScreen(program)
            let ending = try await program.end(with: signal)
            try await program.release(on: server)
            try await MidStroke.verify(ending)
        }
    }

    @Rig @Suite(.needs(.windowManager)) struct EndingOnADesktopTests {
        @Test func closingTheWindowKeepsTheStroke() async throws {
            let (server, manager) = try await Servers.desktop()
            let program = try await Program.launch(on: server)
            try await program.drag(MidStroke.line, on: server, releasing: false)
            try await MidStroke.isOnScreen(program)
            try await manager.close(program)
            let ending = try await program.ending()
            try await program.release(on: server)
            try await MidStroke.verify(ending)
        }

        @Test func minimisingKeepsTheStroke() async throws {
            let (server, manager) = try await Servers.desktop()
            let program = try await Program.launch(on: server)
            try await program.drag(MidStroke.line, on: server, releasing: false)
            try await MidStroke.isOnScreen(program)
            try await manager.minimise(program)
            try await program.release(on: server)
            try await MidStroke.verify(try await program.end())
        }
    }
}
