import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@MainActor @Suite("The touch laboratory over the drawing")
struct TouchLabTests {
    @Test func theMenusButtonOpensItAndBackComesBackToTheDrawing() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
        let before = try doodle.picture()[200, 100]
        try doodle.tap("toolbar.more")
        try doodle.tap("menu.touch-lab")
        #expect(doodle.controller.isLabOpen)
        #expect(try doodle.picture()[200, 100] != before)
        try doodle.tap("lab.back")
        #expect(!doodle.controller.isLabOpen)
        #expect(try doodle.picture()[200, 100] == before)
        #expect(doodle.drawing.strokes.count == 1)
        // And the drawing is drawn on as before.
        doodle.touch.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200))
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func inkUnderAFingerIsKept() throws {
        let doodle = try Doodle()
        doodle.touch.down(5, at: CGPoint(x: 100, y: 100))
        doodle.touch.move(5, to: CGPoint(x: 300, y: 100))
        doodle.controller.perform(.openTouchLab)
        #expect(doodle.drawing.strokes.count == 1)
        doodle.touch.move(5, to: CGPoint(x: 500, y: 100))
        doodle.touch.up(5)
        #expect(doodle.drawing.strokes.count == 1 && doodle.controller.canvas.page.undoDepth == 1)
    }

    @Test func keysDoNothingToTheDrawingBelow() throws {
        let doodle = try Doodle()
        doodle.touch.tap(at: CGPoint(x: 300, y: 300))
        doodle.controller.perform(.openTouchLab)
        doodle.touch.key("n", modifiers: .control)
        doodle.touch.key("z", modifiers: .control)
        doodle.touch.key("3")
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.controller.tools.colorIndex == 0)
        doodle.touch.key("F11")
        #expect(doodle.host.services.isFullScreen)
        doodle.touch.key("q", modifiers: .control)
        #expect(doodle.host.application.isTerminating)
    }

    @Test func shakesAndRemoteControlDoNothingToTheDrawingBelow() throws {
        let doodle = try Doodle()
        doodle.touch.tap(at: CGPoint(x: 300, y: 300))
        doodle.controller.perform(.openTouchLab)
        for index in 0..<40 {
            doodle.touch.send(.sensor(.init(x: 20 * sin(Double(index) * 0.5), y: 0, z: MotionConstants.gravity)))
            doodle.touch.wait(0.012)
        }
        doodle.touch.wait(1)
        doodle.touch.send(.remote(.previous))
        #expect(doodle.drawing.strokes.count == 1)
        doodle.touch.key("Escape")
        doodle.touch.send(.remote(.previous))
        #expect(doodle.drawing.strokes.isEmpty)
    }

    @Test func aSheetOverTheLaboratoryLeavesTheDrawingAlone() throws {
        let doodle = try Doodle()
        doodle.touch.tap(at: CGPoint(x: 300, y: 300))
        doodle.controller.perform(.openTouchLab)
        for _ in 0..<7 { doodle.touch.key("PageDown") }
        for button in ["lab.move.sheet", "lab.move.full"] {
            try doodle.tap(button)
            doodle.touch.wait(1)
            doodle.touch.send(.remote(.previous))
            doodle.touch.key("z", modifiers: .control)
            doodle.touch.key("Escape")
            doodle.touch.wait(1)
            #expect(doodle.controller.isLabOpen && doodle.drawing.strokes.count == 1)
        }
        doodle.touch.key("Escape")
        #expect(!doodle.controller.isLabOpen)
    }

    @Test func theOptionStartsInItWithTheDrawingBelow() throws {
        let doodle = try Doodle { $0.opensTouchLab = true }
        #expect(doodle.controller.isLabOpen)
        let views = UIDump(doodle.window).views
        #expect(views.first { $0.id == "lab.explorer.pad" }?.hidden == false)
        #expect(views.first { $0.id == "toolbar.undo" }?.hidden == true)
        doodle.touch.key("Escape")
        #expect(!doodle.controller.isLabOpen)
        doodle.touch.tap(at: CGPoint(x: 300, y: 300))
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func whatIsFoldedAwayTellsHowToReachIt() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600)) { $0.opensTouchLab = true }
        let row = try #require(UIDump(doodle.window).views.first { $0.id == "lab.page.seed" })
        #expect(row.hidden && row.via == "lab.title")
    }

    @Test func theChainEndsAtTheProgram() throws {
        let doodle = try Doodle()
        var (responder, names) = (Optional<UIResponder>(doodle.controller.canvas), [String]())
        while let current = responder {
            names.append("\(type(of: current))")
            responder = current.next
        }
        #expect(names == ["CanvasView", "RootView", "DrawingController", "UIWindow", "UIApplication", "DoodleProgram"])
    }
}
