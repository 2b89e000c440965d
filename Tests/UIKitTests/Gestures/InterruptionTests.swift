import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct GestureInterruptionTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    /// A pan under way, then `interruption`: it is cancelled, and what is still heard of the finger is nothing.
    private func expectCancelled(_ location: SourceLocation = #_sourceLocation, by interruption: () -> Void) {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        interruption()
        #expect(g.story(of: "pan") == ["began", "cancelled"], sourceLocation: location)
        #expect(g.isQuiet, sourceLocation: location)
        touch.move(to: at(90, 60))
        touch.up()
        #expect(g.story(of: "pan") == ["began", "cancelled"], sourceLocation: location)
        #expect(g.story(of: "view") == ["began", "cancelled claimed"], sourceLocation: location)
        #expect(g.isQuiet, sourceLocation: location)
    }

    @Test func focusLoss() { expectCancelled { touch.send(.window(.focusLost)) } }
    @Test func hidingTheHostWindow() { expectCancelled { touch.send(.window(.hidden)) } }
    @Test func minimizing() { expectCancelled { touch.send(.window(.minimized)) } }
    @Test func closing() { expectCancelled { touch.send(.window(.close)) } }
    @Test func quitting() { expectCancelled { touch.send(.quit) } }
    @Test func removingTheView() { expectCancelled { g.view.removeFromSuperview() } }
    @Test func hidingTheView() { expectCancelled { g.view.isHidden = true } }
    @Test func hidingTheWindow() { expectCancelled { g.window.isHidden = true } }
    @Test func takingInteractionFromTheView() { expectCancelled { g.view.isUserInteractionEnabled = false } }
    @Test func theSystemClaimsTheFinger() { expectCancelled { touch.cancel() } }
    @Test func theDeviceVanishes() { expectCancelled { touch.send(.device(.removed(0))) } }

    @Test func removingTheRecognizer() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        g.view.removeGestureRecognizer(pan)
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        #expect(pan.state == .possible)
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(g.story(of: "pan") == ["began", "cancelled"])
    }

    @Test func aPossibleGestureFails() {
        let press = g.add(UILongPressGestureRecognizer(), as: "press")
        g.add(UITapGestureRecognizer(), as: "tap")
        touch.down(at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.wait(1)
        #expect(press.state == .possible)
        #expect(g.story == ["view began", "view cancelled interrupted"])
        #expect(g.isQuiet)
    }

    /// None of the two is recognized because the other fails, whichever was there first.
    @Test(arguments: [true, false])
    func aGestureBetweenTwoTapsFailsToo(isSingleFirst: Bool) {
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        for tap in isSingleFirst ? [single, double] : [double, single] { g.add(tap, as: tap === single ? "single" : "double") }
        single.require(toFail: double)
        touch.tap(at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.wait(1)
        #expect(g.story == ["view began", "view cancelled interrupted"])
        #expect(g.isQuiet)
    }

    @Test(arguments: [true, false])
    func oneThatWaitsIsNotLetGoByAnInterruption(isWaitingFirst: Bool) {
        let pan = UIPanGestureRecognizer(), own = ScriptedRecognizer()
        for recognizer in isWaitingFirst ? [pan, own] : [own, pan] { g.add(recognizer, as: recognizer === pan ? "pan" : "own") }
        pan.require(toFail: own)
        touch.down(at: at(50, 60))
        touch.move(to: at(90, 60))
        g.view.isHidden = true
        #expect(own.heard == ["began 1", "moved 1", "cancelled 1"])
        #expect(g.story == ["view began", "view moved", "view cancelled interrupted"])
        #expect(g.isQuiet)
    }

    @Test func oneOfTwoFingersThatVanishesCancelsTheirGesture() {
        g.add(UIPinchGestureRecognizer(), as: "pinch")
        touch.batch {
            touch.down(1, at: at(100, 200), device: 1)
            touch.down(2, at: at(200, 200), device: 2)
        }
        touch.move(1, to: at(50, 200), device: 1)
        touch.send(.device(.removed(1)))
        #expect(g.story(of: "pinch") == ["began", "cancelled"])
        touch.up(2, device: 2)
        #expect(g.isQuiet)
    }

    @Test func afterAFocusLossTheNextSingleFingerIsASingleFinger() {
        let pinch = g.add(UIPinchGestureRecognizer(), as: "pinch"), pan = g.add(UIPanGestureRecognizer(), as: "pan")
        g.down(at(100, 200), at(200, 200))
        g.move(at(50, 200), at(250, 200))
        touch.send(.window(.focusLost))
        touch.send(.window(.focusGained))
        // The two are still on the glass, and no up will ever come.
        touch.down(7, at: at(50, 60))
        touch.move(1, to: at(60, 200))
        touch.move(7, to: at(70, 60))
        #expect(pan.numberOfTouches == 1 && pinch.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == at(20, 0))
        #expect(g.story(of: "pinch") == ["began", "cancelled"])
        touch.up(7)
        #expect(g.story(of: "pan") == ["began", "ended"])
        #expect(g.isQuiet)
    }

    @Test func aFingerNothingWasHeardOfForLongJoinsNoGestureUntilItMoves() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(1, at: at(50, 60))
        touch.wait(TouchConstants.fingerSilence)
        touch.down(2, at: at(200, 200))
        #expect(pan.numberOfTouches == 1)
        touch.move(2, to: at(220, 200))
        #expect(pan.translation(in: nil) == at(20, 0))
        touch.move(1, to: at(51, 60))
        #expect(pan.numberOfTouches == 2)
        touch.up(1)
        touch.up(2)
        #expect(g.story(of: "pan").last == "ended")
        #expect(g.isQuiet)
    }

    @Test func aFingerWhoseLiftNobodySawDoesNotSpoilTheNextTap() {
        g.add(UITapGestureRecognizer(), as: "tap")
        touch.down(1, at: at(50, 60))
        touch.wait(10)
        touch.tap(2, at: at(50, 60))
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func aFingerThatRestsForLessCounts() {
        let pinch = g.add(UIPinchGestureRecognizer(), as: "pinch")
        touch.down(1, at: at(100, 200))
        touch.wait(TouchConstants.fingerSilence / 2)
        touch.down(2, at: at(200, 200))
        touch.move(2, to: at(250, 200))
        #expect(pinch.scale == 1.5)
    }

    @Test func anIdThatComesDownAgainIsEndedFirst() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(1, at: at(50, 60))
        touch.move(1, to: at(70, 60))
        touch.down(1, at: at(200, 200))
        #expect(g.story(of: "pan") == ["began", "ended"])
        touch.move(1, to: at(220, 200))
        touch.up(1)
        #expect(g.story(of: "pan") == ["began", "ended", "began", "ended"])
    }
}
