import Foundation
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Ctrl+N puts a drawing away and loses nothing.
@Suite("A new drawing")
@MainActor
struct NewDrawingTests {
    @Test func theOldOneIsOnTheDiskAndTheNewOneEmpty() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        doodle.draw(1)
        let old = doodle.samples
        doodle.touch.key("n", modifiers: .control)
        #expect(doodle.drawing.isEmpty && doodle.page.undoDepth == 0)
        #expect(doodle.toast == "New drawing")
        #expect(doodle.title == "Doodle")
        doodle.draw(2)
        let new = doodle.samples
        doodle.host.application.terminate()
        #expect(try kept.hold([old, new]))
    }

    @Test func backComesBackToTheOldOneWithItsUndoAndRedo() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        for line in 1...3 { doodle.draw(line) }
        doodle.touch.key("z", modifiers: .control)
        let old = doodle.drawing
        doodle.touch.key("n", modifiers: .control)
        try doodle.tap("toast.action")
        #expect(doodle.drawing == old)
        #expect(doodle.page.undoDepth == 2 && doodle.page.redoDepth == 1)
        // The empty one is gone, and the old one is gone on with.
        #expect(kept.files.count == 1)
        doodle.draw(5)
        let all = doodle.samples
        doodle.host.application.terminate()
        #expect(try kept.hold([all]))
    }

    @Test func theRowUnderMoreDoesTheSame() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        doodle.draw(1)
        try doodle.tap("toolbar.more")
        try doodle.tap("toolbar.new")
        #expect(doodle.drawing.isEmpty)
        doodle.draw(2)
        doodle.host.application.terminate()
        #expect(kept.files.count == 2)
    }

    @Test func inkUnderAFingerStaysInTheOldOne() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        doodle.touch.down(5, at: CGPoint(x: 100, y: 100))
        doodle.touch.move(5, to: CGPoint(x: 300, y: 100))
        doodle.touch.key("n", modifiers: .control)
        doodle.touch.move(5, to: CGPoint(x: 500, y: 100))
        doodle.touch.up(5)
        #expect(doodle.drawing.isEmpty)
        try doodle.tap("toast.action")
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.drawing.bounds.maxX < 400)
    }

    @Test func emptyOnesDoNotPileUp() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        for _ in 0..<3 { doodle.touch.key("n", modifiers: .control) }
        #expect(doodle.toast == nil)
        #expect(kept.files.count == 1)
        doodle.host.application.terminate()
        #expect(kept.files.isEmpty)
    }

    @Test func whatWasUndoneIsNotEmpty() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        doodle.draw(1)
        doodle.touch.key("z", modifiers: .control)
        doodle.touch.key("n", modifiers: .control)
        doodle.draw(2)
        doodle.host.application.terminate()
        #expect(kept.files.count == 2)
    }

    @Test func aNamedFileOutsideOfTheFolderIsNeverRemoved() throws {
        let kept = try KeptDrawings()
        let path = kept.folder.path + "/mine.doodle"
        let first = try kept.run()
        first.host.application.terminate()
        try FileManager.default.createDirectory(atPath: kept.folder.path + "/data", withIntermediateDirectories: true)
        try Data(Self.emptyDrawing).write(to: URL(fileURLWithPath: path))
        let doodle = try kept.run(file: path)
        doodle.host.application.terminate()
        #expect(FileManager.default.fileExists(atPath: path))
    }

    /// The head of a drawing file as its description has it, and nothing after it.
    private static let emptyDrawing: [UInt8] = [0x8B] + Array("Doodle".utf8) + [0x0D, 0x0A, 0x1A, 0x0A, 1]

    @Test func whereDrawingsAreNotKeptThePageIsClearedAndCanBeUndone() throws {
        let doodle = try Doodle()
        doodle.draw(1)
        doodle.touch.key("n", modifiers: .control)
        #expect(doodle.drawing.isEmpty)
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func whereNoFileCanBeMadeTheDrawingStays() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        doodle.draw(1)
        let old = doodle.drawing
        // A file where the folder was.
        try FileManager.default.moveItem(atPath: kept.drawings, toPath: kept.drawings + " elsewhere")
        try Data().write(to: URL(fileURLWithPath: kept.drawings))
        doodle.touch.key("n", modifiers: .control)
        #expect(doodle.drawing == old)
        #expect(doodle.toast?.contains("No new drawing: Not a directory") == true)
    }

    @Test func aPictureOfTheOldOneIsNoPictureOfTheNewOne() throws {
        let kept = try KeptDrawings(), doodle = try kept.run()
        doodle.draw(1)
        doodle.touch.key("s", modifiers: .control)
        #expect(!doodle.controller.isUnsaved)
        doodle.touch.key("n", modifiers: .control)
        doodle.draw(1)
        #expect(doodle.controller.isUnsaved)
    }
}
