import Testing
@testable import UIKit
import UIKitTesting

/// Controls inside a view with recognizers.
@MainActor @Suite struct ControlGestureTests {
    let g = GestureStage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var touch: TouchDriver { g.touch }

    init() {
        g.view.addSubview(control)
        control.on([.touchUpInside]) { [g] in g.story.append("control up") }
        control.on([.touchCancel]) { [g] in g.story.append("control cancelled") }
    }

    @Test func aTapOnAControlIsTheControls() {
        g.add(UITapGestureRecognizer(), as: "tap")
        touch.tap(at: at(50, 60))
        #expect(g.story == ["control up"])
        touch.tap(at: at(200, 200))
        #expect(g.story(of: "tap") == ["ended"])
    }

    @Test func aControlsOwnRecognizerIsNotRefused() {
        g.add(UITapGestureRecognizer(), as: "tap", to: control)
        touch.tap(at: at(50, 60))
        #expect(g.story == ["control cancelled", "tap ended"])
    }

    @Test func aDragThatBeginsOnAControlIsThePans() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.drag(from: at(50, 60), to: at(90, 60), steps: 2)
        #expect(g.story == ["control cancelled", "pan began", "pan changed", "pan ended"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func aTapOfTwoFingersOrTwiceIsNotTheControls() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        g.add(double, as: "double")
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        #expect(g.story == ["control up", "control cancelled", "double ended"])
    }

    @Test func disablingAControlInterruptsTheGestureOnIt() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        control.isEnabled = false
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        touch.up()
        #expect(g.isQuiet)
    }
}
