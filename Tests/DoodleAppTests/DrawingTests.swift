import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Drawing")
@MainActor
struct DrawingTests {
    private let paper = Paper.warmWhite
    private let black: UInt32 = 0xFF00_0000

    @Test func everyFingerDrawsItsOwnStrokeAtTheSameTime() throws {
        let doodle = try Doodle { $0.severalFingers = .draw }
        for finger in 0..<10 { doodle.touch.down(Int64(finger), at: CGPoint(x: 100, y: 50 + finger * 50)) }
        for step in 1...5 {
            doodle.touch.batch {
                for finger in 0..<10 { doodle.touch.move(Int64(finger), to: CGPoint(x: 100 + step * 60, y: 50 + finger * 50)) }
            }
        }
        let live = try doodle.picture()
        for finger in 0..<10 { doodle.touch.up(Int64(finger)) }
        let done = try doodle.picture()

        #expect(doodle.drawing.strokes.count == 10)
        for picture in [live, done] {
            for finger in 0..<10 {
                // The ends are tapered.
                for x in stride(from: 105, through: 395, by: 5) { #expect(picture[x, 50 + finger * 50] == black) }
                for x in stride(from: 100, through: 400, by: 5) { #expect(picture[x, 75 + finger * 50] == paper) }
            }
        }
    }

    @Test func everySampleIsKeptAsItCame() throws {
        let doodle = try Doodle()
        let points = [CGPoint(x: 10.25, y: 20.5), CGPoint(x: 11, y: 300), CGPoint(x: 12.125, y: 21), CGPoint(x: 400, y: 30)]
        doodle.touch.batch {
            doodle.touch.down(at: points[0])
            for point in points.dropFirst() { doodle.touch.move(to: point) }
        }
        doodle.touch.up()
        #expect(doodle.drawing.strokes[0].samples.map(\.position) == points + [points[3]])
    }

    @Test func aTapLeavesARoundDotOfThePensWidth() throws {
        let doodle = try Doodle()
        doodle.touch.tap(at: CGPoint(x: 300.5, y: 200.5))
        let picture = try doodle.picture()
        // A disc of radius 3 around the middle of pixel (300, 200): whole pixels inside r − √½, none beyond r + √½.
        for y in 190...210 {
            for x in 290...310 {
                let distance = hypot(Double(x - 300), Double(y - 200))
                if distance < 3 - 0.7072 { #expect(picture[x, y] == black) }
                if distance > 3 + 0.7072 { #expect(picture[x, y] == paper) }
            }
        }
    }

    @Test func theLeftMouseButtonDrawsAndAPointerWithoutItDoesNot() throws {
        let doodle = try Doodle()
        doodle.touch.mouseHover(at: CGPoint(x: 50, y: 50))
        doodle.touch.mouseHover(at: CGPoint(x: 90, y: 90))
        #expect(doodle.drawing.isEmpty)
        doodle.touch.mouseDown(at: CGPoint(x: 100, y: 100), button: 3)
        doodle.touch.mouseMove(to: CGPoint(x: 200, y: 100), button: 3)
        doodle.touch.mouseUp(button: 3)
        #expect(doodle.drawing.isEmpty)
        doodle.touch.mouseDown(at: CGPoint(x: 100, y: 100))
        doodle.touch.mouseMove(to: CGPoint(x: 200, y: 100))
        doodle.touch.mouseUp()
        #expect(doodle.drawing.strokes.count == 1)
        #expect(try doodle.picture()[150, 100] == black)
    }

    @Test func aStrokeThatLeavesTheWindowAndComesBackIsTwoPiecesAndOneStep() throws {
        let doodle = try Doodle()
        doodle.touch.mouseDown(at: CGPoint(x: 950, y: 100))
        doodle.touch.mouseMove(to: CGPoint(x: 1000, y: 100))
        doodle.touch.mouseLeave(at: CGPoint(x: 1060, y: 100))
        doodle.touch.mouseMove(to: CGPoint(x: 1000, y: 400))
        doodle.touch.mouseMove(to: CGPoint(x: 900, y: 400))
        doodle.touch.mouseUp()
        let picture = try doodle.picture()
        for x in 950..<1024 { #expect(picture[x, 100] == black) }
        for x in 905..<998 { #expect(picture[x, 400] == black) }
        for y in 110...390 { for x in [900, 1000, 1020, 1023] { #expect(picture[x, y] == paper) } }
        #expect(doodle.controller.canvas.page.undoDepth == 1)
        try doodle.tap("toolbar.undo")
        #expect(doodle.drawing.isEmpty)
    }

    @Test func inkGoesOnUnderTheBarAndTheBarStepsBack() throws {
        let doodle = try Doodle()
        let bar = try doodle.view("toolbar")
        doodle.touch.down(at: CGPoint(x: 512, y: 600))
        #expect(bar.alpha == 1)
        doodle.touch.move(to: CGPoint(x: 512, y: 715))
        #expect(bar.alpha == 0.35)
        doodle.touch.up()
        #expect(bar.alpha == 1)
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.drawing.strokes[0].bounds.maxY == 718)
    }

    @Test func aFingerThatStartsOnAButtonDrawsNothing() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: try doodle.middle(of: "toolbar.color.red"), to: CGPoint(x: 500, y: 100))
        #expect(doodle.drawing.isEmpty)
    }

    @Test func aStrokeThatSlidesOntoTheBarPressesNothing() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 300, y: 300), to: try doodle.middle(of: "toolbar.color.red"))
        #expect(doodle.controller.tools.colorIndex == 0)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test(arguments: [HostEvent.Window.focusLost, .hidden, .minimized, .close])
    func anInterruptedStrokeIsKeptAsOneStep(by event: HostEvent.Window) throws {
        let doodle = try Doodle()
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.move(to: CGPoint(x: 300, y: 100))
        doodle.touch.send(.window(event))
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.controller.canvas.page.undoDepth == 1)
        doodle.touch.move(to: CGPoint(x: 300, y: 500))
        doodle.touch.up()
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.drawing.strokes[0].bounds.maxY < 110)
    }

    @Test func quittingAndALostDeviceKeepTheStrokeToo() throws {
        for kind in [HostEvent.Kind.quit, .device(.removed(7))] {
            let doodle = try Doodle()
            doodle.touch.down(at: CGPoint(x: 100, y: 100), device: 7)
            doodle.touch.move(to: CGPoint(x: 300, y: 100), device: 7)
            doodle.touch.send(kind)
            #expect(doodle.drawing.strokes.count == 1)
        }
    }

    @Test func aFingerTheSystemClaimsTakesItsInkBack() throws {
        let doodle = try Doodle()
        let before = try doodle.picture()
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.move(to: CGPoint(x: 300, y: 100))
        #expect(try pixelDifference(doodle.picture(), before)?.isEmpty == false)
        doodle.touch.cancel()
        #expect(doodle.drawing.isEmpty)
        #expect(doodle.controller.canvas.page.undoDepth == 0)
        #expect(try doodle.picture().hasSamePixels(as: before))
    }

    @Test func theEraserLeavesPaperAndTransparencyNotWhitePaint() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
        try doodle.tap("toolbar.eraser")
        doodle.touch.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 140))
        let picture = try doodle.picture()
        #expect(picture[200, 100] == paper)
        #expect(picture[150, 100] == black)
        let bare = InkPageRender.transparent(doodle.drawing)
        #expect(bare[200, 100] == 0)
        #expect(bare[150, 100] == black)
    }

    @Test func thePointerIsARingOfThePensWidthAndHiddenWhileAFingerDraws() throws {
        let doodle = try Doodle(scale: 2)
        doodle.touch.mouseHover(at: CGPoint(x: 300, y: 300))
        doodle.touch.key("]", scancode: "]")
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.up()
        doodle.touch.mouseHover(at: try doodle.middle(of: "toolbar.undo"))
        #expect(doodle.host.services.pointerShapes == [
            .ring(diameter: 12, hasCross: false), .ring(diameter: 32, hasCross: false), .hidden,
            .ring(diameter: 32, hasCross: false), .arrow,
        ])
    }

    @Test func strokesKeepTheBrushTheyWereBegunWith() throws {
        let doodle = try Doodle { $0.severalFingers = .draw }
        doodle.touch.down(1, at: CGPoint(x: 100, y: 100))
        doodle.touch.key("3")
        doodle.touch.key("]", scancode: "]")
        doodle.touch.down(2, at: CGPoint(x: 100, y: 200))
        doodle.touch.up(1)
        doodle.touch.up(2)
        #expect(doodle.drawing.strokes.map(\.brush.color.hex) == ["#000000FF", "#D92B2BFF"])
        #expect(doodle.drawing.strokes.map(\.brush.width) == [6, 16])
    }
}
