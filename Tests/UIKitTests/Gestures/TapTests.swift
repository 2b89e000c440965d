import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct TapRecognizerTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func tap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
        return g.add(tap, as: "tap")
    }

    private func twoFingerTap() {
        g.down(at(50, 60), at(90, 60))
        g.up()
    }

    @Test func aTapIsRecognizedAtItsUp() {
        _ = tap()
        touch.down(at: at(50, 60))
        #expect(g.story(of: "tap").isEmpty)
        touch.up()
        #expect(g.story(of: "tap") == ["ended"])
        #expect(g.isQuiet)
    }

    @Test func eachOfSeveralTapsIsRecognized() {
        _ = tap()
        for _ in 0..<3 { touch.tap(at: at(50, 60)) }
        #expect(g.story(of: "tap") == ["ended", "ended", "ended"])
    }

    @Test func aPressOfThreeQuartersOfASecondIsTheLongestTap() {
        _ = tap()
        touch.step = 0
        touch.down(at: at(50, 60))
        touch.wait(0.74)
        touch.up()
        touch.wait(1)
        touch.down(at: at(50, 60))
        touch.wait(0.76)
        touch.up()
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func movingFortyFivePointsIsATapAndFortySixIsNot() {
        _ = tap()
        touch.drag(from: at(50, 60), to: at(95, 60), steps: 1)
        #expect(g.story(of: "tap") == ["ended"])
        touch.drag(from: at(50, 60), to: at(96, 60), steps: 1)
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func aDetourInSamplesThatCameTogetherCounts() {
        _ = tap()
        touch.down(at: at(50, 60))
        touch.batch {
            touch.move(to: at(120, 60))
            touch.move(to: at(51, 60))
        }
        touch.up()
        #expect(g.story(of: "tap").isEmpty)
    }

    @Test func aDoubleTapNeedsTwo() {
        _ = tap(2)
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "tap").isEmpty)
        touch.tap(at: at(52, 60))
        #expect(g.story(of: "tap") == ["ended"])
        #expect(g.isQuiet)
    }

    @Test(arguments: [(0.34, 1), (0.36, 0)])
    func theNextTapStartsWithinAnIntervalOfTheLastOnesEnd(pause: TimeInterval, count: Int) {
        _ = tap(2)
        touch.step = 0
        touch.tap(at: at(50, 60))
        touch.wait(pause)
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "tap").count == count)
    }

    @Test func aNextTapThatIsStillDownWhenTheIntervalIsOverCounts() {
        _ = tap(2)
        touch.step = 0
        touch.tap(at: at(50, 60))
        touch.wait(0.3)
        touch.down(at: at(50, 60))
        touch.wait(0.2)
        touch.up()
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func theNextTapStartsNearTheLastOnesEnd() {
        _ = tap(2)
        touch.tap(at: at(50, 60))
        touch.tap(at: at(96, 60))
        touch.wait(1)
        #expect(g.story(of: "tap").isEmpty)
        touch.tap(at: at(50, 60))
        touch.tap(at: at(95, 60))
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func aTripleTapNeedsThree() {
        _ = tap(3)
        for count in 1...6 {
            touch.tap(at: at(50, 60))
            #expect(g.story(of: "tap").count == count / 3)
        }
    }

    @Test func twoFingersTogetherAreATwoFingerTap() {
        let tap = tap(1, fingers: 2)
        var places: [CGPoint] = []
        tap.on { tap in places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: g.view) } + [tap.location(in: g.view)] }
        twoFingerTap()
        #expect(g.story(of: "tap") == ["ended"])
        #expect(places == [at(40, 40), at(80, 40), at(60, 40)])
    }

    @Test func fingersMayLandAndLiftOneAfterTheOtherWhileTheyOverlap() {
        let tap = tap(1, fingers: 2)
        var count = 0
        tap.on { count = $0.numberOfTouches }
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        touch.up(1)
        touch.up(2)
        #expect(g.story(of: "tap") == ["ended"])
        #expect(count == 2)
    }

    @Test func twoFingersOneAfterTheOtherAreNone() {
        _ = tap(1, fingers: 2)
        touch.tap(1, at: at(50, 60))
        touch.tap(2, at: at(90, 60))
        #expect(g.story(of: "tap").isEmpty)
    }

    @Test func oneFingerTooManyIsNoTap() {
        _ = tap()
        twoFingerTap()
        #expect(g.story(of: "tap").isEmpty)
        touch.wait(1)
        #expect(g.isQuiet)
    }

    @Test func aTwoFingerDoubleTapIsCountedByItsRecognizer() {
        _ = tap(2, fingers: 2)
        twoFingerTap()
        #expect(g.story(of: "tap").isEmpty)
        twoFingerTap()
        #expect(g.story(of: "tap") == ["ended"])
        // The touches themselves count nothing under two fingers.
        #expect(g.view.calls.allSatisfy { $0.tapCounts.allSatisfy { $0 <= 1 } })
    }

    @Test func theTapIsWhereItsFingerWasLifted() {
        let tap = tap()
        var place: CGPoint?
        tap.on { place = $0.location(in: g.view) }
        touch.drag(from: at(50, 60), to: at(70, 60), steps: 2)
        #expect(place == at(60, 40))
        #expect(tap.numberOfTouches == 0)
    }

    @Test func aMouseTapsToo() {
        _ = tap()
        touch.click(at: at(50, 60))
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func withoutARequirementSingleAndDoubleTapBothFire() {
        _ = tap()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        g.add(double, as: "double")
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "double") == ["ended"])
        #expect(g.story(of: "tap") == ["ended", "ended"])
    }
}
