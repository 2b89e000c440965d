import Foundation
import Testing

extension EndToEnd {
    /// The desktop's scale changes while the program runs: ink stays under finger and mouse.
    @Rig @Suite(.needs(.screens)) struct ScaleTests {
        private struct Line: Decodable {
            var type: String
            var event: String?
            var scale: Double?
            var w: Double?
        }

        private func lines(_ program: Program) throws -> [Line] {
            let complete = program.recording.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return try complete.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        }

        /// Waits until the program has taken over a scale, and the window's size in points with it.
        private func waits(for scale: Double, _ program: Program) async throws {
            try await Rig.wait(until: "the scale is \(scale); the program has recorded\n\(program.recording.suffix(600))") {
                try program.mustRun()
                let scales = try lines(program).filter { $0.event == "display_scale" || $0.event == "resized" }
                return scales.last { $0.scale != nil }?.scale == scale && scales.last?.w.map { abs($0 - 1280 / scale) < 0.01 } == true
            }
        }

        private func setResources(_ text: String, on server: XServer) async throws {
            try await Tool.run("xprop", ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", text], on: server)
        }

        /// Taps near the window's corners with a finger and with the mouse.
        /// - Returns: where, in pixels.
        private func tapCorners(_ program: Program, on server: XServer) async throws -> [CGPoint] {
            let corners = [(3, 3), (1276, 3), (1276, 796), (3, 796)].map { CGPoint(x: $0.0, y: $0.1) }
            let (glass, mouse) = (try server.touch(), try server.pointer())
            for corner in corners {
                try program.tap(corner, with: glass)
                // Two taps in a row at one place might mean something else.
                try mouse.move(to: corner)
                try mouse.button(1, pressed: true)
                try mouse.button(1, pressed: false)
                try mouse.sync()
                try await program.waitForInk(at: corner)
            }
            return corners.flatMap { [$0, $0] }
        }

        @Test func inkIsUnderFingerAndMouseInEveryCornerAtEveryScale() async throws {
            let server = try await Servers.screens()
            try await setResources("Xft.dpi: 96", on: server)
            let program = try await Program.launch(on: server, size: (1280, 800), scale: nil)
            var expected: [(CGPoint, Double)] = []
            // Garbage is passed over: then nobody says anything, and the plain scale holds.
            let steps: [(String, Double)] = [
                ("Xft.dpi: 192", 2), ("Xft.dpi: 120", 1.25), ("Xft.dpi: 288", 3), ("Xft.dpi: 144", 1.5), ("Xft.dpi: -7", 1),
            ]
            for (resources, scale) in steps {
                try await setResources(resources, on: server)
                try await waits(for: scale, program)
                expected += try await tapCorners(program, on: server).map { ($0, scale) }
            }
            let strokes = try await program.end().drawing.strokes
            #expect(strokes.count == expected.count)
            for (stroke, (place, scale)) in zip(strokes, expected) {
                let start = stroke.locations[0]
                let pixel = CGPoint(x: Double(start.x) * scale, y: Double(start.y) * scale)
                #expect(pixel.distance(to: place) < 1, "at scale \(scale)")
            }
        }

        @Test func theSettingsDaemonCountsBeforeTheResourcesAndIsFollowedComingChangingAndGoing() async throws {
            let server = try await Servers.screens()
            try await setResources("Xft.dpi: 288", on: server)
            let program = try await Program.launch(on: server, size: (426, 266), scale: nil)
            let folder = try TemporaryFolder()
            let settings = try folder.write("Xft/DPI 147456\nNet/ThemeName \"Test\"\n", to: "settings")
            let daemon = try ChildProcess(
                Tool.path("xsettingsd") ?? "xsettingsd", ["-c", settings], environment: Surroundings.environment(on: server))
            func isTold(_ scale: Double) async throws {
                try await Rig.wait(until: "the scale is \(scale); the program has recorded\n\(program.recording.suffix(600))") {
                    try lines(program).last { $0.event == "display_scale" }?.scale == scale
                }
            }
            try await isTold(1.5)
            _ = try folder.write("Xft/DPI 196608\nGdk/WindowScalingFactor 2\n", to: "settings")
            daemon.send(SIGHUP)
            try await isTold(2)
            daemon.send(SIGTERM)
            _ = try await daemon.end()
            try await isTold(3)
            try await setResources("Xft.dpi: 96", on: server)
            try await isTold(1)
            #expect(try await program.end().status == 0)
        }

        @Test func aThemeThatTheSettingsDaemonNamesIsToldAtTheStartAndWhenItChanges() async throws {
            let server = try await Servers.screens()
            let folder = try TemporaryFolder()
            let settings = try folder.write("Net/ThemeName \"Yaru-dark\"\n", to: "settings")
            let daemon = try ChildProcess(
                Tool.path("xsettingsd") ?? "xsettingsd", ["-c", settings], environment: Surroundings.environment(on: server))
            let program = try await Program.launch(on: server, size: (426, 266))
            func isTold(_ style: String, _ contrast: String) async throws {
                try await Rig.wait(until: "the style is \(style); the program has recorded\n\(program.recording.suffix(600))") {
                    let last = program.recording.split(separator: "\n").last { $0.contains("\"appearance\"") }
                    return last.map { $0.contains("\"style\":\"\(style)\"") && $0.contains("\"contrast\":\"\(contrast)\"") } ?? false
                }
            }
            try await isTold("dark", "normal")
            for (name, style, contrast) in [("Yaru", "light", "normal"), ("HighContrastInverse", "dark", "high")] {
                _ = try folder.write("Net/ThemeName \"\(name)\"\n", to: "settings")
                daemon.send(SIGHUP)
                try await isTold(style, contrast)
            }
            daemon.send(SIGTERM)
            _ = try await daemon.end()
            #expect(try await program.end().status == 0)
        }

        @Test func aWindowThatIsMovedToAnotherMonitorHasThatOnesScale() async throws {
            let server = try await Servers.screens()
            try await setResources("", on: server)
            // Left half of the screen: 96 pixels to the inch. Right half: twice as many.
            try await Tool.run("xrandr", ["--setmonitor", "left", "640/169x800/212+0+0", "DUMMY0"], on: server)
            try await Tool.run("xrandr", ["--setmonitor", "right", "640/84x800/105+640+0", "none"], on: server)
            func restore() async throws {
                for monitor in ["left", "right"] { try await Tool.run("xrandr", ["--delmonitor", monitor], on: server) }
            }
            do {
                let program = try await Program.launch(on: server, size: (600, 400), at: (0, 0), scale: nil)
                try await program.draw([PlayedPath(from: (100, 100), to: (300, 100))], with: server.touch())
                try await program.waitForInk(at: CGPoint(x: 200, y: 100))
                try await Tool.run("xdotool", ["windowmove", program.windowNumber, "660", "0"], on: server)
                try await Rig.wait(until: "the scale is 2; the program has recorded\n\(program.recording.suffix(600))") {
                    try lines(program).last { $0.event == "display_scale" }?.scale == 2
                }
                try program.tap(CGPoint(x: 660 + 400, y: 250), with: server.touch())
                try await Rig.wait(until: "ink under the finger, and the line at twice the size") {
                    let screen = try await Picture.screen(of: server)
                    return [250.0, 200].allSatisfy { screen.pixel(at: CGPoint(x: 1060, y: $0)) != .paper }
                }
                let strokes = try await program.end().drawing.strokes
                #expect(strokes.last?.locations[0].distance(to: CGPoint(x: 200, y: 125)) ?? 9 < 0.5)
            } catch { try await restore(); throw error }
            try await restore()
        }
    }
}
