import Foundation
import Testing

extension EndToEnd {
    /// A window that was out of sight shows the drawing again.
    @Rig @Suite(.needs(.windowManager)) struct ShownAgainTests {
        private static let line = PlayedPath(from: (260, 420), to: (760, 180))

        /// A drawing in a window, and the picture of it without what floats over the paper.
        private func start(_ server: XServer, _ layout: UIDump) async throws -> (Program, Picture) {
            let program = try await Program.launch(on: server)
            try await program.drag(Self.line, on: server)
            let drawn = try await program.wait(for: InkCheck(paths: [Self.line], width: 6))
            return (program, drawn.without(layout.overlays))
        }

        private func shows(_ picture: Picture, _ program: Program, _ layout: UIDump) async throws {
            try await Rig.wait(until: "the window shows the same pixels again; its last events were \(program.recording.suffix(500))") {
                try program.mustRun()
                return try await program.look().without(layout.overlays) == picture
            }
        }

        @Test func afterMinimisingAndRestoringAnyNumberOfTimes() async throws {
            let (server, manager) = try await Servers.desktop()
            let layout = try await Layout.at()
            let (program, picture) = try await start(server, layout)
            for _ in 0..<3 {
                try await manager.minimise(program)
                #expect(try await program.look().without(layout.overlays) != picture)
                try await Tool.run("xdotool", ["windowmap", program.windowNumber], on: server)
                try await Tool.run("xdotool", ["windowactivate", program.windowNumber], on: server)
                try await shows(picture, program, layout)
            }
            #expect(try await program.end().drawing.strokes.count == 1)
        }

        @Test func afterHidingAndShowing() async throws {
            let (server, _) = try await Servers.desktop()
            let layout = try await Layout.at()
            let (program, picture) = try await start(server, layout)
            for _ in 0..<2 {
                try await Tool.run("xdotool", ["windowunmap", "--sync", program.windowNumber], on: server)
                #expect(try await program.look().without(layout.overlays) != picture)
                try await Tool.run("xdotool", ["windowmap", "--sync", program.windowNumber], on: server)
                try await shows(picture, program, layout)
            }
            #expect(try await program.end().status == 0)
        }

        @Test func afterAnotherWindowLayOverIt() async throws {
            let (server, _) = try await Servers.desktop()
            let layout = try await Layout.at()
            let (program, picture) = try await start(server, layout)
            let other = try await OtherWindow(on: server, geometry: "500x400+300+150")
            try await Rig.wait(until: "the other window lies over it") { try await program.look().without(layout.overlays) != picture }
            try await other.close()
            try await shows(picture, program, layout)
            #expect(try await program.end().status == 0)
        }

        @Test func afterFillingTheScreenAndLeavingItManyTimes() async throws {
            let (server, manager) = try await Servers.desktop()
            let layout = try await Layout.at()
            let (program, picture) = try await start(server, layout)
            try await manager.waitUntilActive(Int(program.windowNumber))
            for _ in 0..<4 {
                try await program.press("F11", on: server)
                try await Rig.wait(until: "the window fills the screen") {
                    try await Picture.screen(of: server).pixel(at: CGPoint(x: 1, y: 798)) == .paper
                }
                try await program.press("F11", on: server)
                try await shows(picture, program, layout)
            }
            #expect(try await program.end().drawing.strokes.count == 1)
        }
    }
}
