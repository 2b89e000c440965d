import Foundation
import Testing

extension EndToEnd {
    /// Keys pressed on the X server, where no desktop takes them first.
    @Rig @Suite(.needs(.virtualDisplay)) struct MediaKeyTests {
        private static let line = PlayedPath(from: (260, 420), to: (760, 180))
        private static let inked = InkCheck(paths: [line], width: 6)
        private static let blank = InkCheck(paths: [], width: 6, blank: [line])

        /// The media keys, and a presenter's clicker.
        @Test(arguments: [("XF86AudioPrev", "XF86AudioNext"), ("Prior", "Next")])
        func previousAndNextAreUndoAndRedo(previous: String, next: String) async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            try await program.press(previous, on: server)
            try await program.wait(for: Self.blank)
            try await program.press(next, on: server)
            try await program.wait(for: Self.inked)
            let (recording, ending) = (program.recording, try await program.end())
            let replayed = try await Program.replay(recording)
            #expect(try replayed.drawing == ending.drawing)
            #expect(try (ending.drawing.strokes.count, ending.drawing.undo, ending.drawing.redo) == (1, 1, 0))
        }

        @Test func thePlayKeyStartsAndStopsTheReplayOfTheDrawing() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let program = try await Program.launch(on: server, [try SlowDrawing.write(to: folder)])
            try await program.wait(for: SlowDrawing.whole)
            try await program.press("XF86AudioPlay", on: server)
            try await Rig.wait(until: "it is drawn again") { try await program.look().pixel(at: SlowDrawing.line.end) == .paper }
            try await program.press("XF86AudioPlay", on: server)
            try await program.press("XF86AudioStop", on: server)
            try await program.wait(for: SlowDrawing.whole)
            #expect(program.recording.contains("\"type\":\"remote\",\"command\":\"toggle\""))
            #expect(try await program.end().drawing.strokes.count == 1)
        }

        @Test func aFingerThatLandsDuringTheReplayEndsItAndDraws() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let program = try await Program.launch(on: server, [try SlowDrawing.write(to: folder)])
            try await program.wait(for: SlowDrawing.whole)
            try await program.press("XF86AudioPlay", on: server)
            try await Rig.wait(until: "it is drawn again") { try await program.look().pixel(at: SlowDrawing.line.end) == .paper }
            let second = PlayedPath(from: (300, 150), to: (700, 150))
            try await program.drag(second, on: server)
            try await program.wait(for: InkCheck(paths: [SlowDrawing.line, second], width: 6))
            #expect(try await program.end().drawing.strokes.count == 2)
        }
    }
}

extension EndToEnd {
    @Rig @Suite(.needs(.touchscreen)) struct MediaKeysBesideTouchscreenTests {
        /// As a server without evdev numbers its keys (xkeyboard-config, keycodes/xfree86): <I10> and <I19>, <PGUP> and <PGDN>.
        @Test(arguments: [(Int32(144), Int32(153)), (99, 105)])
        func aKeyOnARealKeyboardUndoesAndRedoesWhatAFingerDrew(previous: Int32, next: Int32) async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            let line = PlayedPath(from: (260, 420), to: (760, 180))
            try await program.draw([line], with: server.touch())
            try await program.wait(for: InkCheck(paths: [line], width: 6))
            try server.keyboard().chord(previous)
            try server.keyboard().sync()
            try await program.wait(for: InkCheck(paths: [], width: 6, blank: [line]))
            try server.keyboard().chord(next)
            try server.keyboard().sync()
            try await program.wait(for: InkCheck(paths: [line], width: 6))
            #expect(try await program.end().drawing.undo == 1)
        }
    }
}

/// A drawing that took a minute, as a file.
enum SlowDrawing {
    static let line = PlayedPath(from: (260, 420), to: (760, 220))
    static let whole = InkCheck(paths: [line], width: 6)

    /// - Returns: the file's path.
    static func write(to folder: TemporaryFolder) throws -> String {
        let points = (0...150).map { index in
            let point = line.point(at: Double(index) / 150)
            return "[\(point.x),\(point.y),\(Double(index) * 0.4),1]"
        }
        return try folder.write("""
            {"strokes":[{"tool":"pen","color":"#000000FF","width":6,
            "model":{"startTaper":2.6,"endTaper":2.6},"points":[\(points.joined(separator: ","))]}]}
            """, to: "slow.json")
    }
}
