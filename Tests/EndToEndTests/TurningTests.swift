import Foundation
import Testing

extension EndToEnd {
    /// The window's size changes under a finger, and the screen's.
    @Rig @Suite(.needs(.screens)) struct TurningTests {
        /// With no window manager the window is as large as somebody makes it.
        private func resize(_ program: Program, _ width: Int, _ height: Int, on server: XServer) async throws {
            try await Tool.run("xdotool", ["windowsize", program.windowNumber, "\(width)", "\(height)"], on: server)
        }

        @Test func threeSizesInARowUnderAFingerLeaveInkUnderItAndTheLineWhole() async throws {
            let server = try await Servers.screens()
            let program = try await Program.launch(on: server, size: (1000, 700))
            let (first, second) = (PlayedPath(from: (150, 150), to: (350, 150)), PlayedPath(from: (350, 150), to: (350, 450)))
            try await program.draw([first], with: server.touch(), lifting: false)
            let glass = try server.touch()
            for (width, height) in [(700, 760), (1000, 700), (700, 760)] {
                try await resize(program, width, height, on: server)
                // The finger goes on at once, whether or not the program has heard.
                try glass.touch(.update, 1, at: program.onScreen(CGPoint(x: 350, y: 152)), pressure: 0.5)
            }
            for point in second.samples(every: 8).dropFirst() { try glass.touch(.update, 1, at: program.onScreen(point), pressure: 0.5) }
            try glass.touch(.end, 1, at: nil)
            try glass.sync()
            try await program.waitForInk(at: CGPoint(x: 350, y: 400))
            let drawing = try await program.end().drawing
            #expect(drawing.strokes.count == 1)
            let bent = PlayedPath(first.points + [second.end])
            for location in drawing.strokes[0].locations { #expect(bent.distance(to: location) < 1) }
            #expect((drawing.strokes[0].locations.last ?? .zero).distance(to: second.end) < 1)
        }

        @Test func aScreenThatTurnsUnderAFingerLeavesNoLineToWhereItIsThen() async throws {
            let server = try await Servers.screens()
            let timings = ["800", "864", "1000", "1200", "1280", "1281", "1284", "1308"]
            try await Tool.run("xrandr", ["--newmode", "tall", "100"] + timings, on: server)
            try await Tool.run("xrandr", ["--addmode", "DUMMY0", "tall"], on: server)
            let program = try await Program.launch(on: server, size: (1280, 800))
            let glass = try server.touch()
            try await program.draw([PlayedPath(from: (200, 200), to: (600, 200))], with: glass, lifting: false)
            try await program.waitForInk(at: CGPoint(x: 400, y: 200))
            try await Tool.run("xrandr", ["--output", "DUMMY0", "--mode", "tall"], on: server)
            func restore() async throws { try await Tool.run("xrandr", ["--output", "DUMMY0", "--mode", "only"], on: server) }
            do {
                try await resize(program, 800, 1280, on: server)
                try await Rig.wait(until: "the program has its new size") { program.recording.contains("\"w\":800,\"h\":1280") }
                // The device's axes span the screen, whatever its size.
                func onGlass(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * 1280 / 800, y: point.y * 800 / 1280) }
                let path = PlayedPath(from: (300, 700), to: (600, 1000))
                for point in path.samples(every: 8) { try glass.touch(.update, 1, at: onGlass(point), pressure: 0.5) }
                try glass.touch(.end, 1, at: nil)
                try glass.sync()
                try await Rig.wait(until: "ink under the finger") {
                    try await Picture.screen(of: server, isTurned: true).pixel(at: path.point(at: 0.5)) != .paper
                }
                let screen = try await Picture.screen(of: server, isTurned: true)
                #expect(screen.pixel(at: CGPoint(x: 400, y: 200)) != .paper)
                #expect(screen.pixel(at: CGPoint(x: 450, y: 450)) == .paper)
                let drawing = try await program.end().drawing
                // Two pieces, and one step.
                #expect((drawing.strokes.count, drawing.undo) == (2, 1))
                #expect((drawing.strokes.last?.locations.last ?? .zero).distance(to: path.end) < 1)
            } catch { try await restore(); throw error }
            try await restore()
        }
    }
}
