import Foundation
import Testing

extension EndToEnd {
    /// On native Wayland.
    @Rig @Suite(.needs(.wayland)) struct WaylandTests {
        private struct Line: Decodable {
            var event: String?
            var scale: Double?
            var w: Double?
            var h: Double?
        }

        private struct Pointer: Decodable {
            var x: Double
            var y: Double
        }

        private static let size = CGSize(width: 1280, height: 800)

        private func launch(_ server: WaylandServer, scale: Int = 1) async throws -> Program {
            try await server.tell("output", WaylandServer.output, "resolution", "1280x800", "scale", "\(scale)")
            let folder = try TemporaryFolder()
            let program = try Program(
                ["--record", folder.file("events.jsonl")], on: nil, folder: folder, surroundings: server.surroundings)
            try await Rig.wait(until: "the window shows its paper: \(program.process.errors)") {
                try program.mustRun()
                return try await server.look().pixel(at: CGPoint(x: 640, y: 300)) == .paper
            }
            // The compositor makes it as large as the output.
            let width = 1280.0 / Double(scale)
            try await isTold(program) { $0.event == "resized" && $0.w == width }
            return program
        }

        private func isTold(_ program: Program, _ isWanted: (Line) -> Bool) async throws {
            try await Rig.wait(until: "the window has changed; the program has recorded\n\(program.recording.suffix(600))") {
                try program.mustRun()
                let complete = program.recording.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                return try complete.contains { try isWanted(JSONDecoder().decode(Line.self, from: Data($0.utf8))) }
            }
        }

        private func drag(_ path: PlayedPath, _ server: WaylandServer, _ program: Program, in size: CGSize = size) async throws {
            // A window that has just come or changed does not have the pointer at once, and a press would be lost.
            try await Rig.wait(until: "the pointer is over the window; the program has recorded\n\(program.recording.suffix(600))") {
                try program.mustRun()
                let before = program.recording
                try server.pointer.move(to: path.start.moved(2, 2), in: size)
                try server.pointer.move(to: path.start, in: size)
                try await Task.sleep(nanoseconds: 20_000_000)
                return Self.isPointer(at: path.start, in: program.recording.dropFirst(before.count))
            }
            try server.pointer.press(true)
            for point in path.samples(every: 8).dropFirst() { try server.pointer.move(to: point, in: size) }
            try server.pointer.press(false)
        }

        /// Whether the last event recorded is a motion to a place, which SDL tells in whole units.
        private static func isPointer(at place: CGPoint, in text: Substring) -> Bool {
            guard let line = text.split(separator: "\n").last(where: { $0.contains("\"mouse\"") && $0.contains("\"motion\"") }),
                  let pointer = try? JSONDecoder().decode(Pointer.self, from: Data(line.utf8)) else { return false }
            return abs(pointer.x - Double(place.x)) <= 1 && abs(pointer.y - Double(place.y)) <= 1
        }

        /// Waits until the output shows what was drawn, scaled.
        private func waits(for check: InkCheck, _ server: WaylandServer) async throws {
            var problems: [String] = ["nothing seen yet"]
            try await Rig.wait(until: "the output is right: \(problems.prefix(4))") {
                problems = check.problems(in: try await server.look())
                return problems.isEmpty
            }
        }

        @Test func aPointerDrawsAndTheWindowClosesWhenAsked() async throws {
            let server = try await Servers.wayland()
            let program = try await launch(server)
            let path = PlayedPath(from: (200, 180), to: (700, 420))
            try await drag(path, server, program)
            try await waits(for: InkCheck(paths: [path], width: 6), server)
            try await server.tell("kill")
            let ending = try await program.ending()
            #expect(ending.status == 0)
            #expect(ending.errors == "")
            #expect(try ending.drawing.strokes.count == 1)
            #expect(InkCheck(paths: [path], width: 6).problems(in: try await ending.page()) == [])
        }

        @Test func atTwoPixelsAPointInkHasAllOfThem() async throws {
            let server = try await Servers.wayland()
            let program = try await launch(server, scale: 2)
            let path = PlayedPath(from: (60, 60), to: (500, 220))
            try await drag(path, server, program, in: CGSize(width: 640, height: 400))
            let pixels = PlayedPath(path.points.map { CGPoint(x: $0.x * 2, y: $0.y * 2) })
            try await waits(for: InkCheck(paths: [pixels], width: 12), server)
            #expect(program.recording.hasPrefix("{\"t\":0,\"type\":\"header\"") && program.recording.contains("\"scale\":2"))
            let strokes = try await program.end().drawing.strokes
            #expect(strokes.count == 1 && strokes[0].locations[0].distance(to: path.start) < 1)
        }

        @Test(arguments: [1.25, 1.5, 2, 3] as [CGFloat])
        func anotherScaleAndBackLeavesInkUnderThePointerAndTheDrawingWhole(scale: CGFloat) async throws {
            let server = try await Servers.wayland()
            let program = try await launch(server)
            let first = PlayedPath(from: (100, 60), to: (240, 120))
            try await drag(first, server, program)
            try await waits(for: InkCheck(paths: [first], width: 6), server)
            // The window has a smallest size, which must fit.
            let pixels = scale == 3 ? CGSize(width: 1920, height: 1200) : Self.size
            let resolution = "\(Int(pixels.width))x\(Int(pixels.height))"
            try await server.tell("output", WaylandServer.output, "resolution", resolution, "scale", "\(scale)")
            let size = CGSize(width: (pixels.width / scale).rounded(.down), height: (pixels.height / scale).rounded(.down))
            try await isTold(program) { $0.event == "resized" && ($0.w.map { abs($0 - Double(size.width)) <= 1 } ?? false) }
            let (right, bottom) = (size.width - 4, size.height - 4)
            let corners = [CGPoint(x: 3, y: 3), CGPoint(x: right, y: 3), CGPoint(x: right, y: bottom), CGPoint(x: 3, y: bottom)]
            for corner in corners { try await drag(PlayedPath([corner]), server, program, in: size) }
            let places = corners + [first.point(at: 0.5)]
            try await Rig.wait(until: "there is ink in every corner and where the line was") {
                let picture = try await server.look()
                return places.allSatisfy { picture.pixel(at: CGPoint(x: $0.x * scale, y: $0.y * scale)) != .paper }
            }
            try await server.tell("output", WaylandServer.output, "resolution", "1280x800", "scale", "1")
            let dots = corners.map { CGRect(x: $0.x - 9, y: $0.y - 9, width: 18, height: 18) }
            try await waits(for: InkCheck(paths: [first], width: 6, covered: dots), server)
            let strokes = try await program.end().drawing.strokes
            #expect(strokes.count == 5)
            for (stroke, corner) in zip(strokes.dropFirst(), corners) {
                #expect(stroke.locations[0].distance(to: corner) * Double(scale) <= 1)
            }
        }

        @Test func anOutputThatTurnsLeavesTheDrawingWholeAndInkUnderThePointer() async throws {
            let server = try await Servers.wayland()
            let program = try await launch(server)
            let first = PlayedPath(from: (100, 100), to: (500, 200)), second = PlayedPath(from: (300, 500), to: (600, 900))
            try await drag(first, server, program)
            try await waits(for: InkCheck(paths: [first], width: 6), server)
            for (resolution, width) in [("800x1280", 800.0), ("1280x800", 1280), ("800x1280", 800)] {
                try await server.tell("output", WaylandServer.output, "resolution", resolution)
                try await isTold(program) { $0.event == "resized" && $0.w == width }
            }
            try await Rig.wait(until: "the output has turned") { try await server.look().height == 1280 }
            try await drag(second, server, program, in: CGSize(width: 800, height: 1280))
            try await waits(for: InkCheck(paths: [first, second], width: 6), server)
            let strokes = try await program.end().drawing.strokes
            #expect(strokes.count == 2)
            #expect((strokes.last?.locations.last ?? .zero).distance(to: second.end) < 1)
        }
    }
}
