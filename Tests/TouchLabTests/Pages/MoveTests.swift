import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The page about moving")
struct MovePageTests {
    private func start(size: CGSize = CGSize(width: 1024, height: 720)) throws -> (Lab, MovePage) {
        let lab = try Lab("move", size: size)
        return (lab, try lab.page(MovePage.self))
    }

    private func shown(_ page: MovePage) throws -> CGFloat { try #require(page.stage.card.layer.presentation()).position.x }

    private func pick(_ lab: Lab, _ id: String, _ index: Int, of count: Int) throws {
        lab.touch.tap(at: try lab.place(id, (CGFloat(index) + 0.5) / CGFloat(count)))
        lab.touch.wait(0.5)
    }

    private func press(_ lab: Lab, _ id: String) throws { lab.touch.tap(at: try lab.place(id)) }

    @Test func theCardIsSetAtOnceAndShownGettingThere() throws {
        let (lab, page) = try start()
        try pick(lab, "lab.move.curve", 3, of: 5)
        let begin = page.stage.card.center.x
        let time = lab.touch.now
        try press(lab, "lab.move.go")
        let end = page.stage.card.center.x
        #expect(end > begin + 100)
        #expect(try lab.text("lab.move.completion") == "Completion: on its way")
        // Linear: after half the time half the way; the lift that began it came a step after `time`.
        lab.touch.wait(time + 0.008 + MoveConstants.duration / 2 - lab.touch.now)
        #expect(abs(try shown(page) - (begin + end) / 2) < 1)
        lab.touch.wait(1)
        #expect(try shown(page) == end)
        #expect(try lab.text("lab.move.completion") == "Completion: after 0.80 s")
        #expect(lab.host.application.nextDeadline == nil, "nothing runs when nothing moves")
        // A dot each thirtieth of a second, one at the start and one at the end.
        #expect((24...26).contains(page.stage.dots.count))
    }

    @Test func aSpringSwingsBeyondItsEnd() throws {
        let (lab, page) = try start()
        try pick(lab, "lab.move.curve", 4, of: 5)
        try press(lab, "lab.move.go")
        lab.touch.wait(1)
        #expect(page.stage.dots.max() ?? 0 > page.stage.card.center.x + 5)
    }

    @Test func setAnewItGoesOnFromWhereItIsSeen() throws {
        let (lab, page) = try start()
        try press(lab, "lab.move.go")
        lab.touch.wait(0.4)
        let before = try shown(page)
        lab.touch.key("m")
        #expect(abs(try shown(page) - before) < 12)
        lab.touch.wait(1)
        #expect(!page.stage.isAtEnd)
        #expect(try lab.text("lab.move.completion") == "Completion: after 0.80 s")
    }

    @Test func alphaAndTransformMoveTooEachByItself() throws {
        let (lab, page) = try start()
        try pick(lab, "lab.move.change", 1, of: 4)
        try press(lab, "lab.move.go")
        lab.touch.wait(1)
        #expect(page.stage.card.alpha == 0.25 && page.stage.card.transform == .identity)
        try press(lab, "lab.move.go")
        lab.touch.wait(1)
        try pick(lab, "lab.move.change", 2, of: 4)
        try press(lab, "lab.move.go")
        lab.touch.wait(1)
        #expect(page.stage.card.alpha == 1 && page.stage.card.transform != .identity)
    }

    @Test func withReducedMotionTheCardIsThereAtOnce() throws {
        let (lab, page) = try start()
        try lab.tap("lab.move.reduced")
        #expect(lab.host.application.isReduceMotionEnabled)
        try press(lab, "lab.move.go")
        #expect(try shown(page) == page.stage.card.center.x)
    }

    private func calls(_ page: MovePage) -> [String] { page.log.entries.map { "\($0.who) \($0.call)" } }

    @Test func aSheetComesAndGoesAndThePageStays() throws {
        let (lab, page) = try start(size: CGSize(width: 480, height: 600))
        try lab.tap("lab.move.sheet")
        #expect(calls(page) == ["Sheet viewWillAppear", "Sheet viewIsAppearing", "Sheet viewDidAppear"])
        #expect(try lab.text("lab.presented.calls").hasSuffix("Sheet: viewDidAppear"))
        // Keys do not reach what lies below.
        lab.touch.key("PageDown")
        #expect(lab.page.name == "move")
        lab.touch.key("Escape")
        lab.touch.wait(1)
        #expect(calls(page).suffix(2) == ["Sheet viewWillDisappear", "Sheet viewDidDisappear"])
        #expect(lab.closings == 0)
        lab.touch.key("PageDown")
        #expect(lab.page.name == "shake", "keys are the laboratory's again")
    }

    @Test func aTapBesideTheSheetTakesItAway() throws {
        let (lab, page) = try start()
        try lab.tap("lab.move.sheet")
        lab.touch.tap(at: CGPoint(x: 20, y: 700))
        lab.touch.wait(1)
        #expect(calls(page).last == "Sheet viewDidDisappear")
    }

    @Test func aFullScreenTakesThePageOutOfTheWindowAndBringsItBack() throws {
        let (lab, page) = try start()
        try lab.tap("lab.move.full")
        #expect(Set(calls(page)) == [
            "Page viewWillDisappear", "Page viewDidDisappear", "Full screen viewWillAppear", "Full screen viewIsAppearing",
            "Full screen viewDidAppear",
        ])
        #expect(page.view.window == nil)
        #expect(try lab.text("lab.presented.calls").contains("Page: viewDidDisappear"))
        try lab.tap("lab.presented.close")
        #expect(page.view.window != nil)
        #expect(calls(page).filter { $0.hasPrefix("Page") }.suffix(3) == [
            "Page viewWillAppear", "Page viewIsAppearing", "Page viewDidAppear",
        ])
        #expect(try lab.text("lab.move.calls").contains("Full screen: viewDidDisappear"))
    }

    @Test func whatIsPresentedClosesByKey() throws {
        let (lab, page) = try start()
        UIFocusSystem.focusSystem(for: lab.window)?.requestFocusUpdate(to: try lab.view("lab.move.full"))
        lab.touch.key("Return")
        lab.touch.wait(1)
        lab.touch.key("Tab")
        #expect(lab.window.focusedView?.accessibilityIdentifier == "lab.presented.close")
        lab.touch.key("Space")
        lab.touch.wait(1)
        #expect(page.view.window != nil)
        #expect(lab.window.focusedView?.accessibilityIdentifier == "lab.move.full")
    }
}
