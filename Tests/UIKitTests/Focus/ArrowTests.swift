import Testing
import UIKitTesting

@MainActor @Suite struct ArrowTests {
    let stage = FocusStage()
    var touch: TouchDriver { stage.touch }

    /// Two rows of three, in a group unless it has no name.
    private func grid(_ group: String?) {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        box.focusGroupIdentifier = group
        stage.root.addSubview(box)
        for row in 0..<2 {
            for column in 0..<3 { stage.add("\(row)\(column)", 60 * CGFloat(column), 60 * CGFloat(row), to: box) }
        }
    }

    @Test func arrowsMoveToTheNeighbourInTheGroup() {
        grid("grid")
        stage.add("outside", 0, 0)
        stage.tab(2)
        #expect(stage.name == "00")
        for (key, name) in [
            ("Right", "01"), ("Right", "02"), ("Right", "02"), ("Down", "12"), ("Down", "12"), ("Left", "11"), ("Up", "01"), ("Up", "01"),
        ] {
            touch.key(key)
            #expect(stage.name == name)
        }
        #expect(stage.controller.heard.isEmpty)
    }

    @Test func arrowsPassOverWhatIsDisabled() throws {
        grid("grid")
        stage.tab()
        let middle = try #require(stage.root.subviews[0].subviews.first { $0.accessibilityIdentifier == "01" } as? UIButton)
        middle.isEnabled = false
        touch.key("Right")
        #expect(stage.name == "02")
    }

    @Test func withoutAGroupArrowsAreTheFirstResponders() {
        grid(nil)
        stage.tab()
        touch.key("Right")
        #expect(stage.name == "00")
        #expect(stage.controller.heard == ["Right", "up Right"])
    }

    @Test func aSliderIsMovedByStepsPagesAndToItsEnds() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 44))
        slider.maximumValue = 100
        slider.value = 50
        stage.root.addSubview(slider)
        let log = ControlLog()
        log.watch(slider)
        stage.tab()
        // A twentieth and a quarter of the range.
        for (key, value) in [
            ("Right", 55), ("Up", 60), ("Left", 55), ("Down", 50), ("PageUp", 75), ("PageUp", 100), ("PageDown", 75),
            ("Home", 0), ("End", 100),
        ] as [(String, Float)] {
            touch.key(key)
            #expect(slider.value == value)
            #expect(log.take() == ["value", "primary"])
        }
        touch.key("End")
        #expect(log.take() == [])
        #expect(stage.controller.heard.isEmpty)
        touch.key("Space")
        #expect(stage.controller.heard == ["Space", "up Space"])
    }

    @Test func aHeldArrowGoesOnChangingASlider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 44))
        slider.maximumValue = 100
        stage.root.addSubview(slider)
        stage.tab()
        touch.keyDown("Right")
        for _ in 0..<3 { touch.keyDown("Right", isRepeat: true) }
        touch.keyUp("Right")
        #expect(slider.value == 20)
    }

    @Test func leftAndRightSelectSegmentsAndPassOverDisabledOnes() {
        let control = UISegmentedControl(items: ["a", "b", "c", "d"])
        control.setEnabled(false, forSegmentAt: 1)
        stage.root.addSubview(control)
        let log = ControlLog()
        log.watch(control)
        stage.tab()
        for (key, index) in [("Right", 0), ("Right", 2), ("Right", 3), ("Left", 2), ("Left", 0), ("End", 3), ("Home", 0)] {
            touch.key(key)
            #expect(control.selectedSegmentIndex == index)
            #expect(log.take() == ["value", "primary"])
        }
        touch.key("Left")
        #expect(control.selectedSegmentIndex == 0)
        #expect(log.take() == [])
        #expect(stage.controller.heard.isEmpty)
    }

    @Test func momentarySegmentsArePressedOneByOne() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.isMomentary = true
        stage.root.addSubview(control)
        var chosen: [Int] = []
        control.on(.valueChanged) { chosen.append(control.selectedSegmentIndex) }
        stage.tab()
        touch.key("Space")
        touch.key("Right")
        #expect(chosen == [0])
        touch.key("Return")
        touch.key("End")
        touch.key("Space")
        #expect(chosen == [0, 1, 2])
    }

    @Test func aViewOfOnesOwnIsAdjustedByItsTrait() {
        final class Knob: UIView {
            var turns = 0
            override var canBecomeFocused: Bool { true }
            override func accessibilityIncrement() { turns += 1 }
            override func accessibilityDecrement() { turns -= 10 }
        }
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        knob.accessibilityTraits = .adjustable
        stage.root.addSubview(knob)
        stage.tab()
        touch.key("Right")
        touch.key("Up")
        touch.key("Left")
        #expect(knob.turns == -8)
    }
}
