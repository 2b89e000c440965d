import Foundation
import Testing

extension EndToEnd {
    /// Gestures on a real touchscreen, as real fingers made them.
    @Rig @Suite(.needs(.touchscreen)) struct GestureTests {
        private nonisolated static let folderIsThere = !TouchRecording.all.isEmpty

        /// What recognizers say of a recording, without the touches and the endings' amounts.
        private func play(_ name: String) async throws -> [String] {
            let recording = try #require(TouchRecording.all.first { $0.name == name })
            let server = try await Servers.touchscreen()
            let probe = try await ProbeRun.launch(on: server, ["--gestures"])
            let glass = try server.touch()
            // As fast as they were made: how long a finger rests is part of the gesture.
            var time = recording.events.first { $0.type == "finger" }?.t ?? 0
            for event in recording.events where event.type == "finger" {
                try await Task.sleep(nanoseconds: UInt64(max(0, event.t - time) * 1e9))
                time = event.t
                let phases: [String: InputTestDevice.TouchPhase] = ["down": .begin, "motion": .update, "up": .end]
                guard let phase = event.phase.flatMap({ phases[$0] }), let id = event.id, let x = event.x, let y = event.y else { continue }
                // The recordings are of windows of 1024 × 720 points.
                try glass.touch(phase, id, at: probe.place(x * 800 / 1024, y * 600 / 720), pressure: event.pressure)
                try glass.sync()
            }
            try server.keyboard().chord(24)    // q
            let story = try await probe.hear("terminate")
            try await probe.end()
            return story.filter { line in
                !["first", "key", "active", "resign", "background"].contains { line.hasPrefix($0) }
            }
        }

        @Test(.enabled(if: folderIsThere, "needs ../shared/data/touch")) func twoFingersThatTapAreATwoFingerTap() async throws {
            #expect(try await play("Wacom_ISDv4_E6_Finger-2fg-tap") == ["two-finger tap ended"])
        }

        @Test(.enabled(if: folderIsThere, "needs ../shared/data/touch")) func oneFingerThatTapsIsATap() async throws {
            #expect(try await play("Wacom_ISDv4_E6_Finger-single-tap-center") == ["tap ended"])
        }

        @Test(.enabled(if: folderIsThere, "needs ../shared/data/touch")) func twoFingersInACircleAreARotation() async throws {
            let story = try await play("Wacom_ISDv4_E6_Finger-double-center-circle")
            #expect(story.contains("rotation began") && story.contains { $0.hasPrefix("rotation ended") })
            #expect(!story.contains { $0.contains("tap") })
        }

        @Test(.enabled(if: folderIsThere, "needs ../shared/data/touch")) func twoFingersThatScrollAreAPan() async throws {
            let story = try await play("Wacom_ISDv4_E6_Finger-double-center-scroll")
            #expect(story.contains("pan began") && story.contains("pan ended"))
            #expect(!story.contains { $0.contains("tap") })
        }

        /// No recording has a pinch, so two fingers part along a line: the ratio of their distances is known.
        @Test func twoFingersThatPartAreAPinchOfTheRatioOfTheirDistances() async throws {
            let server = try await Servers.touchscreen()
            let probe = try await ProbeRun.launch(on: server, ["--gestures"])
            let glass = try server.touch()
            func fingers(_ phase: InputTestDevice.TouchPhase, _ distance: Double) async throws {
                try glass.touch(phase, 1, at: probe.place(400 - distance / 2, 300), pressure: 0.5)
                try glass.touch(phase, 2, at: probe.place(400 + distance / 2, 300), pressure: 0.5)
                try glass.sync()
                try await Task.sleep(nanoseconds: 8_000_000)
            }
            try await fingers(.begin, 100)
            for distance in stride(from: 104.0, through: 300, by: 4) { try await fingers(.update, distance) }
            try await fingers(.end, 300)
            try await probe.hear("pinch began")
            try await Rig.wait(until: "the pinch has ended") { probe.unheard.contains { $0.hasPrefix("pinch ended") } }
            let line = try #require(probe.unheard.first { $0.hasPrefix("pinch ended") })
            let scale = try #require(Double(line.split(separator: " ").last ?? ""))
            // It counts from where it began, 8 points after the landing at the least.
            #expect((300 / 112...300 / 100).contains(scale), "\(scale)")
            #expect(!probe.unheard.contains { $0.hasPrefix("rotation") })
            try server.keyboard().chord(24)    // q
            try await probe.end()
        }

        @Test func aFocusLostInAPinchEndsItAndTheNextFingerIsASingleOne() async throws {
            let server = try await Servers.touchscreen()
            let other = try await OtherWindow(on: server)
            let probe = try await ProbeRun.launch(on: server, ["--gestures"])
            let glass = try server.touch()
            for (finger, x) in [(UInt32(1), 300.0), (2, 400)] { try glass.touch(.begin, finger, at: probe.place(x, 300), pressure: 0.5) }
            for step in 1...10 {
                try glass.touch(.update, 2, at: probe.place(400 + Double(step) * 8, 300), pressure: 0.5)
                try glass.sync()
                try await Task.sleep(nanoseconds: 8_000_000)
            }
            try await probe.hear("pinch began")
            try await other.takeFocus()
            try await probe.hear("pinch cancelled")
            try await probe.xdotool("windowfocus", "WINDOW")
            try await probe.hear("active")
            // The two are still on the glass, and move.
            try glass.touch(.update, 1, at: probe.place(250, 320), pressure: 0.5)
            try glass.touch(.update, 2, at: probe.place(520, 320), pressure: 0.5)
            try glass.touch(.begin, 3, at: probe.place(600, 400), pressure: 0.5)
            try glass.sync()
            try await probe.hear("first began 1 of 1")
            try glass.touch(.end, 3, at: nil)
            try glass.sync()
            #expect(try await probe.hear("tap ended") == ["first cancelled claimed 1 of 1"])
            for finger in [UInt32(1), 2] { try glass.touch(.end, finger, at: nil) }
            try glass.sync()
            try server.keyboard().chord(24)    // q
            let rest = try await probe.hear("terminate")
            #expect(!rest.contains { $0.hasPrefix("pinch") || $0.hasPrefix("two-finger") || $0.hasPrefix("rotation") })
            try await probe.end()
        }
    }
}
