import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite(.needs(.touchscreen)) struct ToolbarTests {
        private static let line = PlayedPath(from: (240, 200), to: (700, 380))
        private static let inked = InkCheck(paths: [line], width: 6)

        @Test(arguments: ["toolbar.pen", "toolbar.save", "toolbar.undo"])
        func aFingerThatStartsOnAButtonDrawsNothing(_ id: String) async throws {
            let (server, program, layout) = try await start()
            let away = PlayedPath([try layout.centre(of: id), CGPoint(x: 500, y: 300)])
            try await program.draw([away], with: server.touch())
            try await program.draw([Self.line], with: server.touch())
            try await program.wait(for: InkCheck(paths: [Self.line], width: 6, blank: [PlayedPath(from: (500, 330), to: (500, 560))]))
            let ending = try await program.end()
            #expect(try ending.drawing.strokes.count == 1)
            #expect(Self.inked.problems(in: try await ending.page()) == [])
            #expect(ending.savedPictures.isEmpty)
        }

        @Test func aStrokeThatSlidesOntoTheToolbarDoesNotPressIt() async throws {
            let (server, program, layout) = try await start()
            try await program.draw([Self.line], with: server.touch())
            let undo = try layout.centre(of: "toolbar.undo")
            try await program.draw([PlayedPath([CGPoint(x: undo.x, y: 440), undo])], with: server.touch())
            // A dot made afterwards: when it is there, a press would have done its work.
            let dot = PlayedPath([CGPoint(x: 800, y: 200)])
            try program.tap(dot.start, with: server.touch())
            try await program.wait(for: InkCheck(paths: [Self.line, dot], width: 6))
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (3, 3, 0))
            // Ink goes on under the bar.
            #expect(drawing.strokes.contains { $0.locations.last.map { $0.distance(to: undo) <= 1 } == true })
        }

        @Test func undoByFingerBringsBackTheVeryPixels() async throws {
            let (server, program, layout) = try await start()
            let first = PlayedPath(from: (200, 420), to: (760, 180))
            try await program.draw([first], with: server.touch())
            let before = try await program.wait(for: InkCheck(paths: [first], width: 6)).without(layout.overlays)

            // It crosses the first, so undo has to repair what lies below.
            try await program.draw([Self.line], with: server.touch())
            try await program.wait(for: InkCheck(paths: [first, Self.line], width: 6))
            try program.tap(layout.centre(of: "toolbar.undo"), with: server.touch())
            try await Rig.wait(until: "the pixels are those from before") {
                try await program.look().without(layout.overlays) == before
            }
            let drawing = try await program.end().drawing
            #expect(drawing.strokes.count == 1)
            #expect((drawing.undo, drawing.redo) == (1, 1))
        }

        @Test func aTappedColourAndWidthAreWhatTheFingerDraws() async throws {
            let (server, program, layout) = try await start()
            try program.tap(layout.centre(of: "toolbar.color.red"), with: server.touch())
            try program.tap(layout.centre(of: "toolbar.width.16"), with: server.touch())
            try await program.draw([Self.line], with: server.touch())
            try await program.waitForInk(at: Self.line.end)
            let ending = try await program.end()
            let stroke = try #require(try ending.drawing.strokes.first)
            let ink = try #require(RGBA(hex: stroke.color))
            #expect(stroke.width == 16)
            #expect(Int(ink.red) > Int(ink.green) + 100 && Int(ink.red) > Int(ink.blue) + 100)
            #expect(InkCheck(paths: [Self.line], ink: ink, width: 16).problems(in: try await ending.page()) == [])
        }

        private func start() async throws -> (XServer, Program, UIDump) {
            let server = try await Servers.touchscreen()
            let layout = try await Layout.at()
            return (server, try await Program.launch(on: server), layout)
        }
    }
}
