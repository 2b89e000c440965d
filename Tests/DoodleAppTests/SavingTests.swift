import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp
@testable import ImageFiles

@Suite("Saving")
@MainActor
struct SavingTests {
    @Test func oneTapMakesAPNGOfWhatIsDrawnAndAToastNamesIt() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
        #expect(doodle.host.services.windowTitle == "• Doodle")
        try doodle.tap("toolbar.save")
        let files = doodle.folder.files
        #expect(files.count == 1)
        #expect(files[0].wholeMatch(of: /Doodle \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png/) != nil)
        #expect(try doodle.view("toast").accessibilityLabel == "Saved \(files[0])")
        #expect(doodle.host.services.windowTitle == "Doodle")

        let picture = try PNGFile.read(FilePath(doodle.folder.path + "/" + files[0]))
        // The line, half as far from its ends as it is wide, and 16 points all around.
        #expect(abs(picture.width - (200 + 6 + 32)) <= 6 && abs(picture.height - (6 + 32)) <= 4)
        #expect(picture[picture.width / 2, picture.height / 2] == 0xFF00_0000)
        #expect(picture[0, 0] == Paper.warmWhite)
    }

    @Test func anEmptyDrawingIsTheBlankPage() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.save")
        let picture = try PNGFile.read(FilePath(doodle.folder.path + "/" + doodle.folder.files[0]))
        #expect((picture.width, picture.height) == (1_024, 720) && picture[512, 360] == Paper.warmWhite)
    }

    @Test func aWindowMadeSmallerCutsNothingOffThePicture() throws {
        let doodle = try Doodle()
        doodle.controller.saveChoices.area = .page
        doodle.touch.drag(from: CGPoint(x: 700, y: 500), to: CGPoint(x: 900, y: 500))
        doodle.touch.send(.window(.resized(CGSize(width: 480, height: 360))))
        doodle.touch.key("s", modifiers: .control)
        let picture = try PNGFile.read(FilePath(doodle.folder.path + "/" + doodle.folder.files[0]))
        #expect(picture.width == 1024 && picture.height == 720)
        #expect(picture[800, 500] == 0xFF00_0000)
    }

    @Test func whatAFingerIsDrawingIsInThePicture() throws {
        let doodle = try Doodle()
        doodle.controller.saveChoices.area = .page
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.move(to: CGPoint(x: 300, y: 100))
        doodle.touch.key("s", modifiers: .control)
        let picture = try PNGFile.read(FilePath(doodle.folder.path + "/" + doodle.folder.files[0]))
        #expect(picture[200, 100] == 0xFF00_0000)
        // The stroke goes on, so what was saved stays what was saved.
        doodle.touch.move(to: CGPoint(x: 300, y: 300))
        doodle.touch.up()
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func theMarkOfUnsavedInkFollowsUndoAndRedo() throws {
        let doodle = try Doodle()
        func isMarked() -> Bool { doodle.host.services.windowTitle != "Doodle" }
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        #expect(isMarked())
        doodle.touch.key("s", modifiers: .control)
        #expect(!isMarked())
        doodle.touch.key("z", modifiers: .control)
        #expect(isMarked())
        doodle.touch.key("y", modifiers: .control)
        #expect(!isMarked())
        doodle.touch.tap(at: CGPoint(x: 300, y: 100))
        doodle.touch.key("z", modifiers: .control)
        #expect(!isMarked())
    }

    @Test(arguments: [480, 1024])
    func theToastOfAFailureShowsTheWholeCauseInAnyWindow(width: Int) throws {
        let folder = "/dev/null/" + String(repeating: "a very long way down/", count: 12)
        let doodle = try Doodle(size: CGSize(width: width, height: 600)) { $0.exportFolder = folder }
        doodle.touch.key("s", modifiers: .control)
        let toast = try doodle.view("toast")
        #expect(toast.frame.minX >= 12 && toast.frame.maxX <= CGFloat(width) - 12)
        let lines = toast.subviews.compactMap { $0 as? UILabel }
        #expect(lines[0].text == "Not saved: Not a directory")
        for line in lines { #expect(line.sizeThatFits(.zero).width <= line.bounds.width) }
        #expect(lines[1].text?.contains("null") == true)
    }

    @Test func showSaysWhereThePictureIsWhenNothingCanShowFolders() throws {
        let doodle = try Doodle()
        doodle.host.services.canOpen = false
        try doodle.tap("toolbar.save")
        try doodle.tap("toast.action")
        #expect(try doodle.view("toast").accessibilityLabel?.contains(doodle.folder.path) == true)
    }

    @Test func everySaveIsAFileOfItsOwn() throws {
        let doodle = try Doodle()
        for _ in 0..<3 { doodle.touch.key("s", modifiers: .control) }
        #expect(doodle.folder.files.count == 3)
    }

    @Test func theToastGoesAfterFourSecondsAndNotBefore() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.save")
        doodle.touch.wait(3.9)
        _ = try doodle.view("toast")
        doodle.touch.wait(0.2)
        #expect(throws: NoSuchView.self) { try doodle.view("toast") }
        #expect(doodle.host.application.nextDeadline == nil)
    }

    @Test func aSwipeThrowsTheToastAwayAndAShortMoveDoesNot() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.save")
        let place = try doodle.view("toast").frame
        let grip = CGPoint(x: place.minX + 60, y: place.midY)
        doodle.touch.drag(from: grip, to: CGPoint(x: grip.x + 10, y: grip.y))
        #expect(try doodle.view("toast").frame == place)
        doodle.touch.drag(from: grip, to: CGPoint(x: grip.x + 80, y: grip.y))
        #expect(throws: NoSuchView.self) { try doodle.view("toast") }
        #expect(doodle.drawing.isEmpty)
    }

    @Test func showOpensTheFolder() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.save")
        try doodle.tap("toast.action")
        #expect(doodle.host.services.openedURLs.map(\.path) == [doodle.folder.path])
    }

    @Test func aFailedSaveSaysPathAndCauseAndLeavesTheDrawingUnsaved() throws {
        let doodle = try Doodle { $0.exportFolder = "/dev/null/pictures" }
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
        let before = doodle.drawing
        try doodle.tap("toolbar.save")
        let text = try #require(try doodle.view("toast").accessibilityLabel)
        #expect(text.contains("/dev/null"))
        #expect(text.contains("Not a directory"))
        #expect(doodle.drawing == before)
        #expect(doodle.host.services.windowTitle == "• Doodle")
    }

    @Test func tryAgainSavesOnceTheCauseIsGone() throws {
        let folder = try TemporaryFolder()
        let inTheWay = folder.path + "/pictures"
        try Data().write(to: URL(fileURLWithPath: inTheWay))
        let doodle = try Doodle { $0.exportFolder = inTheWay }
        try doodle.tap("toolbar.save")
        try FileManager.default.removeItem(atPath: inTheWay)
        try doodle.tap("toast.action")
        #expect(try FileManager.default.contentsOfDirectory(atPath: inTheWay).count == 1)
    }

    @Test func drawingOnAfterASaveIsUnsavedAgain() throws {
        let doodle = try Doodle()
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        try doodle.tap("toolbar.save")
        doodle.touch.tap(at: CGPoint(x: 200, y: 100))
        #expect(doodle.host.services.windowTitle == "• Doodle")
    }
}
