import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// What a mouse, a touchpad and keys do to the page.
@Suite("Moving the page without fingers")
@MainActor
struct PointerPageTests {
    let doodle: Doodle

    init() throws {
        doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
    }

    private func wheel(dx: CGFloat = 0, dy: CGFloat, at place: CGPoint = CGPoint(x: 400, y: 300), _ modifiers: HostEvent.Key.Modifiers = []) {
        let names: [(HostEvent.Key.Modifiers, String)] = [(.control, "Left Ctrl"), (.shift, "Left Shift")]
        for (modifier, name) in names where modifiers.contains(modifier) { doodle.touch.keyDown(name, modifiers: modifier) }
        doodle.touch.send(.wheel(.init(dx: dx, dy: dy, at: place)))
        for (modifier, name) in names where modifiers.contains(modifier) { doodle.touch.keyUp(name) }
    }

    @Test func aWheelScrollsByWhatANotchIsWorth() throws {
        wheel(dy: -1)
        #expect(doodle.offset == CGPoint(x: 0, y: -ScrollConstants.wheelNotch))
        wheel(dx: 0.5, dy: 0)
        #expect(doodle.offset == CGPoint(x: -ScrollConstants.wheelNotch / 2, y: -ScrollConstants.wheelNotch))
        wheel(dy: 1, .shift)
        #expect(doodle.offset == CGPoint(x: ScrollConstants.wheelNotch / 2, y: -ScrollConstants.wheelNotch))
        #expect(try doodle.showsThePage())
    }

    @Test func withControlItZoomsAboutThePointer() throws {
        let place = CGPoint(x: 400, y: 300)
        let under = doodle.canvas.sight.transform.pagePoint(place)
        wheel(dy: 2, at: place, .control)
        #expect(abs(doodle.zoom - ScrollConstants.wheelZoom * ScrollConstants.wheelZoom) < 1e-6)
        let now = doodle.canvas.sight.transform.windowPoint(under)
        #expect(abs(now.x - 400) < 0.01 && abs(now.y - 300) < 0.01)
        #expect(try doodle.showsThePage())
    }

    @Test func theMiddleButtonDragsThePageAndDrawsNothing() throws {
        doodle.touch.mouseDown(at: CGPoint(x: 400, y: 300), button: 2)
        doodle.touch.mouseMove(to: CGPoint(x: 430, y: 320), button: 2)
        doodle.touch.mouseMove(to: CGPoint(x: 450, y: 350), button: 2)
        doodle.touch.mouseUp(button: 2)
        #expect(doodle.offset == CGPoint(x: 50, y: 50))
        doodle.touch.mouseHover(at: CGPoint(x: 600, y: 400))
        doodle.touch.mouseMove(to: CGPoint(x: 620, y: 400), button: 2)
        #expect(doodle.offset == CGPoint(x: 50, y: 50))
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func withTheSpaceBarHeldTheMouseDragsThePage() throws {
        doodle.touch.keyDown("Space")
        doodle.touch.mouseDown(at: CGPoint(x: 400, y: 300))
        doodle.touch.mouseMove(to: CGPoint(x: 420, y: 330))
        doodle.touch.mouseUp()
        doodle.touch.keyUp("Space")
        #expect(doodle.offset == CGPoint(x: 20, y: 30))
        #expect(doodle.drawing.strokes.count == 1)
        doodle.touch.mouseDown(at: CGPoint(x: 400, y: 300))
        doodle.touch.mouseMove(to: CGPoint(x: 420, y: 330))
        doodle.touch.mouseUp()
        #expect(doodle.drawing.strokes.count == 2)
    }

    @Test func keysZoomAndBringThePageBack() throws {
        doodle.touch.key("=", scancode: "=", modifiers: .control)
        doodle.touch.key("=", scancode: "=", modifiers: .control)
        #expect(abs(doodle.zoom - 2) < 1e-6)
        doodle.touch.key("-", scancode: "-", modifiers: .control)
        #expect(abs(doodle.zoom - 2.squareRoot()) < 1e-6)
        doodle.touch.key("0", scancode: "0", modifiers: .control)
        #expect(abs(doodle.zoom - 1) < 1e-9)
        // On AZERTY the zero is printed with Shift, and 1 as well.
        doodle.touch.key("à", scancode: "0", modifiers: .control)
        #expect(abs(doodle.zoom - 1) < 1e-9)
        wheel(dy: -5)
        doodle.touch.key("&", scancode: "1", modifiers: .shift)
        #expect(doodle.canvas.sight.transform == .identity)
    }

    @Test func fittingShowsInkThatLiesOutsideTheWindow() throws {
        for _ in 0..<2 {
            wheel(dy: -12)
            doodle.touch.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 700, y: 500))
        }
        doodle.touch.key("1", scancode: "1", modifiers: .shift)
        let seen = doodle.drawing.bounds.applying(doodle.canvas.sight.transform.affine)
        #expect(CGRect(x: 0, y: 0, width: 1024, height: 720).contains(seen))
        #expect(doodle.zoom < 1)
        #expect(try doodle.showsThePage())
    }

    @Test func shiftDrawsAStraightLineToWhereTheMouseIs() throws {
        doodle.touch.keyDown("Left Shift", modifiers: .shift)
        doodle.touch.mouseDown(at: CGPoint(x: 200, y: 450))
        for place in [CGPoint(x: 260, y: 300), CGPoint(x: 500, y: 380), CGPoint(x: 400, y: 470)] { doodle.touch.mouseMove(to: place) }
        doodle.touch.mouseUp()
        doodle.touch.keyUp("Left Shift")
        let line = try #require(doodle.drawing.strokes.last)
        #expect(line.samples.map(\.position) == [CGPoint(x: 200, y: 450), CGPoint(x: 400, y: 470)])
        #expect(doodle.page.undoDepth == 2)
        #expect(try doodle.showsThePage())
    }

    @Test func theRingIsAsWideAsWhatIsDrawn() throws {
        doodle.touch.mouseHover(at: CGPoint(x: 400, y: 300))
        doodle.canvas.zoom(by: 4)
        #expect(doodle.canvas.pointerShape == .ring(diameter: 24, hasCross: false))
    }

    @Test func theDumpTellsHowThePageIsSeen() throws {
        wheel(dy: -1)
        wheel(dy: 1, .control)
        let path = doodle.folder.path + "/dump.json"
        try doodle.program.dump(to: path)
        let file = try DrawingFile.read(.init(path))
        let view = try #require(file.view), affine = doodle.canvas.sight.transform.affine
        #expect(view.a == Double(affine.a) && view.d == Double(affine.d))
        #expect(view.tx == Double(affine.tx) && view.ty == Double(affine.ty) && view.b == 0)
    }
}
