import Testing
import UIKitTesting

/// What becomes of focus when the focused view goes away, and who hears of it.
@MainActor @Suite struct FocusMovesOnTests {
    let stage = FocusStage()
    let buttons: [UIButton]

    init() {
        buttons = ["a", "b", "c"].enumerated().map { [stage] in stage.add($0.element, 10 + 60 * CGFloat($0.offset), 10) }
        stage.tab(2)
    }

    @Test func disablingMovesOn() {
        buttons[1].isEnabled = false
        #expect(stage.name == "c" && !buttons[1].isFocused)
        #expect(stage.focus.showsFocusRing)
    }

    @Test func hidingMovesOn() {
        buttons[1].isHidden = true
        #expect(stage.name == "c")
    }

    @Test func removalMovesOn() {
        buttons[1].removeFromSuperview()
        #expect(stage.name == "c" && !buttons[1].isFocused)
    }

    @Test func theLastOneIsFollowedByTheFirst() {
        stage.tab()
        buttons[2].isEnabled = false
        #expect(stage.name == "a")
    }

    @Test func withNobodyLeftNothingIsFocused() {
        stage.root.isHidden = true
        #expect(stage.name == nil && !stage.focus.showsFocusRing)
        stage.root.isHidden = false
        #expect(stage.name == nil)
        stage.tab()
        #expect(stage.name == "b")
    }

    @Test func whoCanFollowIsSeenWhenAllHasSettled() {
        // As undo and redo do: the last undo disables itself and enables its neighbour.
        buttons[2].isEnabled = false
        stage.add("d", 300, 10)
        buttons[1].on(.touchUpInside) { [buttons] in
            buttons[1].isEnabled = false
            buttons[2].isEnabled = true
        }
        stage.touch.key("Space")
        #expect(stage.name == "c")
    }

    @Test func goneAndBackAtOnceItKeepsFocus() {
        buttons[1].on(.touchUpInside) { [buttons] in
            buttons[1].isHidden = true
            buttons[1].isHidden = false
        }
        stage.touch.key("Space")
        #expect(stage.name == "b" && stage.focus.showsFocusRing)
    }

    @Test func aMoveToAnotherPlaceInTheWindowKeepsFocus() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        stage.root.addSubview(box)
        box.addSubview(buttons[1])
        #expect(stage.name == "b")
        box.isHidden = true
        #expect(stage.name == "a")
    }

    @Test func aMoveToAnotherWindowDoesNotTakeFocusAlong() {
        let other = stage.host.makeWindow()
        other.addSubview(buttons[1])
        #expect(other.focusedView == nil)
        #expect(stage.name == "c")
    }

    @Test func aFrameLooksWithoutBeingAsked() {
        buttons[1].isHidden = true
        stage.host.render()
        #expect(buttons[2].isFocused)
    }

    // MARK: By program

    @Test func theProgramMayFocusWhatCanBe() {
        #expect(stage.focus.requestFocusUpdate(to: buttons[0]))
        #expect(stage.name == "a" && stage.focus.focusedItem === buttons[0])
        buttons[2].isEnabled = false
        #expect(!stage.focus.requestFocusUpdate(to: buttons[2]))
        #expect(!stage.focus.requestFocusUpdate(to: UIButton()))
        #expect(stage.name == "a")
        stage.focus.resignFocus()
        #expect(stage.name == nil)
    }

    @Test func focusByProgramShowsOnlyToWhoUsesTheKeyboard() {
        stage.touch.tap(at: at(300, 300))
        stage.focus.requestFocusUpdate(to: buttons[0])
        #expect(stage.name == "a" && !stage.focus.showsFocusRing)
        stage.tab()
        #expect(stage.name == "b" && stage.focus.showsFocusRing)
    }

    // MARK: Who hears

    @Test func bothViewsAndEverybodyAboveHearOnce() {
        final class Hearing: UIView {
            var heard: [String] = []
            override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
                var steps = ""
                coordinator.addCoordinatedAnimations({ steps += "1" }, completion: { steps += "2" })
                let (from, to) = (context.previouslyFocusedView?.accessibilityIdentifier, context.nextFocusedView?.accessibilityIdentifier)
                heard.append("\(from ?? "-") \(to ?? "-") \(context.focusHeading.rawValue) \(steps)")
            }
        }
        let box = Hearing(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        stage.root.addSubview(box)
        stage.add("d", 0, 0, to: box)
        stage.add("e", 60, 0, to: box)
        stage.tab()
        #expect(box.heard.isEmpty)
        stage.tab(2)
        stage.shiftTab()
        stage.touch.key("Escape")
        // next is 16, previous 32.
        #expect(box.heard == ["c d 16 12", "d e 16 12", "e d 32 12", "d - 0 12"])
    }
}
