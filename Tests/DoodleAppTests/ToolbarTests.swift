import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("The bar")
@MainActor
struct ToolbarTests {
    @Test func theCurrentToolColourAndWidthAreMarked() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.color.green")
        try doodle.tap("toolbar.width.16")
        #expect(try selected(in: doodle) == ["toolbar.pen", "toolbar.color.green", "toolbar.width.16"])
        try doodle.tap("toolbar.eraser")
        try doodle.tap("toolbar.width.3")
        #expect(try selected(in: doodle) == ["toolbar.eraser", "toolbar.color.green", "toolbar.width.3"])
        try doodle.tap("toolbar.color.blue")
        #expect(try selected(in: doodle) == ["toolbar.pen", "toolbar.color.blue", "toolbar.width.16"])
    }

    @Test func inANarrowWindowColoursFoldBehindAButtonThatShowsTheCurrentOne() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        try doodle.tap("toolbar.colors")
        #expect(try !isHidden("toolbar.color.red", in: doodle))
        try doodle.tap("toolbar.color.red")
        #expect(try isHidden("toolbar.color.red", in: doodle))
        #expect(doodle.controller.toolbar.colorsOpener.color == UIColor(Palette.entries[2].color))
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        #expect(doodle.drawing.strokes.map(\.brush.color.hex) == ["#D92B2BFF"])
    }

    @Test func theTapThatClosesASheetDrawsNoDot() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        for opener in ["toolbar.colors", "toolbar.widths", "toolbar.more"] {
            try doodle.tap(opener)
            #expect(!doodle.controller.toolbar.curtain.isHidden)
            doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 200))
            #expect(doodle.controller.toolbar.curtain.isHidden)
            #expect(doodle.drawing.isEmpty)
        }
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func escapeClosesASheetThenLeavesFullScreen() throws {
        let doodle = try Doodle()
        doodle.touch.key("F11")
        #expect(doodle.host.services.isFullScreen)
        try doodle.tap("toolbar.more")
        doodle.touch.key("Escape")
        #expect(doodle.controller.toolbar.curtain.isHidden)
        #expect(doodle.host.services.isFullScreen)
        doodle.touch.key("Escape")
        #expect(!doodle.host.services.isFullScreen)
    }

    @Test func wideningTheWindowUnfoldsAnOpenSheetOntoTheBar() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        try doodle.tap("toolbar.colors")
        doodle.touch.send(.window(.resized(CGSize(width: 1280, height: 800))))
        #expect(doodle.controller.toolbar.curtain.isHidden)
        #expect(try !isHidden("toolbar.color.red", in: doodle))
        try doodle.tap("toolbar.color.red")
        #expect(doodle.controller.tools.colorIndex == 2)
        doodle.touch.send(.window(.resized(CGSize(width: 480, height: 600))))
        #expect(try isHidden("toolbar.color.red", in: doodle))
    }

    @Test func drawingSurvivesResizing() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 700, y: 500), to: CGPoint(x: 900, y: 500))
        let before = doodle.drawing
        doodle.touch.send(.window(.resized(CGSize(width: 480, height: 400))))
        doodle.touch.send(.window(.resized(CGSize(width: 1024, height: 720))))
        #expect(doodle.drawing == before)
        #expect(try doodle.picture()[800, 500] == 0xFF00_0000)
    }

    @Test func aChangeOfScaleRedrawsTheSameInkFiner() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
        doodle.touch.send(.window(.displayScale(2)))
        let picture = try doodle.picture()
        #expect(picture.width == 2048)
        #expect(picture[400, 200] == 0xFF00_0000)
        #expect(picture[400, 207] == Paper.warmWhite)
        // A fast finger's line is at least 65 % of the width: 3.9 pixels to each side.
        #expect(picture[400, 202] == 0xFF00_0000)
    }

    @Test(arguments: [480, 700, 1024, 1920, 3840])
    func everyTargetIsLargeEnoughAndApartFromTheNext(width: Int) throws {
        let doodle = try Doodle(size: CGSize(width: width, height: 600))
        for sheet in [nil, "toolbar.colors", "toolbar.widths", "toolbar.more", "toolbar.pen", "toolbar.eraser"] {
            if let sheet {
                guard try !isHidden(sheet, in: doodle) else { continue }
                if sheet == "toolbar.eraser" { doodle.touch.key("E") }
                try doodle.tap(sheet)
                #expect(doodle.controller.toolbar.sheets.filter { !$0.isHidden }.map(\.openerIdentifier) == [sheet])
            }
            let frames = try visibleControls(in: doodle)
            for (index, frame) in frames.enumerated() {
                #expect(frame.width >= 44 && frame.height >= 44)
                #expect(frame.minX >= 8 && frame.maxX <= CGFloat(width) - 8 && frame.minY >= 8 && frame.maxY <= 592)
                for other in frames[(index + 1)...] {
                    let across = max(other.minX - frame.maxX, frame.minX - other.maxX)
                    let down = max(other.minY - frame.maxY, frame.minY - other.maxY)
                    #expect(max(across, down) >= 8)
                }
            }
            doodle.touch.key("Escape")
        }
    }

    @Test func clearDoesNotSitBesideUndo() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.more")
        let undo = try doodle.middle(of: "toolbar.undo"), clear = try doodle.middle(of: "toolbar.clear")
        #expect(hypot(undo.x - clear.x, undo.y - clear.y) > 200)
    }

    // MARK: Looking

    private func isHidden(_ id: String, in doodle: Doodle) throws -> Bool {
        var view: UIView? = try doodle.view(id)
        while let current = view {
            if current.isHidden { return true }
            view = current.superview
        }
        return false
    }

    private func controls(in view: UIView) -> [UIControl] {
        ((view as? UIControl).map { [$0] } ?? []) + view.subviews.flatMap { controls(in: $0) }
    }

    private func visibleControls(in doodle: Doodle) throws -> [CGRect] {
        try controls(in: doodle.window).filter { try !isHidden($0.accessibilityIdentifier ?? "", in: doodle) }
            .map { $0.convert($0.bounds, to: nil) }
    }

    private func selected(in doodle: Doodle) throws -> [String] {
        try controls(in: doodle.window).filter(\.isSelected).compactMap(\.accessibilityIdentifier).filter { try !isHidden($0, in: doodle) }
    }
}
