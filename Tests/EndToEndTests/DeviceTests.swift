import Foundation
import Testing

extension EndToEnd {
    /// The touchscreen goes away under a finger and comes back.
    @Rig @Suite(.needs(.touchscreen)) struct DeviceTests {
        private struct Line: Decodable {
            var type: String
            var event: String?
            var phase: String?
            var device: Int?
        }

        private let log: TemporaryFolder

        init() throws { log = try TemporaryFolder() }

        @Test(arguments: XServer.Absence.allCases)
        func aTouchscreenThatGoesEndsItsStrokeAndDrawsAgainWhenItIsBack(_ absence: XServer.Absence) async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server, ["--record", log.file("log.jsonl")])
            try await program.draw([MidStroke.line], with: server.touch(), lifting: false)
            try await MidStroke.isOnScreen(program)
            let onward = PlayedPath([MidStroke.line.end, CGPoint(x: 300, y: 500)])
            try await server.withTouchAway(absence) { device in
                try await isTold("removed", program)
                for point in onward.samples(every: 8) { try device.touch(.update, 1, at: program.onScreen(point), pressure: 0.5) }
                try device.touch(.end, 1, at: nil)
                try device.sync()
                // Only a stroke that has ended is a step to undo.
                try server.keyboard().chord(37, 52)    // left control, z
                try await program.wait(for: InkCheck(paths: [], width: 6, blank: [MidStroke.line, onward]))
                try server.keyboard().chord(37, 29)    // left control, y
                try await program.wait(for: InkCheck(paths: [MidStroke.line], width: 6, blank: [onward]))
            }
            try await isTold("added", program)
            let second = PlayedPath(from: (700, 160), to: (840, 380))
            try await program.draw([second], with: server.touch())
            try await program.wait(for: InkCheck(paths: [MidStroke.line, second], width: 6, blank: [onward]))

            let ending = try await program.end()
            let drawing = try ending.drawing
            #expect(ending.status == 0)
            #expect((drawing.strokes.count, drawing.undo) == (2, 2))
            let end = try #require(drawing.strokes.first?.locations.last)
            #expect(end.distance(to: MidStroke.line.end) < 1)
            try verifyLog(lifts: absence == .disabled ? 2 : 1)
        }

        private func isTold(_ event: String, _ program: Program) async throws {
            try await Rig.wait(until: "the program has heard that the touchscreen was \(event)") {
                try lines().contains { $0.type == "device" && $0.event == event }
            }
        }

        /// The device lines name the device that the fingers' lines name.
        private func verifyLog(lifts: Int) throws {
            let lines = try lines()
            let fingers = lines.filter { $0.type == "finger" && $0.phase != "motion" }
            let devices = lines.filter { $0.type == "device" }
            #expect(devices.map(\.event) == ["removed", "added"])
            #expect(fingers.count { $0.phase == "down" } == 2)
            #expect(fingers.count { $0.phase == "up" } == lifts)
            #expect(Set((fingers + devices).map(\.device)).count == 1)
            #expect(devices.allSatisfy { $0.device != nil })
        }

        /// Complete lines only: the last may be half written.
        private func lines() throws -> [Line] {
            let text = String(decoding: FileManager.default.contents(atPath: log.file("log.jsonl")) ?? Data(), as: UTF8.self)
            let complete = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return try complete.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        }
    }
}
