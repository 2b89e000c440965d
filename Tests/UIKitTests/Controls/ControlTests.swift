import Testing
import UIKitTesting

@MainActor @Suite struct ControlTests {
    /// The name of each event a control sends, in order.
    @MainActor final class Log { var events: [String] = [] }

    static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let log = Log()
    var touch: TouchDriver { stage.touch }

    init() {
        stage.window.addSubview(control)
        watch(control)
    }

    private func watch(_ control: UIControl) {
        for (event, name) in Self.names { control.on(event) { [log] in log.events.append(name) } }
    }

    @Test func aTapIsDownAndUpInside() {
        touch.down(at: at(110, 110))
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        #expect(control.state == .highlighted)
        touch.up()
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
        #expect(log.events == ["down", "upInside"])
        #expect(stage.view.calls.isEmpty)
    }

    @Test func aSecondTapIsARepeat() {
        touch.tap(1, at: at(110, 110))
        touch.tap(2, at: at(110, 110))
        #expect(log.events == ["down", "upInside", "down", "repeat", "upInside"])
    }

    @Test func insideReachesSeventyPointsFartherOnceTracking() {
        touch.down(at: at(110, 110))
        touch.move(to: at(150 + 69, 110))
        #expect(control.isHighlighted)
        touch.move(to: at(150 + 71, 110))
        #expect(!control.isHighlighted && control.isTracking)
        touch.move(to: at(150 + 80, 110))
        touch.move(to: at(100 - 69, 100 - 69))
        #expect(control.isHighlighted)
        touch.up()
        #expect(log.events == ["down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "upInside"])
    }

    @Test func anUpBeyondReachIsOutside() {
        touch.down(at: at(110, 110))
        touch.up(at: at(110, 150 + 71))
        #expect(log.events == ["down", "upOutside"])
    }

    @Test func whereAFingerCanLandDoesNotGrow() {
        touch.tap(at: at(151, 110))
        #expect(log.events.isEmpty)
    }

    @Test func aFingerThatSlidesOntoAControlDoesNotPressIt() {
        touch.drag(from: at(50, 110), to: at(125, 125))
        #expect(log.events.isEmpty)
        #expect(stage.view.phases.last == .ended)
    }

    @Test func aCancellationIsOneEvent() {
        touch.down(at: at(110, 110))
        touch.send(.window(.focusLost))
        touch.up()
        #expect(log.events == ["down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func aSecondFingerIsNotHeard() {
        control.isMultipleTouchEnabled = true
        touch.down(1, at: at(110, 110))
        touch.down(2, at: at(120, 110))
        touch.up(2)
        touch.up(1)
        #expect(log.events == ["down", "upInside"])
    }

    @Test func ofTwoFingersAtOnceTheFirstIsFollowed() {
        control.isMultipleTouchEnabled = true
        touch.batch {
            touch.down(2, at: at(120, 110))
            touch.down(1, at: at(110, 110))
        }
        touch.up(1)
        #expect(log.events == ["down"])
        touch.up(2)
        #expect(log.events == ["down", "upInside"])
    }

    @Test func aDisabledControlGetsNoFinger() {
        control.isEnabled = false
        #expect(control.state == .disabled)
        touch.tap(at: at(110, 110))
        #expect(log.events.isEmpty)
        #expect(stage.view.phases == [.began, .ended])
    }

    @Test func disablingInterruptsTheFingerOnIt() {
        touch.down(at: at(110, 110))
        control.isEnabled = false
        touch.up()
        #expect(log.events == ["down", "cancel"])
    }

    @Test func anActionMayDisableOrRemoveItsControl() {
        control.on(.touchUpInside) { [control] in
            control.isEnabled = false
            control.removeFromSuperview()
        }
        touch.tap(at: at(110, 110))
        #expect(log.events == ["down", "upInside"])
        #expect(stage.host.tracked.isEmpty)
    }

    @Test func trackingCanBeRefusedAndLetGo() {
        final class Picky: UIControl {
            var refuses = true
            var ends = 0
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { !refuses }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.location(in: self).x < 30 }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }
        }
        let picky = Picky(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        stage.window.addSubview(picky)
        watch(picky)
        touch.tap(1, at: at(210, 210))
        #expect(log.events.isEmpty && !picky.isTracking && picky.ends == 0)
        picky.refuses = false
        touch.down(2, at: at(210, 210))
        touch.move(2, to: at(220, 210))
        touch.move(2, to: at(235, 210))
        #expect(!picky.isTracking && !picky.isHighlighted && picky.ends == 1)
        touch.up(2)
        // One after the other on the same place: the second is a repeat.
        #expect(log.events == ["down", "repeat", "dragInside"])
    }

    @Test func everyChangeOfStateIsTold() {
        final class Telling: UIControl {
            var states: [UIControl.State] = []
            override func stateDidChange() { states.append(state) }
        }
        let telling = Telling()
        telling.isSelected = true
        telling.isSelected = true
        telling.isHighlighted = true
        telling.isEnabled = false
        #expect(telling.states == [.selected, [.selected, .highlighted], [.selected, .highlighted, .disabled]])
    }

    @Test func aButtonsPrimaryActionIsItsUpInside() {
        var pressed = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { action in
            pressed += action.sender is UIButton ? 1 : 100
        })
        button.frame = CGRect(x: 200, y: 300, width: 60, height: 50)
        stage.window.addSubview(button)
        touch.tap(at: at(210, 310))
        #expect(pressed == 1)
        touch.drag(2, from: at(210, 310), to: at(20, 20))
        #expect(pressed == 1)
    }
}
