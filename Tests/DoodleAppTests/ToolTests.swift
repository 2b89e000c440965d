import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Tools")
@MainActor
struct ToolTests {
    private func draw(_ doodle: Doodle, y: CGFloat = 200) {
        doodle.touch.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 300, y: y))
    }

    private func isOpen(_ opener: String, in doodle: Doodle) -> Bool {
        doodle.controller.toolbar.sheets.contains { $0.openerIdentifier == opener && !$0.isHidden }
    }

    /// A finger that rests.
    private func press(_ id: String, in doodle: Doodle) throws {
        doodle.touch.down(at: try doodle.middle(of: id))
        doodle.touch.wait(1)
        doodle.touch.up()
    }

    // MARK: Taking up

    @Test func aSecondTapOnThePenOpensItsKindsAndTheButtonShowsTheOneInHand() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.pen")
        #expect(isOpen("toolbar.pen", in: doodle))
        try doodle.tap("toolbar.pen.pencil")
        #expect(!isOpen("toolbar.pen", in: doodle))
        #expect(doodle.controller.tools.tool == .pencil)
        #expect(doodle.controller.toolbar.families[.pen]?.icon == .pencil)
        #expect(try doodle.view("toolbar.pen").accessibilityLabel == "Pencil")
        try doodle.tap("toolbar.eraser")
        #expect(doodle.controller.tools.tool == .eraser)
        // The first tap only takes up again what was in hand.
        try doodle.tap("toolbar.pen")
        #expect(doodle.controller.tools.tool == .pencil)
        #expect(!isOpen("toolbar.pen", in: doodle))
    }

    @Test func aSecondTapClosesTheKindsAgain() throws {
        let doodle = try Doodle()
        for isOpened in [true, false, true] {
            try doodle.tap("toolbar.pen")
            #expect(isOpen("toolbar.pen", in: doodle) == isOpened)
        }
        doodle.touch.key("Escape")
        #expect(!isOpen("toolbar.pen", in: doodle))
    }

    @Test(arguments: ["toolbar.pen", "toolbar.eraser"])
    func aLongPressOpensTheKindsWhateverIsInHand(button: String) throws {
        let doodle = try Doodle()
        doodle.touch.key("H")
        try press(button, in: doodle)
        #expect(isOpen(button, in: doodle))
        #expect(doodle.controller.tools.tool == .highlighter)
        try doodle.tap(button == "toolbar.pen" ? "toolbar.pen.fountain" : "toolbar.eraser.stroke")
        #expect(doodle.controller.tools.tool == (button == "toolbar.pen" ? .fountain : .strokeEraser))
    }

    @Test func theEraserHasItsKindsToo() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.eraser")
        #expect(!isOpen("toolbar.eraser", in: doodle))
        try doodle.tap("toolbar.eraser")
        #expect(isOpen("toolbar.eraser", in: doodle))
        try doodle.tap("toolbar.eraser.stroke")
        #expect(doodle.controller.toolbar.families[.eraser]?.icon == .eraseStrokes)
        doodle.touch.key("P")
        doodle.touch.key("E")
        #expect(doodle.controller.tools.tool == .strokeEraser)
    }

    @Test func theHighlighterHasNoKinds() throws {
        let doodle = try Doodle()
        for _ in 0..<2 { try doodle.tap("toolbar.highlighter") }
        try press("toolbar.highlighter", in: doodle)
        #expect(doodle.controller.toolbar.sheets.allSatisfy { $0.isHidden })
        #expect(doodle.controller.tools.tool == .highlighter)
    }

    @Test func whoDrawsOnWithTheKindsOpenLosesNothing() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.pen")
        draw(doodle)
        #expect(!isOpen("toolbar.pen", in: doodle))
        #expect(doodle.drawing.strokes.count == 1)
        try doodle.tap("toolbar.pen")
        try doodle.tap("toolbar.color.red")
        #expect(!isOpen("toolbar.pen", in: doodle))
        #expect(doodle.controller.tools.colorIndex == 2)
    }

    @Test func everyToolDrawsStrokesOfItsName() throws {
        let doodle = try Doodle()
        for (place, key) in ["P", "B", "F", "H", "E"].enumerated() {
            doodle.touch.key(key)
            draw(doodle, y: CGFloat(100 + 40 * place))
        }
        #expect(doodle.drawing.strokes.map(\.brush.tool) == [.pen, .pencil, .fountain, .highlighter, .eraser])
    }

    @Test func keysAndButtonsAgree() throws {
        let doodle = try Doodle()
        for (key, button) in [("B", "toolbar.pen"), ("H", "toolbar.highlighter"), ("E", "toolbar.eraser"), ("F", "toolbar.pen")] {
            doodle.touch.key(key)
            for other in ["toolbar.pen", "toolbar.highlighter", "toolbar.eraser"] {
                #expect(try doodle.button(other).isSelected == (other == button))
            }
        }
    }

    @Test func theKindsAreOpenedAndChosenByKey() throws {
        let doodle = try Doodle()
        for _ in 0..<40 where doodle.window.focusedView?.accessibilityIdentifier != "toolbar.pen" { doodle.touch.key("Tab") }
        doodle.touch.key("Space")
        #expect(doodle.window.focusedView?.accessibilityIdentifier == "toolbar.pen.pen")
        doodle.touch.key("Down")
        doodle.touch.key("Return")
        #expect(doodle.controller.tools.tool == .pencil)
        #expect(doodle.window.focusedView?.accessibilityIdentifier == "toolbar.pen")
    }

    // MARK: Width and colour

    @Test func eachToolKeepsItsOwnWidth() {
        var tools = ToolState()
        for (place, tool) in Tool.allCases.enumerated() {
            tools.tool = tool
            tools.widthIndex = place % 3
        }
        for (place, tool) in Tool.allCases.enumerated() {
            tools.tool = tool
            #expect(tools.widthIndex == place % 3)
        }
    }

    @Test func theHighlighterHasItsOwnColourAndWiderWidths() throws {
        let doodle = try Doodle()
        doodle.touch.key("3")
        doodle.touch.key("H")
        #expect(doodle.controller.tools.color == Palette.entries[4].highlight)
        #expect(doodle.controller.tools.color.alpha == 102)
        try doodle.tap("toolbar.color.blue")
        try doodle.tap("toolbar.width.32")
        draw(doodle)
        let brush = try #require(doodle.drawing.strokes.first?.brush)
        #expect((brush.tool, brush.color, brush.width) == (.highlighter, Palette.entries[6].highlight, 32))
        doodle.touch.key("P")
        #expect(doodle.controller.tools.color == Palette.entries[2].color)
        #expect(doodle.controller.tools.width == 6)
        doodle.touch.key("H")
        #expect(doodle.controller.tools.colorIndex == 6)
        #expect((ToolState.highlighterWidths.min() ?? 0) > (ToolState.widths.sorted().dropLast().last ?? 0))
    }

    @Test func theColoursOnTheBarAreThoseOfTheToolInHand() throws {
        let doodle = try Doodle()
        doodle.touch.key("H")
        for (button, entry) in zip(doodle.controller.toolbar.colors, Palette.entries) {
            var opaque = entry.highlight
            opaque.alpha = 255
            #expect(button.color == UIColor(opaque))
        }
        doodle.touch.key("E")
        for (button, entry) in zip(doodle.controller.toolbar.colors, Palette.entries) { #expect(button.color == UIColor(entry.color)) }
    }

    @Test(arguments: [Tool.eraser, .strokeEraser])
    func aColourPickedWithAnEraserInHandTakesUpTheLastPen(eraser: Tool) {
        var tools = ToolState()
        tools.tool = .fountain
        tools.tool = .highlighter
        tools.tool = eraser
        tools.pickColor(at: 5)
        #expect(tools.tool == .fountain)
        #expect(tools.colorIndex == 5)
        tools.tool = .highlighter
        tools.pickColor(at: 1)
        #expect(tools.tool == .highlighter)
        tools.tool = .pen
        #expect(tools.colorIndex == 5)
    }

    @Test(arguments: [480, 1024])
    func theWidthsOfAnotherToolAreListedWithThatTool(width: Int) throws {
        let doodle = try Doodle(size: CGSize(width: width, height: 600))
        func via(_ id: String) throws -> String? {
            let view = try #require(UIDump(doodle.window).views.first { $0.id == id })
            #expect(view.hidden == (view.via != nil))
            return view.via
        }
        let fold = width == 480 ? "toolbar.widths" : nil
        #expect(try via("toolbar.width.6") == fold)
        #expect(try via("toolbar.width.20") == "toolbar.highlighter")
        try doodle.tap("toolbar.highlighter")
        #expect(try via("toolbar.width.20") == fold)
        #expect(try via("toolbar.width.6") == "toolbar.pen")
        if fold != nil {
            try doodle.tap("toolbar.widths")
            try doodle.tap("toolbar.width.32")
        } else {
            try doodle.tap("toolbar.width.32")
        }
        #expect(doodle.controller.tools.width == 32)
    }

    @Test func foldedKindsAreListedWithTheButtonThatOpensThem() throws {
        let doodle = try Doodle()
        let kinds = [
            "toolbar.pen.pen": "toolbar.pen", "toolbar.pen.pencil": "toolbar.pen", "toolbar.pen.fountain": "toolbar.pen",
            "toolbar.eraser.area": "toolbar.eraser", "toolbar.eraser.stroke": "toolbar.eraser",
        ]
        for (id, opener) in kinds {
            let matches = UIDump(doodle.window).views.filter { $0.id == id }
            #expect(matches.count == 1 && matches[0].hidden && matches[0].via == opener && matches[0].label?.isEmpty == false)
        }
        try doodle.tap("toolbar.pen")
        #expect(UIDump(doodle.window).views.first { $0.id == "toolbar.pen.pencil" }?.hidden == false)
    }

    // MARK: On the page

    @Test func theHighlighterTintsThePaperAndLeavesBlackBlack() throws {
        let doodle = try Doodle()
        draw(doodle)
        doodle.touch.key("H")
        doodle.touch.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
        let picture = try doodle.picture()
        #expect(picture[200, 200] == 0xFF00_0000)
        // Paper under 40 % of the yellow, whose premultiplied bytes are (102, 86, 4): 252·0.6 + 102, and so on.
        #expect(picture[200, 150] == 0xFF00_0000 | 253 << 16 | 237 << 8 | 152)
        #expect(picture[200, 280] == picture[200, 150])
    }

    @Test func thePencilsGrainIsTheSameOnceItIsDryAndInAWindowOfAnotherSize() throws {
        let doodle = try Doodle()
        doodle.touch.key("B")
        doodle.touch.key("]")
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.move(to: CGPoint(x: 300, y: 140))
        let part = PixelRect(x: 80, y: 80, width: 240, height: 80)
        let wet = try #require(try doodle.picture().copy(of: part))
        doodle.touch.up()
        let dry = try #require(try doodle.picture().copy(of: part))
        doodle.touch.send(.window(.resized(CGSize(width: 700, height: 500))))
        let moved = try #require(try doodle.picture().copy(of: part))
        #expect(pixelDifference(wet, dry)?.isEmpty == true)
        #expect(pixelDifference(dry, moved)?.isEmpty == true)
        #expect(Set((0..<240 * 80).map { dry.pixels[$0] }).count > 40)
    }

    @Test func thePointersRingIsAsWideAsTheTool() throws {
        let doodle = try Doodle(scale: 2)
        let canvas = doodle.controller.canvas
        #expect(canvas.pointerShape == .ring(diameter: 12, hasCross: false))
        doodle.touch.key("H")
        #expect(canvas.pointerShape == .ring(diameter: 40, hasCross: false))
        doodle.touch.key("]")
        #expect(canvas.pointerShape == .ring(diameter: 64, hasCross: false))
        doodle.touch.key("E")
        #expect(canvas.pointerShape == .ring(diameter: 32, hasCross: false))
    }

    @Test func strokesOfEveryToolAreDumpedAndOpenedAsTheyWere() throws {
        let doodle = try Doodle()
        for (place, key) in ["P", "B", "F", "H", "E"].enumerated() {
            doodle.touch.key(key)
            draw(doodle, y: CGFloat(100 + 10 * place))
        }
        let path = doodle.folder.path + "/tools.json"
        try doodle.program.dump(to: path)
        var options = Options()
        options.file = path
        let opened = try #require(try options.openFile())
        #expect(opened.content.strokes.map(\.brush) == doodle.drawing.strokes.map(\.brush))
        let other = try Doodle()
        other.program.open(opened)
        let (a, b) = (InkPageRender.transparent(doodle.drawing), InkPageRender.transparent(other.drawing))
        #expect(pixelDifference(a, b)?.isEmpty == true)
    }
}
