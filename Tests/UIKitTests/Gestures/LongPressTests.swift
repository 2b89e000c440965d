import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct LongPressTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    init() { touch.step = 0 }

    private func press(fingers: Int = 1) -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = fingers
        return g.add(press, as: "press")
    }

    @Test func itBeginsAfterHalfASecondWithoutAnyEvent() {
        _ = press()
        touch.down(at: at(50, 60))
        touch.wait(0.49)
        #expect(g.story(of: "press").isEmpty)
        touch.wait(0.02)
        #expect(g.story(of: "press") == ["began"])
        touch.up()
        #expect(g.story(of: "press") == ["began", "ended"])
        #expect(g.isQuiet)
    }

    @Test func theHostIsToldWhenItWillBegin() throws {
        _ = press()
        let start = touch.now
        touch.down(at: at(50, 60))
        #expect(isClose(try #require(g.application.nextDeadline), start + 0.5))
        touch.up()
        #expect(g.application.nextDeadline == nil)
    }

    @Test func aShortPressIsNone() {
        _ = press()
        touch.tap(at: at(50, 60))
        touch.wait(1)
        #expect(g.story(of: "press").isEmpty)
        #expect(g.isQuiet)
    }

    @Test(arguments: [(10.0, 1), (10.5, 0)])
    func moreThanTenPointsBeforeItBeginsEndIt(distance: CGFloat, count: Int) {
        _ = press()
        touch.down(at: at(50, 60))
        touch.move(to: at(50, 60 + distance))
        touch.wait(0.6)
        #expect(g.story(of: "press").count == count)
    }

    @Test func afterwardsTheFingerMayMoveFreely() {
        let press = press()
        touch.down(at: at(50, 60))
        touch.wait(0.5)
        touch.move(to: at(250, 300))
        touch.move(to: at(10, 20))
        #expect(press.location(in: g.view) == at(0, 0))
        touch.up()
        #expect(g.story(of: "press") == ["began", "changed", "changed", "ended"])
    }

    @Test func twoFingersPressTogether() {
        _ = press(fingers: 2)
        touch.down(1, at: at(50, 60))
        touch.wait(0.4)
        touch.down(2, at: at(90, 60))
        touch.wait(0.4)
        #expect(g.story(of: "press").isEmpty)
        touch.wait(0.2)
        #expect(g.story(of: "press") == ["began"])
        touch.up(1)
        #expect(g.story(of: "press") == ["began", "ended"])
        touch.up(2)
        #expect(g.isQuiet)
    }

    @Test func aFingerTooManyBeforeItBeginsEndsItAndAfterwardsIsIgnored() {
        let press = press()
        g.down(at(50, 60), at(90, 60))
        touch.wait(0.6)
        g.up()
        #expect(g.story(of: "press").isEmpty)
        touch.down(1, at: at(50, 60))
        touch.wait(0.5)
        touch.down(2, at: at(90, 60))
        #expect(press.numberOfTouches == 1)
        touch.up(2)
        touch.up(1)
        #expect(g.story(of: "press") == ["began", "ended"])
    }

    @Test func aPressAfterATap() {
        let press = press()
        press.numberOfTapsRequired = 1
        touch.down(at: at(50, 60))
        touch.wait(0.6)
        touch.up()
        touch.wait(1)
        #expect(g.story(of: "press").isEmpty)
        touch.tap(at: at(50, 60))
        touch.wait(0.1)
        touch.down(at: at(50, 60))
        touch.wait(0.6)
        #expect(g.story(of: "press") == ["began"])
        touch.up()
    }

    @Test func theViewHearsItsFingerUntilThePressBegins() {
        _ = press()
        touch.down(at: at(50, 60))
        touch.wait(0.5)
        touch.move(to: at(70, 60))
        touch.up()
        #expect(g.story == ["view began", "view cancelled claimed", "press began", "press changed", "press ended"])
    }
}
