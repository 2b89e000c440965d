import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct PinchTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func pinch() -> UIPinchGestureRecognizer { g.add(UIPinchGestureRecognizer(), as: "pinch") }

    @Test func itBeginsAtEightPointsOfChange() {
        let pinch = pinch()
        g.down(at(100, 100), at(200, 100))
        g.move(at(96.1, 100), at(204, 100))
        #expect(g.story(of: "pinch").isEmpty)
        g.move(at(96, 100), at(204, 100))
        #expect(g.story(of: "pinch") == ["began"])
        #expect(pinch.scale == 1.08)
        g.move(at(50, 100), at(250, 100))
        #expect(pinch.scale == 2)
        g.up()
        #expect(g.story(of: "pinch") == ["began", "changed", "ended"])
        #expect(pinch.scale == 1)
        #expect(g.isQuiet)
    }

    @Test func fingersThatComeTogetherScaleDown() {
        let pinch = pinch()
        g.down(at(50, 100), at(250, 100))
        g.move(at(100, 100), at(200, 100))
        #expect(pinch.scale == 0.5)
    }

    @Test func twoFingersThatMoveInStepDoNotPinch() {
        _ = pinch()
        g.down(at(50, 100), at(150, 100))
        g.move(at(90, 200), at(190, 200))
        g.up()
        #expect(g.story(of: "pinch").isEmpty)
        #expect(g.isQuiet)
    }

    @Test func settingTheScaleRebasesAndResetsTheVelocity() {
        let pinch = pinch()
        g.down(at(100, 100), at(200, 100))
        g.move(at(75, 100), at(225, 100))
        #expect(pinch.scale == 1.5)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        g.move(at(0, 100), at(300, 100))
        #expect(pinch.scale == 2)
    }

    @Test func theVelocityIsChangeOfScaleASecond() {
        let pinch = pinch()
        touch.step = 0.01
        g.down(at(100, 100), at(200, 100))
        // The distance grows by 10 of 100 points every 10 ms: 10 a second.
        for index in 1...6 { g.move(at(100 - 5 * CGFloat(index), 100), at(200 + 5 * CGFloat(index), 100)) }
        #expect(isClose(pinch.velocity, 10, within: 1e-6))
    }

    @Test func withOneFingerLeftItStaysActiveWithItsScaleFrozen() {
        let pinch = pinch()
        g.down(at(100, 100), at(200, 100))
        g.move(at(50, 100), at(250, 100))
        touch.up(1)
        #expect(pinch.state == .began)
        touch.move(2, to: at(20, 20))
        #expect(pinch.scale == 2)
        #expect(pinch.numberOfTouches == 1)
        #expect(g.story(of: "pinch") == ["began"])
        // Another finger goes on from there.
        touch.down(3, at: at(120, 20))
        #expect(pinch.scale == 2)
        touch.move(3, to: at(170, 20))
        #expect(pinch.scale == 3)
        touch.up(3)
        touch.up(2)
        #expect(g.story(of: "pinch") == ["began", "changed", "ended"])
        #expect(g.isQuiet)
    }

    @Test func aThirdFingerIsIgnored() {
        let pinch = pinch()
        g.down(at(100, 100), at(200, 100))
        touch.down(3, at: at(10, 300))
        touch.move(3, to: at(300, 300))
        #expect(pinch.numberOfTouches == 2)
        #expect(g.story(of: "pinch").isEmpty)
        g.up()
        touch.up(3)
        #expect(g.isQuiet)
    }

    @Test func twoFingersInOnePlaceDivideNothingByZero() {
        let pinch = pinch()
        g.down(at(100, 100), at(100, 100))
        g.move(at(100, 100), at(150, 100))
        #expect(pinch.scale == 50)
        #expect(pinch.velocity.isFinite)
    }

    @Test func withTwoUpTogetherItEndsOnce() {
        _ = pinch()
        g.down(at(100, 100), at(200, 100))
        g.move(at(50, 100), at(250, 100))
        g.up()
        #expect(g.story(of: "pinch") == ["began", "ended"])
    }
}
