import Testing
import UIKitTesting

/// The pill is 52 × 32 in 52 × 44, the knob goes 20 points.
@MainActor @Suite struct SwitchTests {
    let stage = Stage()
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let log = ControlLog()
    var touch: TouchDriver { stage.touch }

    init() {
        stage.window.addSubview(toggle)
        log.watch(toggle)
    }

    @Test func itHasASizeOfItsOwnThatAFingertipHits() {
        #expect(toggle.frame == CGRect(x: 100, y: 100, width: 52, height: 44))
        #expect(toggle.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 52, height: 44))
    }

    @Test func aTapChangesItAndSaysSoOnce() {
        touch.down(at: at(120, 120))
        #expect(!toggle.isOn && toggle.isHighlighted)
        touch.up()
        #expect(toggle.isOn && !toggle.isHighlighted)
        #expect(log.take() == ["down", "value", "primary", "upInside"])
        touch.wait(1)
        touch.tap(at: at(120, 120))
        #expect(!toggle.isOn)
        #expect(log.take() == ["down", "value", "primary", "upInside"])
    }

    @Test(arguments: [(9.5, true), (-9.5, true), (10, true), (-10, false), (60, true), (-60, false)])
    func aDragDecidesByTheKnobsMiddleAndATapChanges(way: Double, isOn: Bool) {
        touch.drag(from: at(120, 120), to: at(120 + way, 120))
        #expect(toggle.isOn == isOn)
        #expect(log.events.filter { $0 == "value" }.count == (isOn ? 1 : 0))
    }

    @Test func aDragThatComesBackChangesNothing() {
        touch.down(at: at(105, 120))
        touch.move(to: at(140, 120))
        touch.move(to: at(107, 120))
        touch.up()
        #expect(!toggle.isOn)
        #expect(!log.events.contains("value"))
    }

    @Test func theKnobOfOneThatIsOnIsDraggedBack() {
        toggle.isOn = true
        touch.drag(from: at(140, 120), to: at(125, 120))
        #expect(!toggle.isOn)
    }

    @Test func aFingerThatLeavesUpwardsChangesNothing() {
        touch.down(at: at(120, 120))
        touch.move(to: at(120, 25))
        touch.up()
        #expect(!toggle.isOn)
        #expect(log.events == ["down", "dragOutside", "exit", "upOutside"])
    }

    @Test func aCancelledDragChangesNothing() {
        touch.down(at: at(120, 120))
        touch.move(to: at(150, 120))
        touch.cancel()
        #expect(!toggle.isOn)
        #expect(log.events == ["down", "dragInside", "cancel"])
        #expect(toggle.accessibilityValue == "0")
    }

    @Test func settingIsSilent() {
        toggle.setOn(true, animated: true)
        toggle.isOn = false
        toggle.isOn = true
        #expect(toggle.isOn && log.events.isEmpty)
        #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits == .button)
    }

    @Test func aDisabledOneStaysAsItIs() {
        toggle.isEnabled = false
        touch.tap(at: at(120, 120))
        #expect(!toggle.isOn && log.events.isEmpty)
        #expect(!toggle.accessibilityActivate() && !toggle.isOn)
    }

    @Test func assistiveProgramsPressItAsAFingerDoes() {
        #expect(toggle.accessibilityActivate())
        #expect(toggle.isOn)
        #expect(log.events == ["value", "primary", "upInside"])
    }
}
