import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The page about pinching")
struct PinchTests {
    private func both(_ lab: Lab, _ half: CGFloat, _ play: (TouchDriver, Int64, CGPoint) -> Void) throws {
        let middle = try lab.place("lab.pinch.pad")
        lab.touch.batch {
            play(lab.touch, 1, CGPoint(x: middle.x - half, y: middle.y))
            play(lab.touch, 2, CGPoint(x: middle.x + half, y: middle.y))
        }
    }

    @Test func theDistanceOfTwoFingersSaysZoomInOrOut() throws {
        let lab = try Lab("pinch")
        try both(lab, 50) { $0.down($1, at: $2) }
        #expect(try lab.text("lab.pinch.distance") == "Distance: 100 pt")
        try both(lab, 75) { $0.move($1, to: $2) }
        #expect(try lab.text("lab.pinch.distance") == "Distance: 150 pt")
        #expect(try lab.text("lab.pinch.verdict").hasSuffix("zoom in"))
        try both(lab, 60) { $0.move($1, to: $2) }
        #expect(try lab.text("lab.pinch.verdict").hasSuffix("zoom out"))
    }

    @Test func thePictureIsAsLargeAsThePinchSays() throws {
        let lab = try Lab("pinch")
        let page = try lab.page(PinchPage.self)
        try both(lab, 50) { $0.down($1, at: $2) }
        try both(lab, 100) { $0.move($1, to: $2) }
        #expect(try lab.text("lab.pinch.scale").hasSuffix("× 2.00"))
        #expect(abs(page.pad.picture.zoom - 2) < 1e-9)
        #expect(try !lab.text("lab.pinch.velocity").hasSuffix("–"))
        lab.touch.batch {
            lab.touch.up(1)
            lab.touch.up(2)
        }
        lab.touch.wait(1)
        // The next pinch goes on from there.
        try both(lab, 100) { $0.down($1, at: $2) }
        try both(lab, 50) { $0.move($1, to: $2) }
        #expect(abs(page.pad.picture.zoom - 1) < 1e-9)
    }

    @Test func keysAndButtonsZoomToo() throws {
        let lab = try Lab("pinch")
        let picture = try lab.page(PinchPage.self).pad.picture
        lab.touch.key("+")
        #expect(abs(picture.zoom - 1.25) < 1e-9)
        lab.touch.key("-")
        #expect(abs(picture.zoom - 1) < 1e-9)
        try lab.tap("lab.pinch.out")
        #expect(abs(picture.zoom - 0.8) < 1e-9)
        for _ in 0..<50 { lab.touch.key("+") }
        #expect(picture.zoom == 6)
        try lab.tap("lab.pinch.reset")
        #expect(picture.zoom == 1)
    }

    @Test func theSamplePinchesForThoseWhoHaveOneFinger() throws {
        let lab = try Lab("pinch")
        try lab.tap("lab.pinch.sample")
        lab.touch.wait(2)
        // Half the way apart, from a tenth of the shorter side to 0.1 + 0.3 · sin(0.7 π) of it.
        let scale = (0.1 + 0.3 * sin(0.7 * CGFloat.pi)) / 0.1
        #expect(abs(try lab.page(PinchPage.self).pad.picture.zoom - scale) < 0.01)
    }
}

