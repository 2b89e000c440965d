import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite(.needs(.virtualDisplay)) struct MouseTests {
        private static let line = PlayedPath(from: (220, 160), to: (740, 470))
        private static let inked = InkCheck(paths: [line], width: 6)

        @Test func aDragIsOneStroke() async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            let ending = try await program.end()
            #expect(ending.status == 0)
            #expect(try ending.drawing.strokes.count == 1)
            #expect(Self.inked.problems(in: try await ending.page()) == [])
        }

        @Test func movingWithoutAButtonDrawsNothing() async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server)
            let idle = PlayedPath(from: (200, 500), to: (800, 500))
            for point in [idle.start, idle.point(at: 0.5), idle.end] {
                let place = program.onScreen(point)
                try await Tool.run("xdotool", ["mousemove", "\(Int(place.x))", "\(Int(place.y))"], on: server)
            }
            try await program.drag(Self.line, on: server)
            try await program.wait(for: InkCheck(paths: [Self.line], width: 6, blank: [idle]))
            #expect(try await program.end().drawing.strokes.count == 1)
        }

        @Test func aClickOnAButtonPressesItAndDrawsNothing() async throws {
            let server = try await Servers.virtual()
            let layout = try await Layout.at()
            let program = try await Program.launch(on: server)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            try await program.click(layout.centre(of: "toolbar.undo"), on: server)
            try await program.wait(for: InkCheck(paths: [], width: 6, blank: [Self.line]))
            let drawing = try await program.end().drawing
            #expect(drawing.strokes.isEmpty)
            #expect((drawing.undo, drawing.redo) == (0, 1))
        }
    }
}
