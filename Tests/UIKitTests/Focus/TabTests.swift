import Testing
import UIKitTesting

@MainActor @Suite struct TabTests {
    let stage = FocusStage()

    @Test func tabVisitsControlsInReadingOrderAndComesRound() {
        // Added in another order; the middle one of the first row stands a little lower.
        stage.add("d", 10, 100)
        stage.add("c", 200, 10)
        stage.add("a", 10, 12)
        stage.add("b", 100, 20)
        #expect(stage.tour() == ["a", "b", "c", "d"])
        #expect(stage.name == "a")
        stage.shiftTab()
        #expect(stage.name == "d")
        stage.shiftTab()
        #expect(stage.name == "c")
    }

    @Test func shiftTabEntersAtTheEnd() {
        stage.add("a", 10, 10)
        stage.add("b", 100, 10)
        stage.shiftTab()
        #expect(stage.name == "b")
    }

    @Test func whatStandsInOneViewStaysTogether() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
        stage.root.addSubview(bar)
        stage.add("right", 200, 0)
        stage.add("low", 0, 100, to: bar)
        stage.add("high", 0, 0, to: bar)
        #expect(stage.tour() == ["high", "low", "right"])
    }

    @Test func orderGoesByWhereThingsAreShown() {
        let turned = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 48))
        stage.root.addSubview(turned)
        stage.add("a", 0, 0, to: turned)
        stage.add("b", 150, 0, to: turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi)
        #expect(stage.tour() == ["b", "a"])
    }

    @Test func onlyWhatIsEnabledAndShownIsVisited() {
        stage.add("a", 10, 10)
        stage.add("disabled", 70, 10).isEnabled = false
        stage.add("hidden", 130, 10).isHidden = true
        stage.add("faded", 190, 10).alpha = 0.01
        stage.add("flat", 250, 10).bounds.size.height = 0
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.root.addSubview(box)
        stage.add("boxed", 0, 0, to: box)
        box.isUserInteractionEnabled = false
        stage.add("z", 10, 300)
        stage.root.addSubview(UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50)))
        #expect(stage.tour() == ["a", "z"])
    }

    @Test func aModalViewKeepsFocusToItself() {
        stage.add("a", 10, 10)
        let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
        sheet.accessibilityViewIsModal = true
        stage.root.addSubview(sheet)
        stage.add("in", 0, 0, to: sheet)
        stage.add("in too", 100, 0, to: sheet)
        #expect(stage.tour() == ["in", "in too"])
        sheet.isHidden = true
        #expect(stage.name == "a")
    }

    @Test func aViewThatOpensTakesFocusFromWhatIsBehind() {
        stage.add("a", 10, 10)
        stage.tab()
        let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
        sheet.accessibilityViewIsModal = true
        stage.add("in", 0, 0, to: sheet)
        stage.root.addSubview(sheet)
        #expect(stage.name == "in")
    }

    @Test func tabGoesToTheKeyWindowOnly() {
        stage.add("a", 10, 10)
        let other = stage.host.makeWindow()
        stage.add("b", 0, 0, to: other)
        stage.tab()
        #expect(stage.name == nil)
        #expect(other.focusedView?.accessibilityIdentifier == "b")
        stage.window.makeKey()
        stage.tab()
        #expect(stage.name == "a")
        // Each keeps its own, and only the key window's shows.
        #expect(other.focusedView != nil && UIFocusSystem.focusSystem(for: other)?.showsFocusRing == false)
        #expect(stage.focus.showsFocusRing)
    }

    @Test func aHeldTabGoesOn() {
        for index in 0..<3 { stage.add("\(index)", 10 + 60 * CGFloat(index), 10) }
        stage.touch.keyDown("Tab")
        stage.touch.keyDown("Tab", isRepeat: true)
        stage.touch.keyDown("Tab", isRepeat: true)
        stage.touch.keyUp("Tab")
        #expect(stage.name == "2")
        #expect(stage.controller.heard.isEmpty)
    }

    @Test func withoutAnythingToFocusTabGoesToTheFirstResponder() {
        stage.tab()
        #expect(stage.controller.heard == ["Tab", "up Tab"])
    }

    @Test func withOtherModifiersTabIsNotFocuss() {
        stage.add("a", 10, 10)
        stage.touch.key("Tab", modifiers: .control)
        stage.touch.key("Tab", modifiers: .alt)
        #expect(stage.name == nil)
        #expect(stage.controller.heard == ["Tab", "up Tab", "Tab", "up Tab"])
    }

    @Test func escapeLeavesAndTabComesBack() {
        stage.add("a", 10, 10)
        stage.add("b", 100, 10)
        stage.tab(2)
        stage.touch.key("Escape")
        #expect(stage.name == nil)
        #expect(stage.controller.heard.isEmpty)
        stage.touch.key("Escape")
        #expect(stage.controller.heard == ["Escape", "up Escape"])
        stage.tab()
        #expect(stage.name == "b")
    }

    @Test func aPressTakesFocusAwayAndTabComesToWhatWasPressed() {
        stage.add("a", 10, 10)
        stage.add("b", 100, 10)
        stage.tab()
        #expect(stage.focus.showsFocusRing)
        stage.touch.tap(at: at(120, 30))
        #expect(stage.name == nil && !stage.focus.showsFocusRing)
        stage.tab()
        #expect(stage.name == "b" && stage.focus.showsFocusRing)
        stage.touch.click(at: at(200, 300))
        #expect(stage.name == nil)
        stage.touch.mouseHover(at: at(10, 10))
        stage.tab()
        #expect(stage.name == "b")
    }

    @Test func escapeClosesWhatIsOpenAroundTheFocusedViewFirst() {
        final class Panel: UIView {
            var isOpen = true
            override func accessibilityPerformEscape() -> Bool {
                defer { isOpen = false }
                return isOpen
            }
        }
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(panel)
        stage.add("a", 10, 10, to: panel)
        stage.tab()
        stage.touch.key("Escape")
        #expect(!panel.isOpen && stage.name == "a")
        stage.touch.key("Escape")
        #expect(stage.name == nil)
    }
}
