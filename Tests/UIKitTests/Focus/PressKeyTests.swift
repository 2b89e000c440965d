import Testing
import UIKitTesting

@MainActor @Suite struct PressKeyTests {
    let stage = FocusStage()
    let button: UIButton
    let log = ControlLog()
    var touch: TouchDriver { stage.touch }

    init() {
        button = stage.add("a", 10, 10)
        log.watch(button)
        stage.tab()
    }

    @Test func spacePressesWhileItIsHeldAndActsOnRelease() {
        touch.keyDown("Space")
        #expect(button.isHighlighted)
        #expect(log.take() == ["down"])
        touch.keyDown("Space", isRepeat: true)
        touch.keyUp("Space")
        #expect(!button.isHighlighted)
        #expect(log.take() == ["upInside", "primary"])
        #expect(stage.controller.heard.isEmpty)
    }

    @Test(arguments: ["Return", "Keypad Enter"])
    func enterActsAtOnce(key: String) {
        touch.keyDown(key)
        #expect(!button.isHighlighted)
        #expect(log.take() == ["down", "upInside", "primary"])
        touch.keyDown(key, isRepeat: true)
        touch.keyUp(key)
        #expect(log.take() == [])
        #expect(stage.controller.heard.isEmpty)
    }

    @Test func whileNothingIsFocusedSpaceAndEnterAreTheFirstResponders() {
        touch.key("Escape")
        touch.key("Space")
        touch.key("Return")
        #expect(log.events.isEmpty)
        #expect(stage.controller.heard == ["Space", "up Space", "Return", "up Return"])
    }

    @Test func keysFocusHasNoUseForGoToTheFirstResponder() {
        touch.keyDown("1")
        touch.keyDown("1", isRepeat: true)
        touch.keyUp("1")
        touch.key("z", modifiers: .control)
        touch.key("Space", modifiers: .control)
        touch.key("Left")
        touch.key("Home")
        #expect(stage.controller.heard == [
            "1", "again 1", "up 1", "z", "up z", "Space", "up Space", "Left", "up Left", "Home", "up Home",
        ])
        #expect(stage.name == "a")
    }

    @Test func tabWhileSpaceIsHeldLetsGo() {
        stage.add("b", 100, 10)
        touch.keyDown("Space")
        stage.tab()
        #expect(!button.isHighlighted)
        touch.keyUp("Space")
        #expect(log.events == ["down", "cancel"])
        #expect(stage.controller.heard.isEmpty)
    }

    @Test func escapeWhileSpaceIsHeldLetsGo() {
        touch.keyDown("Space")
        touch.key("Escape")
        touch.keyUp("Space")
        #expect(log.events == ["down", "cancel"])
    }

    @Test func losingTheKeyboardLetsGo() {
        touch.keyDown("Space")
        touch.send(.window(.focusLost))
        #expect(!button.isHighlighted)
        #expect(log.events == ["down", "cancel"])
    }

    @Test func disablingWhatSpaceHoldsLetsGo() {
        touch.keyDown("Space")
        button.isEnabled = false
        #expect(!button.isHighlighted)
        touch.keyUp("Space")
        #expect(log.events == ["down", "cancel"])
    }

    @Test func aFingerEndsWhatSpaceBegan() {
        touch.keyDown("Space")
        touch.down(at: at(30, 30))
        #expect(button.isTracking)
        touch.keyUp("Space")
        touch.up()
        #expect(log.events == ["down", "cancel", "down", "upInside", "primary"])
    }

    @Test func spaceDoesNotPressWhatAFingerHolds() {
        touch.down(at: at(30, 30))
        stage.tab()
        #expect(stage.name == "a")
        touch.key("Space")
        #expect(log.events == ["down"])
        touch.up()
        #expect(log.events == ["down", "upInside", "primary"])
    }

    @Test func anActionMayRemoveItsControl() {
        stage.add("b", 100, 10)
        button.on(.touchUpInside) { [button] in button.removeFromSuperview() }
        touch.key("Space")
        #expect(log.events == ["down", "upInside", "primary"])
        #expect(stage.name == "b")
        touch.key("Return")
        #expect(stage.name == "b")
    }

    @Test func aTouchDownActionMayRemoveItsControl() {
        button.on(.touchDown) { [button] in button.removeFromSuperview() }
        touch.key("Return")
        #expect(log.events == ["down", "cancel"])
        #expect(stage.name == nil)
    }

    @Test func aSwitchIsToggled() {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 10, width: 0, height: 0))
        stage.root.addSubview(toggle)
        stage.tab()
        touch.key("Space")
        #expect(toggle.isOn)
        touch.key("Return")
        #expect(!toggle.isOn)
    }

    @Test func aViewThatIsNoControlIsActivated() {
        final class Card: UIView {
            var activations = 0
            override var canBecomeFocused: Bool { true }
            override func accessibilityActivate() -> Bool {
                activations += 1
                return true
            }
        }
        let card = Card(frame: CGRect(x: 100, y: 10, width: 50, height: 50))
        stage.root.addSubview(card)
        stage.tab()
        #expect(card.isFocused)
        touch.keyDown("Space")
        #expect(card.activations == 0)
        touch.keyUp("Space")
        touch.key("Return")
        #expect(card.activations == 2)
    }
}
