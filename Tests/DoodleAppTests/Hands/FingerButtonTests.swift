import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// The small bar in the corner, and pop-ups.
@Suite("What fingers are for")
@MainActor
struct FingerButtonTests {
    let doodle: Doodle

    init() throws { doodle = try Doodle() }

    private func choose(_ choice: FingerChoice) throws {
        try doodle.tap("toolbar.fingers")
        try doodle.tap(choice.identifier)
    }

    @Test func theButtonSaysWhatAFingerDoesAndItDoes() throws {
        #expect(try doodle.view("toolbar.fingers").accessibilityLabel == FingerChoice.draw.label)
        try choose(.nothing)
        #expect(try doodle.view("toolbar.fingers").accessibilityLabel == FingerChoice.nothing.label)
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
        #expect(doodle.drawing.isEmpty)
        try choose(.move)
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 340, y: 280))
        #expect(doodle.drawing.isEmpty && doodle.offset == CGPoint(x: 40, y: 30))
        try choose(.allDraw)
        doodle.touch.batch {
            doodle.touch.down(1, at: CGPoint(x: 300, y: 250))
            doodle.touch.down(2, at: CGPoint(x: 400, y: 250))
        }
        doodle.touch.up(1)
        doodle.touch.up(2)
        #expect(doodle.drawing.strokes.count == 2)
    }

    @Test func aMouseDrawsWhateverFingersDo() throws {
        try choose(.nothing)
        doodle.touch.mouseDown(at: CGPoint(x: 300, y: 250))
        doodle.touch.mouseMove(to: CGPoint(x: 400, y: 300))
        doodle.touch.mouseUp()
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func theWaysBackAreThereOnceThePageWasMoved() throws {
        #expect(try doodle.view("page.zoom").isHidden && doodle.view("page.fit").isHidden)
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
        doodle.canvas.zoom(by: 2.5)
        doodle.window.layoutIfNeeded()
        #expect(try !doodle.view("page.zoom").isHidden && !doodle.view("page.fit").isHidden)
        #expect(try (doodle.view("page.zoom") as? UIButton)?.title(for: .normal) == "250 %")
        try doodle.tap("page.zoom")
        #expect(doodle.zoom == 1)
        try doodle.tap("page.fit")
        #expect(doodle.canvas.sight.transform == .identity)
        doodle.window.layoutIfNeeded()
        #expect(try doodle.view("page.zoom").isHidden)
    }

    @Test(arguments: ["toolbar.more", "toolbar.pen", "toolbar.fingers"])
    func theTapThatClosesAPopUpDrawsNoDot(opener: String) throws {
        try doodle.tap(opener)
        doodle.touch.tap(at: CGPoint(x: 200, y: 200))
        let isOpen = doodle.controller.toolbar.sheets.contains { !$0.isHidden } || !doodle.controller.pageBar.sheet.isHidden
        #expect(!isOpen)
        #expect(doodle.drawing.isEmpty && doodle.page.undoDepth == 0)
        doodle.touch.wait(1)
        doodle.touch.tap(at: CGPoint(x: 200, y: 200))
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func aLostFingerNeverMakesAPinchOfTheNextOne() throws {
        doodle.touch.down(1, at: CGPoint(x: 200, y: 200))
        for x in 1...20 { doodle.touch.move(1, to: CGPoint(x: 200 + x * 4, y: 200)) }
        // It was lifted, and nobody said so.
        doodle.touch.wait(4)
        doodle.touch.down(2, at: CGPoint(x: 300, y: 400))
        for x in 1...20 { doodle.touch.move(2, to: CGPoint(x: 300 + x * 4, y: 400)) }
        doodle.touch.up(2)
        #expect(doodle.canvas.sight.transform == .identity)
        #expect(doodle.drawing.strokes.count == 2)
    }

    @Test func aDeviceThatVanishesEndsItsStrokesAndKeepsThem() throws {
        doodle.touch.send(.device(.added(7)))
        doodle.touch.down(1, at: CGPoint(x: 200, y: 200), device: 7)
        for x in 1...20 { doodle.touch.move(1, to: CGPoint(x: 200 + x * 4, y: 200), device: 7) }
        doodle.touch.send(.device(.removed(7)))
        #expect(doodle.drawing.strokes.count == 1 && doodle.canvas.works.isEmpty && doodle.canvas.contacts.isEmpty)
        #expect(doodle.canvas.hands.fingersDown == 0)
    }

    @Test func aPenAboveTheGlassKeepsThePalmFromDrawing() throws {
        doodle.touch.send(.pen(.init(.hover, at: CGPoint(x: 500, y: 300))))
        doodle.touch.down(1, at: CGPoint(x: 560, y: 480))
        doodle.touch.wait(0.4)
        doodle.touch.move(1, to: CGPoint(x: 562, y: 482))
        doodle.touch.send(.pen(.init(.hover, at: CGPoint(x: 505, y: 300))))
        doodle.touch.up(1)
        #expect(doodle.drawing.isEmpty && doodle.canvas.sight.transform == .identity)
    }

    @Test func aPenDrawsWhileFingersOnlyMoveThePage() throws {
        func pen(_ phase: HostEvent.Pen.Phase, _ x: CGFloat, _ y: CGFloat) {
            doodle.touch.send(.pen(.init(phase, at: CGPoint(x: x, y: y), pressure: 0.5)))
        }
        pen(.down, 500, 300)
        for x in 1...20 { pen(.motion, 500 + CGFloat(x) * 5, 300) }
        pen(.up, 600, 300)
        #expect(doodle.drawing.strokes.count == 1)
        doodle.touch.down(1, at: CGPoint(x: 200, y: 200))
        for x in 1...20 { doodle.touch.move(1, to: CGPoint(x: 200 + x * 4, y: 200)) }
        doodle.touch.up(1)
        #expect(doodle.drawing.strokes.count == 1)
        doodle.touch.wait(2)
        doodle.touch.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400))
        #expect(doodle.drawing.strokes.count == 2)
    }
}
