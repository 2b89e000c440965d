import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The page about taps")
struct TapsTests {
    /// What both ways decided, oldest first.
    private func decisions(_ lab: Lab) throws -> [String] {
        let lines = try lab.text("lab.taps.log").split(separator: ";").map(String.init)
        return lines.reversed().compactMap { line in
            ["Lesson: single tap", "Lesson: double tap", "Toolkit: single tap", "Toolkit: double tap"].first { line.contains($0) }
        }
    }

    /// Down and up in 50 ms.
    private func tap(_ lab: Lab) throws {
        lab.touch.down(at: try lab.place("lab.taps.pad"))
        lab.touch.wait(0.05)
        lab.touch.up()
    }

    @Test func aSingleTapIsDecidedAfterTheLessonsFifthOfASecondAndTheToolkitsThird() throws {
        let lab = try Lab("taps")
        try tap(lab)
        let decider = try lab.page(TapsPage.self).decider
        let lift = try #require(decider.waitingSince)
        lab.touch.wait(0.15)
        #expect(try decisions(lab).isEmpty)
        #expect(decider.waitingSince == lift)
        lab.touch.wait(0.06)
        #expect(try decisions(lab) == ["Lesson: single tap"])
        #expect(decider.waitingSince == nil)
        lab.touch.wait(0.2)
        #expect(try decisions(lab) == ["Lesson: single tap", "Toolkit: single tap"])
    }

    @Test func theSecondTapCallsTheSingleOneOff() throws {
        let lab = try Lab("taps")
        try tap(lab)
        lab.touch.wait(0.1)
        try tap(lab)
        lab.touch.wait(1)
        #expect(Set(try decisions(lab)) == ["Lesson: double tap", "Toolkit: double tap"])
        #expect(try decisions(lab).count == 2)
    }

    @Test func aSlowDoubleTapIsBothToTheLessonAndOneToTheToolkit() throws {
        let lab = try Lab("taps")
        try tap(lab)
        lab.touch.wait(0.25)
        try tap(lab)
        lab.touch.wait(1)
        let all = try decisions(lab)
        #expect(all.filter { $0.hasPrefix("Lesson") } == ["Lesson: single tap", "Lesson: double tap"])
        #expect(all.filter { $0.hasPrefix("Toolkit") } == ["Toolkit: double tap"])
    }

    @Test func theWaitingIsSeenAsABarThatFills() throws {
        let lab = try Lab("taps")
        let bar = try #require(try lab.view("lab.taps.bar.lesson") as? WaitBar)
        #expect(bar.progress == nil)
        try tap(lab)
        // 8 ms after the lift comes the next call, and 0.11 s later the seventh of 60 frames a second has been.
        lab.touch.wait(0.11)
        let progress = try #require(bar.progress)
        #expect(abs(progress - 7.0 / 60 / 0.2) < 1e-6)
        lab.touch.wait(1)
        #expect(bar.progress == nil)
        #expect(bar.result == "single tap")
        #expect(lab.host.application.nextDeadline == nil, "nothing runs when nothing waits")
    }

    @Test func twoFingersTogetherAreOneCallAndOneAfterTheOtherTwo() throws {
        let lab = try Lab("taps")
        let (left, right) = (try lab.place("lab.taps.pair", 0.3), try lab.place("lab.taps.pair", 0.7))
        lab.touch.batch {
            lab.touch.down(1, at: left)
            lab.touch.down(2, at: right)
        }
        #expect(try lab.text("lab.taps.pairLog") == "Two fingers: touchesBegan: 2 together")
        lab.touch.up(1)
        lab.touch.up(2)
        lab.touch.down(3, at: left)
        lab.touch.wait(0.092)
        lab.touch.down(4, at: right)
        #expect(try lab.text("lab.taps.pairLog").hasPrefix("Two fingers: touchesBegan: 1, 100 ms later; touchesBegan: 1;"))
    }

    @Test func theSamplesShowTheSameByKey() throws {
        let lab = try Lab("taps")
        func press(_ id: String) throws {
            UIFocusSystem.focusSystem(for: lab.window)?.requestFocusUpdate(to: try lab.view(id))
            lab.touch.key("Space")
            lab.touch.wait(2)
            // Whoever started it by key can go on from there.
            #expect(lab.window.focusedView?.accessibilityIdentifier == id)
        }
        try press("lab.taps.single")
        #expect(try decisions(lab) == ["Lesson: single tap", "Toolkit: single tap"])
        try press("lab.taps.double")
        #expect(Set(try decisions(lab).dropFirst(2)) == ["Lesson: double tap", "Toolkit: double tap"])
        try press("lab.taps.slow")
        #expect(try decisions(lab).filter { $0 == "Lesson: single tap" }.count == 2)
        try press("lab.taps.together")
        #expect(try lab.text("lab.taps.pairLog").hasPrefix("Two fingers: touchesBegan: 2 together"))
        try press("lab.taps.apart")
        #expect(try lab.text("lab.taps.pairLog").hasPrefix("Two fingers: touchesBegan: 1, 180 ms later"))
    }
}
