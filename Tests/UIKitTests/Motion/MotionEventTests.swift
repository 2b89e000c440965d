@testable import UIKit
import Testing
import UIKitTesting

@MainActor @Suite struct MotionEventTests {
    final class MotionView: UIView {
        var heard: [String] = []
        var forwards = false
        override var canBecomeFirstResponder: Bool { true }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("began", motion, event) }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("ended", motion, event) }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("cancelled", motion, event) }
        private func note(_ what: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
            #expect(motion == .motionShake && event?.type == .motion && event?.subtype == .motionShake)
            #expect(event?.allTouches == nil)
            heard.append(what)
        }
    }

    /// Overrides nothing.
    final class Plain: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    let host = TestHost()
    let window: UIWindow
    let outer = MotionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window = host.makeWindow()
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.becomeFirstResponder()
    }

    /// Sideways, three times a second, from now on.
    private func shake(_ seconds: TimeInterval, rests: Bool = true) {
        host.touch.step = 0.02
        for index in 0..<Int(seconds * 50) { read(20 * sin(2 * .pi * 3 * Double(index) / 50)) }
        if rests { host.touch.wait(1) }
    }

    private func read(_ x: Double) { host.touch.send(.sensor(.init(x: x, y: MotionConstants.gravity, z: 0))) }

    @Test func aShakeGivesMotionBeganAndMotionEnded() {
        shake(1, rests: false)
        #expect(outer.heard == ["began"])
        // At rest nothing may come at all: the clock ends it.
        host.touch.wait(MotionConstants.quietTime)
        #expect(outer.heard == ["began", "ended"])
        #expect(host.application.nextDeadline == nil)
    }

    @Test func motionCancelledIfItGoesOnForMoreThanTwoSeconds() {
        shake(3)
        #expect(outer.heard == ["began", "cancelled"])
    }

    @Test(arguments: [HostEvent.Window.focusLost, .minimized, .hidden])
    func motionCancelledIfTheApplicationLeavesTheForegroundMeanwhile(change: HostEvent.Window) {
        shake(1, rests: false)
        host.touch.send(.window(change))
        #expect(outer.heard == ["began", "cancelled"])
        host.touch.wait(3)
        shake(1)
        #expect(outer.heard == ["began", "cancelled"], "in the background nothing is heard")
        host.touch.send(.window(.focusGained))
        host.touch.send(.window(.restored))
        shake(1)
        #expect(outer.heard == ["began", "cancelled", "began", "ended"])
    }

    @Test func theEndOfTheProgramCancelsIt() {
        shake(1, rests: false)
        host.touch.send(.quit)
        #expect(outer.heard == ["began", "cancelled"])
    }

    @Test func whoHeardItBeginHearsItEnd() {
        let other = MotionView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        window.addSubview(other)
        shake(1, rests: false)
        other.becomeFirstResponder()
        host.touch.wait(1)
        #expect(outer.heard == ["began", "ended"] && other.heard.isEmpty)
        shake(1)
        #expect(other.heard == ["began", "ended"])
    }

    @Test func motionEventsGoThroughTheApplicationsSendEvent() {
        final class Listening: UIApplication {
            var seen: [UIEvent.EventType] = []
            override func sendEvent(_ event: UIEvent) { seen.append(event.type) }
        }
        let host = TestHost { Listening(services: $0, screen: $1) }
        _ = host.makeWindow()
        host.touch.step = 0.02
        for index in 0..<50 { host.touch.send(.sensor(.init(x: 20 * sin(Double(index) * 0.4), y: 0, z: 9.8))) }
        host.touch.wait(1)
        #expect((host.application as? Listening)?.seen == [.motion, .motion])
    }

    @Test func restingReadingsChangeNothing() {
        for _ in 0..<100 { read(0) }
        #expect(outer.heard.isEmpty && host.application.nextDeadline == nil)
    }
}
