import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct MomentumTests {
    let stage = ScrollStage()
    var touch: TouchDriver { stage.touch }
    /// A point a millisecond, from offset 150.
    private let natural: CGFloat = 150 + coast()

    private func flick() {
        stage.drag(by: -8, count: 20)
        touch.up()
    }

    @Test func afterAFlickTheOffsetIsTheClosedFormOfTheTimeSince() {
        stage.drag(by: -8, count: 20)
        let release = touch.now
        touch.up()
        #expect(stage.offset == at(0, 150) && stage.scroll.isDecelerating && !stage.scroll.isDragging)
        #expect(isClose(stage.log.velocity.y, 1) && isClose(stage.log.target.y, natural))
        for frame in [1, 6, 30, 60] {
            let time = CGFloat(frame) / 60
            stage.host.application.advanceClock(to: release + time + 0.001)
            #expect(isClose(stage.offset.y, 150 + coast(time: time), within: 1e-6))
        }
        stage.rest()
        #expect(isClose(stage.offset.y, natural) && stage.offset.x == 0)
        #expect(stage.isQuiet)
    }

    @Test func framesThatAreLeftOutChangeNothing() {
        let other = ScrollStage()
        for each in [stage, other] {
            each.drag(by: -8, count: 20)
            each.touch.up()
        }
        for _ in 0..<37 { stage.touch.wait(0.02) }
        other.touch.wait(37 * 0.02)
        #expect(stage.offset.isNear(other.offset) && stage.offset.y > 300)
    }

    @Test func theDelegateHearsOfAFlickInOrder() {
        flick()
        stage.rest()
        #expect(stage.log.story == [
            "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating"
        ])
    }

    @Test func aFastRateStopsSooner() {
        stage.scroll.decelerationRate = .fast
        flick()
        #expect(isClose(stage.log.target.y, 150 + coast(rate: 0.99)))
        stage.rest()
        #expect(isClose(stage.offset.y, 150 + coast(rate: 0.99)))
    }

    @Test func aTargetTheDelegateSetsIsWhereItComesToRest() {
        stage.log.newTarget = at(0, 480)
        flick()
        stage.rest()
        #expect(stage.offset == at(0, 480) && stage.isQuiet)
    }

    @Test func aTargetIsReachedEvenWithoutMomentum() {
        stage.log.newTarget = at(0, 400)
        stage.drag(by: -8, count: 20)
        touch.wait(0.3)
        touch.up()
        #expect(stage.log.story.last == "willBeginDecelerating")
        stage.rest()
        #expect(stage.offset == at(0, 400) && stage.isQuiet)
    }

    @Test func momentumBouncesAtTheEndAndComesToRestOnIt() {
        stage.scroll.contentOffset = at(0, 500)
        flick()
        #expect(stage.log.target == at(0, 700))
        var farthest: CGFloat = 0
        for _ in 0..<200 {
            touch.wait(0.01)
            farthest = max(farthest, stage.offset.y)
        }
        // At 650 it goes 1000 points a second, so 1000 + k · 50 at 700; the spring lets it go v / (e · ω) beyond.
        let decay: CGFloat = log(0.998), left: CGFloat = 1000 + 1000 * decay * 50
        let expected: CGFloat = 700 + left / euler / 10
        #expect(farthest <= expected + 1e-6 && farthest > expected - 1)
        stage.rest()
        #expect(stage.offset == at(0, 700) && stage.isQuiet)
    }

    @Test func releasedBeyondTheLimitASpringBringsItBack() {
        stage.drag(from: 50, by: 10, count: 11)
        touch.wait(0.2)
        let start = stage.offset.y, release = touch.now
        touch.up()
        #expect(stage.log.story.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
        stage.host.application.advanceClock(to: release + 0.1005)
        // (x + ω x t) · e^(−ωt) after six frames: ω t is 1.
        #expect(isClose(stage.offset.y, 2 * start / euler, within: 1e-6))
        stage.rest()
        #expect(stage.offset == .zero && stage.isQuiet)
        #expect(stage.log.story.last == "didEndDecelerating")
    }

    @Test func aTouchOnDeceleratingContentStopsItAndIsNoTapForTheContent() {
        var taps = 0
        stage.content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        flick()
        touch.wait(0.1)
        stage.content.forgetCalls()
        stage.log.story = []
        touch.down(at: at(100, 100))
        let caught = stage.offset
        #expect(!stage.scroll.isDecelerating && stage.scroll.isTracking && caught.y > 150 && caught.y < natural)
        touch.up()
        stage.rest()
        #expect(stage.offset == caught && taps == 0 && stage.content.calls.isEmpty && stage.isQuiet)
        #expect(stage.log.story == ["didEndDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging false"])
        touch.tap(at: at(100, 100))
        #expect(taps == 1)
    }

    @Test func aFingerThatStoppedContentDragsItAtOnce() {
        flick()
        touch.wait(0.1)
        touch.down(at: at(100, 100))
        let caught = stage.offset.y
        touch.move(to: at(100, 97))
        #expect(isClose(stage.offset.y, caught + 3))
        touch.up()
    }

    @Test func atRestTheClockHasNothingToDo() {
        flick()
        stage.rest()
        #expect(stage.clock.nextDeadline == nil)
    }

    @Test func aScrollViewThatLeavesTheWindowIsWhereItWouldHaveComeToRest() {
        flick()
        touch.wait(0.05)
        stage.scroll.removeFromSuperview()
        #expect(isClose(stage.offset.y, natural) && !stage.scroll.isDecelerating)
        stage.rest()
        #expect(stage.isQuiet)
        #expect(stage.log.story.last == "didEndDecelerating")
    }

    @Test func anOffsetSetByTheProgramEndsTheMomentum() {
        flick()
        touch.wait(0.05)
        stage.scroll.contentOffset = at(0, 20)
        stage.rest()
        #expect(stage.offset == at(0, 20) && stage.isQuiet && stage.log.story.last == "didEndDecelerating")
    }

    @Test func contentThatShrinksMeanwhileIsComeToRestWithinItsNewLimits() {
        flick()
        stage.scroll.contentSize.height = 500
        stage.rest()
        #expect(stage.offset == at(0, 200) && stage.isQuiet)
    }

    @Test(.enabled(if: RecordedScroll.isThere, "needs ../shared/data/touch"), arguments: [
        "Wacom_ISDv4_E6_Finger-single-top-swipe", "Atmel_maXTouch_Touchscreen-1-finger-drag-up-down"
    ])
    func aRecordedFingerScrollsAndComesToRest(name: String) throws {
        let host = TestHost(size: CGSize(width: 1024, height: 720)), window = host.makeWindow(), log = ScrollLog()
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 3000, height: 3000)
        scroll.contentOffset = at(900, 1000)
        scroll.delegate = log
        window.addSubview(scroll)
        for event in try RecordedScroll.fingers(name) { host.application.enqueue(event) }
        host.application.processEvents()
        host.application.advanceClock(to: host.application.clock.now + 20)
        #expect(log.scrolls > 0 && log.story.contains("willBeginDragging"))
        #expect(host.application.clock.nextDeadline == nil && !scroll.isDragging && scroll.isWithinLimits)
        #expect(log.story.filter { $0.hasPrefix("didEndDragging") }.count == log.story.filter { $0 == "willBeginDragging" }.count)
    }
}

/// Recordings of real touchscreens, where the folder with them is there.
enum RecordedScroll {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data/touch")

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    private struct Line: Decodable {
        var t: TimeInterval
        var type: String
        var phase: String?
        var id: Int64?
        var x: CGFloat?
        var y: CGFloat?
    }

    static func fingers(_ name: String) throws -> [HostEvent] {
        let text = try String(contentsOf: folder.appendingPathComponent(name + ".jsonl"), encoding: .utf8)
        let lines = try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        let fingers = lines.filter { $0.type == "finger" }
        let start = fingers.first?.t ?? 0
        return fingers.compactMap { line in
            guard let id = line.id, let x = line.x, let y = line.y, let phase = line.phase.flatMap({ HostEvent.Finger.Phase(rawValue: $0) })
            else { return nil }
            return HostEvent(time: 1 + line.t - start, kind: .finger(.init(phase, id: id, at: at(x, y))))
        }
    }
}
