import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Undo and redo")
@MainActor
struct HistoryTests {
    @Test(arguments: [CGFloat(1), 1.5, 2])
    func undoBringsBackThePixelsBitForBit(scale: CGFloat) throws {
        let doodle = try Doodle(scale: scale)
        var pictures = [try doodle.canvasPicture()]
        for step in 0..<12 {
            doodle.touch.key("\(1 + step % 8)")
            if step == 6 { doodle.touch.key("n", modifiers: .control) } else {
                doodle.touch.drag(1, from: CGPoint(x: 60 + step * 7, y: 150), to: CGPoint(x: 420, y: 160 + step * 31))
            }
            pictures.append(try doodle.canvasPicture())
        }
        for picture in pictures.dropLast().reversed() {
            doodle.touch.key("z", modifiers: .control)
            #expect(try doodle.canvasPicture().hasSamePixels(as: picture))
        }
        for picture in pictures.dropFirst() {
            doodle.touch.key("z", modifiers: [.control, .shift])
            #expect(try doodle.canvasPicture().hasSamePixels(as: picture))
        }
    }

    @Test func undoRepaintsOnlyWhatTheStrokeCovered() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
        // The second undoable step, so that no button changes its state.
        doodle.touch.drag(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 600, y: 300))
        doodle.touch.key("z", modifiers: .control)
        doodle.touch.key("y", modifiers: .control)
        doodle.touch.drag(from: CGPoint(x: 500, y: 400), to: CGPoint(x: 600, y: 400))
        doodle.touch.drag(from: CGPoint(x: 500, y: 500), to: CGPoint(x: 600, y: 500))
        doodle.touch.key("z", modifiers: .control)
        _ = try doodle.picture()
        doodle.touch.key("z", modifiers: .control)
        doodle.host.render()
        let dirty = doodle.host.dirty[.main] ?? []
        #expect(!dirty.isEmpty)
        let around = PixelRect(minX: 490, minY: 390, maxX: 610, maxY: 410)
        // The window repaints in whole pixels; ink is a page of 64-pixel tiles, of which only the touched parts change.
        #expect(dirty.allSatisfy { around.contains($0) })
    }

    @Test func aNewStrokeClearsRedo() throws {
        let doodle = try Doodle()
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        try doodle.tap("toolbar.undo")
        #expect(try doodle.button("toolbar.redo").isEnabled)
        doodle.touch.tap(at: CGPoint(x: 200, y: 100))
        #expect(try !doodle.button("toolbar.redo").isEnabled)
        doodle.touch.key("y", modifiers: .control)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func buttonsAreEnabledExactlyWhenTheyCanDoSomething() throws {
        let doodle = try Doodle()
        func states() throws -> [Bool] {
            try ["toolbar.undo", "toolbar.redo", "toolbar.clear"].map { try doodle.button($0).isEnabled }
        }
        #expect(try states() == [false, false, false])
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        #expect(try states() == [true, false, true])
        try doodle.tap("toolbar.undo")
        #expect(try states() == [false, true, false])
        try doodle.tap("toolbar.redo")
        #expect(try states() == [true, false, true])
        try doodle.tap("toolbar.more")
        try doodle.tap("toolbar.clear")
        #expect(try states() == [true, false, false])
        try doodle.tap("toolbar.undo")
        #expect(try states() == [true, true, true])
    }

    @Test func clearCanBeUndoneFromItsToast() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200))
        let before = try doodle.canvasPicture()
        try doodle.tap("toolbar.more")
        try doodle.tap("toolbar.clear")
        #expect(doodle.drawing.isEmpty)
        try doodle.tap("toast.action")
        #expect(doodle.drawing.strokes.count == 1)
        #expect(try doodle.canvasPicture().hasSamePixels(as: before))
        #expect(throws: NoSuchView.self) { try doodle.view("toast") }
    }

    @Test func undoWhileAFingerDrawsLeavesThatFingerItsInk() throws {
        let doodle = try Doodle()
        doodle.touch.drag(2, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.move(to: CGPoint(x: 200, y: 100))
        doodle.touch.key("z", modifiers: .control)
        doodle.touch.move(to: CGPoint(x: 300, y: 100))
        doodle.touch.up()
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.drawing.strokes[0].samples.count == 4)
        #expect(try doodle.canvasPicture()[200, 300] == Paper.warmWhite)
    }
}
