import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Recordings of real touchscreens, where the folder with them is there.
@MainActor @Suite struct RecordedGestureTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data/touch")

    private nonisolated static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    private struct Line: Decodable {
        var t: TimeInterval
        var type: String
        var phase: String?
        var id: Int64?
        var x: CGFloat?
        var y: CGFloat?
    }

    /// Everything recognizers saw in a recording, with the values at the end of each.
    private func play(_ name: String) throws -> (story: [String], turn: CGFloat, scale: CGFloat, isQuiet: Bool) {
        let host = TestHost(size: CGSize(width: 1024, height: 720)), window = host.makeWindow()
        window.isMultipleTouchEnabled = true
        var story: [String] = [], turn: CGFloat = 0, scale: CGFloat = 1
        let simultaneous = Answers()
        simultaneous.simultaneously = true
        func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
            window.addGestureRecognizer(recognizer)
            recognizer.delegate = simultaneous
            recognizer.addHandler { if $0.state != .changed { story.append("\(name) \($0.state)") } }
            return recognizer
        }
        _ = add(UITapGestureRecognizer(), "tap")
        add(UITapGestureRecognizer(), "two-finger tap").numberOfTouchesRequired = 2
        _ = add(UIPanGestureRecognizer(), "pan")
        for (direction, name) in [(UISwipeGestureRecognizer.Direction.right, "right"), (.left, "left"), (.up, "up"), (.down, "down")] {
            add(UISwipeGestureRecognizer(), "swipe \(name)").direction = direction
        }
        add(UIRotationGestureRecognizer(), "rotation").on { turn = $0.rotation }
        add(UIPinchGestureRecognizer(), "pinch").on { scale = $0.scale }
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".jsonl"), encoding: .utf8)
        var start: TimeInterval?
        for line in text.split(separator: "\n") {
            let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            guard line.type == "finger", let id = line.id, let x = line.x, let y = line.y,
                  let phase = line.phase.flatMap(HostEvent.Finger.Phase.init)
            else { continue }
            start = start ?? line.t
            let time = 1 + line.t - (start ?? 0)
            host.application.enqueue(HostEvent(time: time, kind: .finger(.init(phase, id: id, at: at(x, y)))))
        }
        host.application.processEvents()
        host.application.advanceClock(to: host.application.clock.now + 2)
        return (story, turn, scale, host.tracked.isEmpty && host.application.gestures.isIdle)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func twoFingersThatTapAreATwoFingerTap() throws {
        let seen = try play("Wacom_ISDv4_E6_Finger-2fg-tap")
        #expect(seen.story == ["two-finger tap ended"])
        #expect(seen.isQuiet)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func oneFingerThatTapsIsATap() throws {
        #expect(try play("Wacom_ISDv4_E6_Finger-single-tap-center").story == ["tap ended"])
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func twoFingersInACircleAreARotation() throws {
        let seen = try play("Wacom_ISDv4_E6_Finger-double-center-circle")
        #expect(seen.story.contains("rotation began") && seen.story.contains("rotation ended"))
        #expect(!seen.story.contains { $0.contains("tap") })
        #expect(seen.isQuiet)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func twoFingersThatScrollAreAPanAndHardlyTurn() throws {
        let seen = try play("Wacom_ISDv4_E6_Finger-double-center-scroll")
        #expect(seen.story.contains("pan began") && seen.story.contains("pan ended"))
        #expect(abs(seen.turn) < 0.5 && abs(seen.scale - 1) < 0.5)
        #expect(seen.isQuiet)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"), arguments: [
        "Wacom_ISDv4_E6_Finger-single-center-circle", "Wacom_ISDv4_E6_Finger-single-top-swipe", "N-Trig_MultiTouch-1-finger-drag-NW-SE",
        "Atmel_maXTouch_Touchscreen-1-finger-drag-up-down"
    ])
    func aFingerThatDragsIsAPan(name: String) throws {
        let seen = try play(name)
        #expect(seen.story.contains("pan began") && seen.story.last == "pan ended")
        #expect(!seen.story.contains { $0.contains("tap") || $0.contains("rotation") || $0.contains("pinch") })
        #expect(seen.isQuiet)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func fastTapsAreOneTapEach() throws {
        let seen = try play("Atmel_maXTouch_Touchscreen-1-finger-fast-taps")
        // The file has nine landings.
        #expect(seen.story == Array(repeating: "tap ended", count: 9))
        #expect(seen.isQuiet)
    }
}
