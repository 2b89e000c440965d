import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("The stroke eraser")
@MainActor
struct StrokeEraserTests {
    /// Three strokes from left to right, 100 points apart, and the stroke eraser in hand.
    private func page() throws -> Doodle {
        let doodle = try Doodle()
        for y in [100, 200, 300] { doodle.touch.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 500, y: y)) }
        try doodle.tap("toolbar.eraser")
        try doodle.tap("toolbar.eraser")
        try doodle.tap("toolbar.eraser.stroke")
        return doodle
    }

    private func heights(_ doodle: Doodle) -> [CGFloat] { doodle.drawing.strokes.map { $0.samples[0].position.y } }

    @Test func itTakesWholeStrokesAwayWhileTheFingerIsStillDown() throws {
        let doodle = try page()
        doodle.touch.down(at: CGPoint(x: 300, y: 150))
        #expect(heights(doodle) == [100, 200, 300])
        doodle.touch.move(to: CGPoint(x: 300, y: 220))
        #expect(heights(doodle) == [100, 300])
        let picture = try doodle.picture()
        for x in stride(from: 100, through: 500, by: 10) { #expect(picture[x, 200] == Paper.warmWhite) }
        #expect(picture[300, 100] == 0xFF00_0000)
        doodle.touch.up()
        #expect(heights(doodle) == [100, 300])
    }

    @Test func whatOneFingerTookIsOneStep() throws {
        let doodle = try page()
        doodle.touch.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 300, y: 340))
        #expect(doodle.drawing.isEmpty)
        #expect(try !doodle.button("toolbar.clear").isEnabled)
        try doodle.tap("toolbar.undo")
        #expect(heights(doodle) == [100, 200, 300])
        try doodle.tap("toolbar.redo")
        #expect(doodle.drawing.isEmpty)
    }

    @Test func aTouchOfTheTipIsEnoughAndBesideItNothingGoes() throws {
        let doodle = try page()
        // The eraser's radius is 8, the lines' at least 1.95.
        doodle.touch.tap(at: CGPoint(x: 300, y: 215))
        #expect(heights(doodle) == [100, 200, 300])
        #expect(doodle.controller.canvas.page.undoDepth == 3)
        doodle.touch.tap(at: CGPoint(x: 300, y: 209))
        #expect(heights(doodle) == [100, 300])
    }

    @Test func theBarFollowsWhileTheFingerIsDown() throws {
        let doodle = try page()
        for _ in 0..<3 { try doodle.tap("toolbar.undo") }
        #expect(try !doodle.button("toolbar.undo").isEnabled)
        try doodle.tap("toolbar.redo")
        doodle.touch.down(at: CGPoint(x: 300, y: 100))
        #expect(doodle.drawing.isEmpty)
        #expect(try doodle.button("toolbar.undo").isEnabled && !doodle.button("toolbar.redo").isEnabled)
        #expect(try !doodle.button("toolbar.clear").isEnabled)
        doodle.touch.up()
    }

    @Test func aPointerThatWasOutsideTouchesNothingOnItsWayAndMakesOneStep() throws {
        let doodle = try page()
        doodle.touch.mouseDown(at: CGPoint(x: 520, y: 60))
        doodle.touch.mouseMove(to: CGPoint(x: 480, y: 100))
        doodle.touch.mouseLeave(at: CGPoint(x: 1060, y: 100))
        doodle.touch.mouseMove(to: CGPoint(x: 300, y: 300))
        doodle.touch.mouseUp()
        #expect(heights(doodle) == [200])
        doodle.touch.key("z", modifiers: .control)
        #expect(heights(doodle) == [100, 200, 300])
    }

    @Test func eachFingerErases() throws {
        let doodle = try page()
        doodle.controller.perform(.useFingers(.allDraw))
        doodle.touch.batch {
            doodle.touch.down(1, at: CGPoint(x: 200, y: 130))
            doodle.touch.down(2, at: CGPoint(x: 400, y: 270))
        }
        doodle.touch.batch {
            doodle.touch.move(1, to: CGPoint(x: 200, y: 95))
            doodle.touch.move(2, to: CGPoint(x: 400, y: 305))
        }
        #expect(heights(doodle) == [200])
        doodle.touch.up(1)
        doodle.touch.up(2)
        #expect(doodle.controller.canvas.works.isEmpty)
    }

    @Test func aFingerThatNeverMeantToEraseGivesItsStrokesBackAndOneCutShortKeepsWhatItDid() throws {
        let doodle = try page()
        doodle.touch.down(at: CGPoint(x: 300, y: 100))
        doodle.touch.cancel()
        #expect(heights(doodle) == [100, 200, 300])
        #expect(doodle.controller.canvas.page.undoDepth == 3)
        doodle.touch.down(at: CGPoint(x: 300, y: 100))
        doodle.touch.send(.window(.focusLost))
        #expect(heights(doodle) == [200, 300])
        #expect(doodle.controller.canvas.works.isEmpty)
    }

    @Test func itLeavesNoStrokes() throws {
        let doodle = try Doodle()
        doodle.controller.perform(.pick(.strokeEraser))
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 500, y: 100))
        #expect(doodle.drawing.isEmpty)
        #expect(doodle.controller.canvas.page.undoDepth == 0)
    }
}
