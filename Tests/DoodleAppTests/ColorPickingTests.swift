import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// The button on a pen's barrel picks the colour under the pen.
@Suite("Picking a colour with the pen")
@MainActor
struct ColorPickingTests {
    private func squeeze(_ doodle: Doodle, at place: CGPoint) {
        doodle.touch.wait(0.02)
        for barrel in [false, true, false] { doodle.touch.send(.pen(HostEvent.Pen(.hover, at: place, isBarrelPressed: barrel))) }
    }

    /// All but black, which is in hand at first.
    @Test(arguments: 1..<Palette.entries.count)
    func theInkUnderThePenIsTakenUp(index: Int) throws {
        let doodle = try Doodle()
        doodle.controller.perform(.pickColor(index))
        doodle.touch.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 500, y: 300))
        doodle.controller.perform(.pickColor(0))
        squeeze(doodle, at: CGPoint(x: 350, y: 300))
        #expect(doodle.controller.tools.colorIndex == index)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func paperChangesNothing() throws {
        let doodle = try Doodle()
        doodle.controller.perform(.pickColor(3))
        squeeze(doodle, at: CGPoint(x: 350, y: 300))
        #expect(doodle.controller.tools.colorIndex == 3)
    }

    @Test func aHighlightersColourIsTakenUpByThePen() throws {
        let doodle = try Doodle()
        doodle.touch.key("H")
        doodle.controller.perform(.pickColor(5))
        doodle.touch.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 500, y: 300))
        doodle.touch.key("P")
        squeeze(doodle, at: CGPoint(x: 350, y: 300))
        #expect(doodle.controller.tools.tool == .pen && doodle.controller.tools.colorIndex == 5)
    }

    @Test func withAnEraserInHandThePenIsTakenUpAgain() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 500, y: 300))
        doodle.touch.key("E")
        squeeze(doodle, at: CGPoint(x: 350, y: 300))
        #expect(doodle.controller.tools.tool == .pen && doodle.controller.tools.colorIndex == 0)
    }

    @Test func overTheBarNothingIsPicked() throws {
        let doodle = try Doodle()
        doodle.controller.perform(.pickColor(3))
        squeeze(doodle, at: doodle.controller.toolbar.bar.center)
        #expect(doodle.controller.tools.colorIndex == 3)
    }
}
