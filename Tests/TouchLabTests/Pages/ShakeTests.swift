import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The page about shakes and keys")
struct ShakePageTests {
    private func start() throws -> (Lab, ShakePage) {
        let lab = try Lab("shake")
        return (lab, try lab.page(ShakePage.self))
    }

    private func lines(_ lab: Lab, _ list: String) throws -> [String] {
        let text = try lab.text("lab.shake.\(list)")
        return text.components(separatedBy: ": ").dropFirst().joined(separator: ": ").components(separatedBy: "; ")
    }

    /// Readings of a device that is shaken by hand, 50 a second.
    private func shake(_ lab: Lab, readings: Int) {
        for index in 0..<readings {
            lab.touch.send(.sensor(.init(x: 20 * sin(Double(index) * 0.5), y: 0, z: MotionConstants.gravity)))
            lab.touch.wait(0.012)
        }
    }

    @Test func aShakeIsHeardByThePageAndSeen() throws {
        let (lab, page) = try start()
        #expect(page.isFirstResponder)
        shake(lab, readings: 40)
        #expect(try lines(lab, "motion") == ["motionBegan"])
        #expect(page.picture.isShaking)
        #expect(try lab.text("lab.shake.picture") == "The laptop is being shaken")
        lab.touch.wait(1)
        #expect(try lines(lab, "motion") == ["motionEnded", "motionBegan"])
        #expect(!page.picture.isShaking)
        #expect(try lab.text("lab.shake.began") == "Began: 1")
        #expect(try lab.text("lab.shake.ended") == "Ended: 1")
        lab.touch.wait(1)
        #expect(lab.host.application.nextDeadline == nil, "nothing runs when nothing moves")
    }

    @Test func whoLeavesTheProgramWhileShakingCancelsTheShake() throws {
        let (lab, page) = try start()
        shake(lab, readings: 40)
        lab.touch.send(.window(.focusLost))
        #expect(try lab.text("lab.shake.cancelled") == "Cancelled: 1")
        #expect(!page.picture.isShaking)
    }

    @Test func theSamplesShakeForThoseWhoCannot() throws {
        let (lab, _) = try start()
        UIFocusSystem.focusSystem(for: lab.window)?.requestFocusUpdate(to: try lab.view("lab.shake.shake"))
        lab.touch.key("Return")
        lab.touch.wait(3)
        #expect(try lines(lab, "motion") == ["motionEnded", "motionBegan"])
        #expect(lab.window.focusedView?.accessibilityIdentifier == "lab.shake.shake")
        try lab.tap("lab.shake.long")
        lab.touch.wait(5)
        #expect(try lab.text("lab.shake.cancelled") == "Cancelled: 1")
    }

    @Test func remoteControlIsNamedAsItArrives() throws {
        let (lab, _) = try start()
        lab.touch.send(.remote(.toggle))
        lab.touch.send(.remote(.beginSeekingForward))
        #expect(try lines(lab, "remote") == ["beginSeekingForward", "togglePlayPause"])
        try lab.tap("lab.shake.next")
        #expect(try lines(lab, "remote").first == "nextTrack")
    }

    @Test func keysAreListedAndStillDoWhatTheyDo() throws {
        let (lab, page) = try start()
        lab.touch.keyDown("a", modifiers: .control)
        lab.touch.keyDown("a", modifiers: .control, isRepeat: true)
        lab.touch.keyUp("a", modifiers: .control)
        #expect(try lines(lab, "keys") == ["Ctrl+a ended", "Ctrl+a changed", "Ctrl+a began"])
        lab.touch.key("PageDown")
        #expect(lab.page.name == "seed")
        lab.touch.key("PageUp")
        #expect(page.isFirstResponder)
        lab.touch.key("Escape")
        #expect(lab.closings == 1)
    }

    @Test func otherPagesHearNothingOfThat() throws {
        let (lab, page) = try start()
        lab.touch.key("PageDown")
        #expect(!page.isFirstResponder && lab.controller.isFirstResponder)
        shake(lab, readings: 40)
        lab.touch.wait(1)
        #expect(try #require(page.picture.accessibilityLabel) == "The laptop lies still")
    }

    @Test func aShakeOfTheSamplesEndsWithThePage() throws {
        let (lab, page) = try start()
        try lab.tap("lab.shake.long")
        lab.touch.wait(1)
        lab.touch.key("PageDown")
        #expect(!page.picture.isShaking)
        lab.touch.wait(2)
        #expect(lab.host.application.nextDeadline == nil)
    }
}