@MainActor @Suite("The page about dragging")
struct DragTests {
    @Test(arguments: ["upright", "rotated", "overhead"])
    func aCardGoesWhereTheFingerGoesHoweverItIsTurned(name: String) throws {
        let lab = try Lab("drag")
        let card = try #require(try lab.view("lab.drag.\(name)") as? DragCard)
        let start = try lab.place("lab.drag.\(name)")
        lab.touch.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y - 35))
        let end = try lab.place("lab.drag.\(name)")
        #expect(abs(end.x - start.x - 60) < 1e-6 && abs(end.y - start.y + 35) < 1e-6)
        #expect(abs(card.transform.tx - 60) < 1e-6 && abs(card.transform.ty + 35) < 1e-6)
        #expect(card.isPicked)
    }

    @Test func theReadoutsAreTheLessonsTerms() throws {
        let lab = try Lab("drag")
        let pad = try lab.page(DragPage.self).pad
        let start = try lab.place("lab.drag.upright")
        let inPad = pad.convert(start, from: nil)
        lab.touch.down(at: start)
        lab.touch.move(to: CGPoint(x: start.x + 10, y: start.y + 4))
        #expect(try lab.text("lab.drag.difference") == "difference: 10, 4")
        #expect(try lab.text("lab.drag.previous") == "previous: \(Figures.text(inPad.x)), \(Figures.text(inPad.y))")
    }

    @Test func measuredInItselfATurnedCardGoesAstray() throws {
        let lab = try Lab("drag")
        lab.touch.tap(at: try lab.place("lab.drag.measure", 0.75))
        let start = try lab.place("lab.drag.overhead")
        lab.touch.down(at: start)
        lab.touch.move(to: CGPoint(x: start.x + 20, y: start.y))
        // Turned by half a turn, the card takes right for left.
        #expect(abs(try lab.place("lab.drag.overhead").x - (start.x - 20)) < 1e-6)
    }

    @Test func arrowsMoveThePickedCardAndRTurnsIt() throws {
        let lab = try Lab("drag")
        lab.touch.tap(at: try lab.place("lab.drag.rotated"))
        let card = try #require(try lab.view("lab.drag.rotated") as? DragCard)
        lab.touch.key("Left")
        lab.touch.key("Down")
        lab.touch.key("Down")
        #expect(card.transform.tx == -10 && card.transform.ty == 20)
        lab.touch.key("r")
        #expect(abs(card.angle - .pi / 4) < 1e-9)
        try lab.tap("lab.drag.reset")
        #expect(card.transform.tx == 0 && abs(card.angle - .pi / 6) < 1e-9)
    }

    @Test func aFocusedCardIsTheOneThatMoves() throws {
        let lab = try Lab("drag")
        UIFocusSystem.focusSystem(for: lab.window)?.requestFocusUpdate(to: try lab.view("lab.drag.overhead"))
        lab.touch.key("Right")
        #expect(try lab.view("lab.drag.overhead").transform.tx == 10)
        #expect(try lab.view("lab.drag.upright").transform.tx == 0)
    }

    @Test func theWindowsUndoManagerTakesMovesBackAndDoesThemAgain() throws {
        let lab = try Lab("drag")
        let card = try #require(try lab.view("lab.drag.upright") as? DragCard)
        let button = try #require(try lab.view("lab.drag.undo") as? UIControl)
        #expect(!button.isEnabled)
        let start = try lab.place("lab.drag.upright")
        lab.touch.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 20))
        lab.touch.key("r")
        #expect(button.isEnabled && abs(card.angle - .pi / 12) < 1e-9)
        try lab.tap("lab.drag.undo")
        #expect(card.angle == 0 && abs(card.transform.tx - 60) < 1e-6)
        lab.touch.key("z", modifiers: .control)
        #expect(card.transform.tx == 0 && card.transform.ty == 0)
        #expect(!button.isEnabled)
        lab.touch.key("z", modifiers: [.control, .shift])
        #expect(abs(card.transform.tx - 60) < 1e-6 && abs(card.transform.ty - 20) < 1e-6)
        // All cards at once were put back in one go.
        lab.touch.key("y", modifiers: .control)
        try lab.tap("lab.drag.reset")
        #expect(card.transform == .identity)
        lab.touch.key("z", modifiers: .control)
        #expect(abs(card.angle - .pi / 12) < 1e-9 && abs(card.transform.tx - 60) < 1e-6)
    }

    @Test func aCardCannotBeLost() throws {
        let lab = try Lab("drag")
        let pad = try lab.page(DragPage.self).pad
        lab.touch.drag(from: try lab.place("lab.drag.upright"), to: CGPoint(x: -5000, y: 9000))
        let middle = pad.convert(try lab.place("lab.drag.upright"), from: nil)
        #expect(pad.bounds.insetBy(dx: -0.5, dy: -0.5).contains(middle))
    }
}
