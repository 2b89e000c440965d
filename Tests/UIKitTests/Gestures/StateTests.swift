import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct GestureStateTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    /// The specification's sentence, written out: the pairs that are legal, and no other.
    @Test func theLegalTransitionsAreThoseOfTheSpecification() {
        typealias State = UIGestureRecognizer.State
        let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let legal: [[State]] = [
            [.possible, .began], [.possible, .ended], [.possible, .failed],
            [.began, .changed], [.began, .ended], [.began, .cancelled],
            [.changed, .changed], [.changed, .ended], [.changed, .cancelled],
            // Staying is no transition.
            [.possible, .possible], [.failed, .failed]
        ]
        for from in all {
            for to in all { #expect(from.leads(to: to) == legal.contains([from, to]), "\(from) → \(to)") }
        }
    }

    @Test func aContinuousGestureGoesThroughItsStates() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, _, _ in own.state = .began }
        own.onMoved = { own, _, _ in own.state = .changed }
        own.onEnded = { own, _, _ in own.state = .ended }
        touch.drag(from: at(50, 60), to: at(60, 60), steps: 2)
        #expect(g.story(of: "own") == ["began", "changed", "changed", "ended"])
        #expect(own.state == .possible)
        #expect(own.resetCount == 1)
    }

    @Test func aDiscreteGestureEndsAtOnce() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, _, _ in own.state = .recognized }
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "own") == ["ended"])
    }

    @Test func aGestureThatFailsHearsNoMoreUntilItsFingersAreUp() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, _, _ in own.state = .failed }
        touch.down(1, at: at(50, 60))
        touch.move(1, to: at(60, 60))
        touch.down(2, at: at(90, 60))
        touch.up(1)
        #expect(own.state == .failed)
        #expect(own.resetCount == 0)
        touch.up(2)
        #expect(own.heard == ["began 1"])
        #expect(own.state == .possible)
        #expect(own.resetCount == 1)
        touch.down(1, at: at(50, 60))
        #expect(own.heard == ["began 1", "began 1"])
    }

    @Test func theResetComesWhenTheLastFingerIsUp() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, _, _ in if own.machine == .possible { own.state = .ended } }
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        touch.up(1)
        #expect(own.state == .ended && own.resetCount == 0)
        touch.up(2)
        #expect(own.state == .possible && own.resetCount == 1)
        #expect(g.story(of: "own") == ["ended"])
    }

    @Test func aFingerOnAnotherViewDoesNotKeepARecognizerFromItsReset() {
        let other = g.stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        let tap = g.add(UITapGestureRecognizer(), as: "tap", to: other)
        touch.down(1, at: at(50, 60))
        touch.tap(2, at: at(210, 210))
        touch.tap(2, at: at(210, 210))
        #expect(g.story(of: "tap") == ["ended", "ended"])
        #expect(tap.state == .possible)
    }

    @Test func whatIsSetInResetIsIgnored() {
        final class Own: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() { state = .possible }
        }
        g.add(Own(), as: "own")
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "own") == ["ended", "ended"])
    }

    @Test func oneThatNeverDecidesFailsAnIntervalAfterItsLastFingerWentUp() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        touch.step = 0
        touch.tap(at: at(50, 60))
        touch.wait(0.3)
        #expect(own.resetCount == 0)
        #expect(g.view.phases == [.began])
        touch.wait(0.1)
        #expect(own.resetCount == 1)
        #expect(g.view.phases == [.began, .ended])
        #expect(g.isQuiet)
    }

    @Test func oneThatIsLeftActiveByItsLastFingerIsCancelled() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, _, _ in own.state = .began }
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "own") == ["began", "cancelled"])
        #expect(g.isQuiet)
    }

    @Test func theProgramMaySetAStateToo() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        pan.state = .cancelled
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        touch.move(to: at(90, 60))
        touch.up()
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        #expect(g.isQuiet)
    }

    @Test func disablingCancelsAndFails() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        pan.isEnabled = false
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        pan.isEnabled = true
        touch.move(to: at(90, 60))
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        touch.up()
        touch.down(at: at(50, 60))
        pan.isEnabled = false
        touch.move(to: at(90, 60))
        touch.up()
        pan.isEnabled = true
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(g.story(of: "pan").last == "ended")
    }

    @Test func aDisabledRecognizerHearsNothing() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.isEnabled = false
        touch.tap(at: at(50, 60))
        #expect(own.heard.isEmpty)
        #expect(g.view.phases == [.began, .ended])
    }

    @Test func theStateAnActionSeesIsTheOneItIsToldOf() {
        // Both in one delivery: the finger that lands begins the gesture, the one that lifts ends it.
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, touches, _ in if own.numberOfTouches == 2 { own.state = .began } }
        own.onEnded = { own, _, _ in own.state = .ended }
        touch.down(1, at: at(50, 60))
        touch.batch {
            touch.down(2, at: at(90, 60))
            touch.up(1)
        }
        #expect(g.story(of: "own") == ["began", "ended"])
        touch.up(2)
        #expect(g.isQuiet)
    }
}
