import Testing
import UIKitTesting

/// What the specification says about controls and `ControlTests` has not shown.
@MainActor @Suite struct ControlTrackingTests {
    let stage = Stage()
    /// x and y from 100 to 150.
    let control = UIControl(frame: CGRect(x: 100, y: 150, width: 50, height: 50))
    let log = ControlLog()
    var touch: TouchDriver { stage.touch }

    init() {
        stage.window.addSubview(control)
        log.watch(control)
    }

    @Test(arguments: [at(100 - 70, 175), at(125, 150 - 70), at(150 + 69.5, 175), at(125, 200 + 69.5)])
    func insideEndsSeventyPointsFromEachSide(edge: CGPoint) {
        touch.down(at: at(125, 175))
        touch.move(to: edge)
        #expect(control.isTouchInside && control.isHighlighted)
        // Half a point farther out than the edge, which on the left and top belongs to the inside.
        let beyond = at(edge.x + (edge.x < 100 ? -0.5 : edge.x > 150 ? 0.5 : 0), edge.y + (edge.y < 150 ? -0.5 : edge.y > 200 ? 0.5 : 0))
        touch.move(to: beyond)
        #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
        touch.up()
        #expect(log.events == ["down", "dragInside", "dragOutside", "exit", "upOutside"])
    }

    @Test func theReachIsMeasuredInTheControlsOwnPoints() {
        control.transform = CGAffineTransform(scaleX: 2, y: 2)
        // Twice as large about (125, 175): x from 75 to 175; 70 of its points are 140 of the window's.
        touch.down(at: at(80, 175))
        touch.move(to: at(175 + 139, 175))
        #expect(control.isTouchInside)
        touch.move(to: at(175 + 141, 175))
        #expect(!control.isTouchInside)
    }

    @Test func onceOutAndBackItIsPressedAgain() {
        touch.down(at: at(125, 175))
        for x in [140.0, 230, 240, 140, 130] { touch.move(to: at(x, 175)) }
        touch.up()
        #expect(log.events == [
            "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "dragInside", "upInside",
        ])
    }

    @Test func anUpThatArrivesInsideAfterTheFingerWasOutsideIsInside() {
        touch.down(at: at(125, 175))
        touch.move(to: at(300, 175))
        touch.up(at: at(125, 175))
        #expect(log.events == ["down", "dragOutside", "exit", "upInside"])
    }

    @Test func aThirdTapIsARepeatToo() {
        for _ in 0..<3 { touch.tap(at: at(125, 175)) }
        #expect(log.events == ["down", "upInside", "down", "repeat", "upInside", "down", "repeat", "upInside"])
    }

    @Test func aTapAfterAPauseIsNoRepeat() {
        touch.tap(at: at(125, 175))
        touch.wait(0.5)
        touch.tap(at: at(125, 175))
        #expect(log.events == ["down", "upInside", "down", "upInside"])
    }

    @Test func theFirstFingersLiftEndsThePressWhateverTheSecondDoes() {
        touch.down(1, at: at(110, 175))
        touch.down(2, at: at(140, 175))
        touch.move(2, to: at(300, 300))
        touch.up(1)
        #expect(!control.isTracking && !control.isHighlighted)
        touch.up(2)
        #expect(log.events == ["down", "upInside"])
    }

    @Test func twoControlsAreFollowedByTwoFingers() {
        let other = UIControl(frame: CGRect(x: 200, y: 150, width: 50, height: 50))
        stage.window.addSubview(other)
        log.watch(other)
        touch.down(1, at: at(110, 175))
        touch.down(2, at: at(210, 175))
        #expect(control.isTracking && other.isTracking)
        touch.up(2)
        touch.up(1)
        #expect(log.events == ["down", "down", "upInside", "upInside"])
    }

    // MARK: What takes the finger away

    private func expectCancellation(_ change: () -> Void) {
        touch.down(at: at(125, 175))
        change()
        #expect(log.events == ["down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
        touch.move(to: at(130, 175))
        touch.up()
        #expect(log.events == ["down", "cancel"])
    }

    @Test func hidingCancels() { expectCancellation { control.isHidden = true } }
    @Test func fadingAwayCancels() { expectCancellation { control.alpha = 0.01 } }
    @Test func closingToTouchesCancels() { expectCancellation { control.isUserInteractionEnabled = false } }
    @Test func disablingCancels() { expectCancellation { control.isEnabled = false } }
    @Test func removalCancels() { expectCancellation { control.removeFromSuperview() } }
    @Test func aClaimCancels() { expectCancellation { touch.cancel() } }

    @Test func hidingWhatItIsInCancels() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.window.addSubview(box)
        box.addSubview(control)
        expectCancellation { box.isHidden = true }
    }

    // MARK: Changes from inside

    @Test func anActionMayRemoveWhatItsControlIsIn() {
        let outer = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.window.addSubview(outer)
        outer.addSubview(control)
        log.watch(outer)
        control.on(.touchDown) { outer.removeFromSuperview() }
        touch.tap(at: at(125, 175))
        // The watcher's touchDown comes first, then the action's cancellation.
        #expect(log.events == ["down", "cancel"])
        #expect(stage.host.tracked.isEmpty && !control.isTracking)
    }

    @Test func anActionMayRemoveAnotherControlThatIsPressed() {
        let other = UIControl(frame: CGRect(x: 200, y: 150, width: 50, height: 50))
        stage.window.addSubview(other)
        let otherLog = ControlLog()
        otherLog.watch(other)
        control.on(.touchUpInside) { other.removeFromSuperview() }
        touch.down(2, at: at(210, 175))
        touch.tap(1, at: at(125, 175))
        touch.up(2)
        #expect(otherLog.events == ["down", "cancel"])
        #expect(log.events == ["down", "upInside"])
    }

    @Test func trackingThatDisablesItsControlIsOver() {
        final class Shy: UIControl {
            var isShyAtOnce = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                if isShyAtOnce { isEnabled = false }
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                isEnabled = false
                return true
            }
        }
        let shy = Shy(frame: CGRect(x: 200, y: 150, width: 50, height: 50))
        stage.window.addSubview(shy)
        log.watch(shy)
        touch.down(at: at(210, 175))
        #expect(!shy.isTracking && !shy.isHighlighted)
        touch.up()
        #expect(log.take() == [])
        (shy.isEnabled, shy.isShyAtOnce) = (true, false)
        touch.wait(1)
        touch.down(at: at(210, 175))
        touch.move(to: at(215, 175))
        touch.up()
        #expect(log.take() == ["down", "cancel"])
        #expect(!shy.isTracking && !shy.isHighlighted)
    }

    @Test func lookingPressedMayDisableAControl() {
        final class Touchy: UIControl {
            override func stateDidChange() { if isHighlighted { isEnabled = false } }
        }
        let touchy = Touchy(frame: CGRect(x: 200, y: 150, width: 50, height: 50))
        stage.window.addSubview(touchy)
        log.watch(touchy)
        touch.tap(at: at(210, 175))
        #expect(log.events == ["cancel"])
        #expect(!touchy.isTracking && !touchy.isHighlighted)
    }
}
