import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite(.needs(.virtualDisplay)) struct ShakeTests {
        private static let line = PlayedPath(from: (260, 420), to: (760, 180))
        private static let inked = InkCheck(paths: [line], width: 6)
        private static let blank = InkCheck(paths: [], width: 6, blank: [line])

        /// Where the toast has its button, from a run without a display.
        private func offer() async throws -> CGPoint {
            var log = EventLogText().line(from: (260, 420), to: (760, 180)).text
            for index in 0..<50 {
                let value = FakeAccelerometer.shaking(Double(index) / 50)
                let fields = "\"kind\":\"accel\",\"x\":\(value[0]),\"y\":0,\"z\":\(value[2])"
                log += "{\"t\":\(1 + Double(index) / 50),\"type\":\"sensor\",\(fields)}\n"
            }
            let ending = try await Program.replay(log + "{\"t\":3,\"type\":\"wait\"}\n")
            #expect(ending.status == 0, "\(ending.errors)")
            return try ending.ui.centre(of: "toast.action")
        }

        @Test func aShakeOffersUndoAndTheOfferUndoes() async throws {
            let (server, sensor, button) = (try await Servers.virtual(), try FakeAccelerometer(), try await offer())
            let program = try await Program.launch(on: server, surroundings: sensor.surroundings)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            try await sensor.play(1.2, FakeAccelerometer.shaking)
            try await Rig.wait(until: "undo is offered") { try await program.look().pixel(at: button) != .paper }
            #expect(Self.inked.problems(in: try await program.look()) == [], "a shake takes nothing back by itself")
            try await program.click(button, on: server)
            try await program.wait(for: Self.blank)
            let recording = program.recording
            let ending = try await program.end()
            #expect(ending.errors.isEmpty)
            // What was recorded does the same without sensor and display.
            #expect(recording.contains("\"type\":\"sensor\",\"kind\":\"accel\""))
            let replayed = try await Program.replay(recording)
            #expect(replayed.status == 0, "\(replayed.errors)")
            #expect(try replayed.drawing == ending.drawing)
            #expect(try (replayed.drawing.strokes.count, replayed.drawing.redo) == (0, 1))
        }

        @Test(arguments: ["turning", "knocking", "noise"]) func turningAKnockAndNoiseOfferNothing(motion: String) async throws {
            let (server, sensor) = (try await Servers.virtual(), try FakeAccelerometer())
            let program = try await Program.launch(on: server, surroundings: sensor.surroundings)
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            switch motion {
            case "turning": try await sensor.play(4) { FakeAccelerometer.turning($0) }
            case "knocking": try await sensor.play(4) { FakeAccelerometer.knocking($0) }
            default: try await sensor.play(4) { FakeAccelerometer.hissing($0) }
            }
            try await Rig.wait(until: "the sensor was heard") { program.recording.contains("\"type\":\"sensor\"") }
            let ending = try await program.end()
            #expect(throws: UIDump.NoSuchView.self) { try ending.ui.view("toast") }
            #expect(try ending.drawing.strokes.count == 1)
        }

        @Test func theSensorIsReadOnlyWhileTheWindowHasTheKeyboard() async throws {
            let (server, sensor) = (try await Servers.virtual(), try FakeAccelerometer())
            let program = try await Program.launch(on: server, surroundings: sensor.surroundings)
            try await Rig.wait(until: "the sensor is read") { program.readsSensor }
            let other = try await OtherWindow(on: server)
            try await other.takeFocus()
            try await Rig.wait(until: "nobody reads it") { !program.readsSensor }
            try await Tool.run("xdotool", ["windowfocus", "--sync", program.windowNumber], on: server)
            try await Rig.wait(until: "the sensor is read again") { program.readsSensor }
            #expect(try await program.end().status == 0)
        }

        @Test func withoutASensorNobodyPolls() async throws {
            let (server, empty) = (try await Servers.virtual(), try TemporaryFolder())
            let program = try await Program.launch(on: server, surroundings: ["DOODLE_IIO_DIR": empty.path])
            // It has the keyboard once a key arrives.
            try await program.press("1", on: server)
            try await Rig.wait(until: "a key has come") { program.recording.contains("\"type\":\"key\"") }
            #expect(!program.readsSensor)
            let ending = try await program.end()
            #expect(ending.errors.isEmpty && ending.status == 0)
        }

        @Test func aSensorThatVanishesIsReportedOnceAndTheDrawingGoesOn() async throws {
            let (server, sensor) = (try await Servers.virtual(), try FakeAccelerometer())
            let program = try await Program.launch(on: server, surroundings: sensor.surroundings)
            try await Rig.wait(until: "the sensor is read") { program.readsSensor }
            try sensor.vanish()
            try await Rig.wait(until: "nobody reads it") { !program.readsSensor }
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            let ending = try await program.end()
            let lines = ending.errors.split(separator: "\n")
            #expect(lines.count == 1 && lines[0].contains("in_accel_x_raw") && lines[0].contains("is gone"), "\(ending.errors)")
            #expect(ending.status == 0)
            #expect(try ending.drawing.strokes.count == 1)
        }
    }
}

extension Program {
    /// Whether it holds a sensor's file open.
    var readsSensor: Bool {
        let folder = "/proc/\(process.pid)/fd"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { descriptor in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)"))?.contains("in_accel_") ?? false
        }
    }

    var threadCount: Int { ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.pid)/task")) ?? []).count }
}
