import Testing
@testable import UIKit
import UIKitTesting

/// What recognizers hold back from views.
@MainActor @Suite struct GestureDelayTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func double() -> UITapGestureRecognizer {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        return g.add(double, as: "double")
    }

    private func delayingPan() -> UIPanGestureRecognizer {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.delaysTouchesBegan = true
        return pan
    }

    @Test func delaysTouchesBeganHoldsBackUntilTheGestureFailed() {
        let pan = delayingPan()
        touch.down(at: at(50, 60))
        touch.move(to: at(52, 60))
        touch.move(to: at(54, 60))
        #expect(g.story.isEmpty)
        pan.isEnabled = false
        // Just as if nothing had been held back, call by call.
        #expect(g.view.phases == [.began, .moved, .moved])
        #expect(g.view.calls.map { $0.locations[0].x } == [40, 42, 44])
        #expect(g.view.calls.map { $0.previousLocations[0].x } == [40, 40, 42])
        #expect(g.view.calls[1].coalesced == [[at(42, 40)]])
        touch.move(to: at(56, 60))
        touch.up()
        #expect(g.view.phases == [.began, .moved, .moved, .moved, .ended])
        #expect(Set(g.view.calls.flatMap(\.touches)).count == 1)
    }

    @Test func delaysTouchesBeganDeliversATapAfterItsLift() {
        _ = delayingPan()
        touch.down(at: at(50, 60))
        touch.up()
        #expect(g.view.phases == [.began, .ended])
        #expect(g.isQuiet)
    }

    @Test func delaysTouchesBeganDropsWhatTheGestureTook() {
        _ = delayingPan()
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(g.view.calls.isEmpty)
        #expect(g.story(of: "pan").first == "began")
        #expect(g.isQuiet)
    }

    @Test func delaysTouchesBeganDeliversWhatARecognizedGestureDoesNotTake() {
        let pan = delayingPan()
        pan.cancelsTouchesInView = false
        touch.drag(from: at(50, 60), to: at(70, 60), steps: 2)
        #expect(g.story == ["view began", "view moved", "pan began", "view moved", "pan changed", "view ended", "pan ended"])
    }

    @Test func fingersThatLandedTogetherAreToldTogether() {
        let pan = delayingPan()
        g.down(at(50, 60), at(90, 60))
        g.move(at(51, 60), at(91, 60))
        pan.isEnabled = false
        #expect(g.view.phases == [.began, .moved])
        #expect(g.view.calls.map(\.touches.count) == [2, 2])
        #expect(g.view.calls[0].allCount == 2)
    }

    @Test func delaysTouchesEndedHoldsBackTheLift() {
        _ = double()
        touch.step = 0
        touch.tap(at: at(50, 60))
        #expect(g.view.phases == [.began])
        touch.wait(0.34)
        #expect(g.view.phases == [.began])
        touch.wait(0.02)
        #expect(g.view.phases == [.began, .ended])
        #expect(g.view.calls[1].locations == [at(40, 40)])
        #expect(g.view.calls[1].allCount == 1)
        #expect(g.isQuiet)
    }

    /// The sequence UIKit documents for a double tap.
    @Test func aDoubleTapCancelsBothTaps() {
        _ = double()
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        #expect(g.story == ["view began", "view began", "view cancelled claimed", "view cancelled claimed", "double ended"])
        #expect(g.view.calls.map(\.tapCounts) == [[1], [2], [1], [2]])
        #expect(g.isQuiet)
    }

    /// The sequence UIKit documents for a double tap that does not delay.
    @Test func withoutTheDelayTheViewHearsOfTheFirstTapsEnd() {
        double().delaysTouchesEnded = false
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        #expect(g.story == ["view began", "view ended", "view began", "view cancelled claimed", "double ended"])
        // The same touch again, counted on.
        #expect(g.view.calls[0].touches == g.view.calls[2].touches)
        #expect(g.view.calls[2].tapCounts == [2])
    }

    @Test func aSecondTapThatComesToNothingLeavesTheFirstWhole() {
        _ = double()
        touch.tap(at: at(50, 60))
        touch.down(at: at(50, 60))
        touch.move(to: at(200, 60))
        touch.up()
        #expect(g.view.phases == [.began, .began, .ended, .moved, .ended])
        #expect(g.view.calls[2].touches == g.view.calls[0].touches)
        #expect(g.view.calls[3].touches == g.view.calls[1].touches)
        #expect(g.isQuiet)
    }

    @Test func aHeldLiftOfAViewThatGoesAwayIsAnInterruption() {
        _ = double()
        touch.tap(at: at(50, 60))
        g.view.removeFromSuperview()
        #expect(g.story == ["view began", "view cancelled interrupted"])
        #expect(g.isQuiet)
    }

    @Test func aHeldLandingOfAViewThatGoesAwayIsToldFirst() {
        _ = delayingPan()
        touch.down(at: at(50, 60))
        touch.send(.window(.focusLost))
        #expect(g.story == ["view began", "view cancelled interrupted"])
        #expect(g.isQuiet)
    }

    @Test func aViewMayGoAwayWhileItIsToldWhatWasHeldBack() {
        let pan = delayingPan()
        g.view.onCall = { [g] view, call in
            g.story.append("\(call.phase)")
            if call.phase == .began { view.removeFromSuperview() }
        }
        touch.down(at: at(50, 60))
        touch.move(to: at(52, 60))
        pan.isEnabled = false
        #expect(g.story == ["began", "moved", "cancelled"])
        #expect(g.isQuiet)
    }

    @Test func aViewMayGoAwayWhileItsTouchIsClaimed() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        g.view.onCall = { [g] view, call in
            g.story.append("\(call.phase)")
            if call.phase == .cancelled { view.removeFromSuperview() }
        }
        touch.drag(from: at(50, 60), to: at(90, 60), steps: 2)
        #expect(g.story == ["began", "cancelled", "pan began", "pan cancelled"])
        #expect(g.isQuiet)
    }
}
