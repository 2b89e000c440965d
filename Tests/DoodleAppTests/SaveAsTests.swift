import CoreGraphics
import DrawingExport
import Foundation
import ImageFiles
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// “Save as…”: what a picture is called, what is in it, and where it goes.
@MainActor @Suite(.serialized) struct SaveAsTests {
    private func drawn() throws -> Doodle {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 500, y: 300), steps: 20)
        return doodle
    }

    private func open(_ doodle: Doodle) throws {
        doodle.touch.key("s", modifiers: [.control, .shift])
        try #require(try !doodle.view("save.name").superview!.isHidden)
    }

    private func type(_ text: String, in doodle: Doodle) {
        for letter in text { doodle.touch.key(String(letter)) }
    }

    /// Taps the middle of a segment.
    private func choose(_ index: Int, of id: String, in doodle: Doodle) throws {
        guard let control = try doodle.view(id) as? UISegmentedControl else { throw NoSuchView(id: id) }
        let width = control.bounds.width / CGFloat(control.numberOfSegments)
        doodle.touch.tap(at: control.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: control.bounds.midY), to: nil))
    }

    private func picture(_ doodle: Doodle, _ name: String) throws -> PixelBuffer {
        try PNGFile.read(FilePath(doodle.folder.path + "/" + name))
    }

    @Test func aTypedNameIsTheFilesAndIsNeverTakenTwice() throws {
        let doodle = try drawn()
        for expected in [["My cat.png"], ["My cat (2).png", "My cat.png"]] {
            try open(doodle)
            type("My cat", in: doodle)
            doodle.touch.key("Return")
            #expect(doodle.folder.files == expected)
        }
        #expect(try doodle.view("toast").accessibilityLabel == "Saved My cat (2).png")
        // Letters are the program's again.
        doodle.touch.key("e")
        #expect(doodle.controller.tools.tool == .eraser)
    }

    @Test func whatCannotBeInANameIsReplacedAndAnEndingIsNotSaidTwice() {
        #expect(PictureFileName.stem("a/b.png") == "a-b")
        #expect(PictureFileName.stem("x.SVG") == "x")
        #expect(PictureFileName.stem("  ..  ") == nil && PictureFileName.stem("") == nil)
        #expect(PictureFileName.stem(String(repeating: "ü", count: 300)).map { $0.utf8.count <= 240 } == true)
    }

    @Test func withoutANameItIsSavedByDateAndTime() throws {
        let doodle = try drawn()
        try open(doodle)
        try doodle.tap("save.accept")
        #expect(doodle.folder.files.count == 1 && doodle.folder.files[0].hasPrefix("Doodle 20"))
    }

    @Test func whatIsDrawnWithAMarginIsInItUnlessThePageIsChosen() throws {
        let doodle = try drawn()
        let ink = try #require(doodle.drawing.strokes.first).path.reduce(CGRect.null) { box, point in
            box.union(CGRect(x: point.x - point.radius, y: point.y - point.radius, width: 2 * point.radius, height: 2 * point.radius))
        }
        try open(doodle)
        type("a", in: doodle)
        doodle.touch.key("Return")
        let cropped = try picture(doodle, "a.png")
        #expect(abs(CGFloat(cropped.width) - (ink.width + 32)) <= 2 && abs(CGFloat(cropped.height) - (ink.height + 32)) <= 2)
        try open(doodle)
        try choose(1, of: "save.area", in: doodle)
        try choose(1, of: "save.scale", in: doodle)
        type("b", in: doodle)
        doodle.touch.key("Return")
        let page = try picture(doodle, "b.png")
        #expect((page.width, page.height) == (2_048, 1_440))
    }

    @Test func theWindowIsWhatIsSeenOfThePage() throws {
        let doodle = try drawn()
        doodle.controller.canvas.zoom(by: 2, about: CGPoint(x: 0, y: 0))
        try open(doodle)
        try choose(2, of: "save.area", in: doodle)
        type("w", in: doodle)
        doodle.touch.key("Return")
        let window = try picture(doodle, "w.png")
        #expect((window.width, window.height) == (512, 360))
    }

    @Test func withoutThePaperItIsTransparentAndWithoutTheDrawingAMerePicture() throws {
        let doodle = try drawn()
        try open(doodle)
        try doodle.tap("save.paper")
        try doodle.tap("save.drawing")
        type("t", in: doodle)
        doodle.touch.key("Return")
        #expect(try picture(doodle, "t.png")[0, 0] == 0)
        let bytes = try FileReader.read(FilePath(doodle.folder.path + "/t.png"), limit: 1 << 24)
        #expect(try DoodlePNG.drawing(in: bytes) == nil)
    }

    @Test func anSVGIsOne() throws {
        let doodle = try drawn()
        try open(doodle)
        try choose(1, of: "save.format", in: doodle)
        #expect(try !doodle.button("save.drawing").isEnabled)
        type("v.svg", in: doodle)
        doodle.touch.key("Return")
        let text = try String(contentsOfFile: doodle.folder.path + "/v.svg", encoding: .utf8)
        #expect(text.contains("<svg ") && text.contains("<path "))
    }

    @Test func whatWasChosenIsChosenNextTimeAndOneTapSavesSo() throws {
        let doodle = try drawn()
        try open(doodle)
        try choose(1, of: "save.area", in: doodle)
        type("a", in: doodle)
        doodle.touch.key("Return")
        try doodle.tap("toolbar.save")
        let files = doodle.folder.files
        #expect(files.count == 2)
        let picture = try picture(doodle, files[0])
        #expect((picture.width, picture.height) == (1_024, 720))
    }

    @Test func escapeAndATouchOutsideSaveNothingAndDrawNothing() throws {
        let doodle = try drawn()
        try open(doodle)
        type("n", in: doodle)
        doodle.touch.key("Escape")
        try open(doodle)
        doodle.touch.tap(at: CGPoint(x: 100, y: 100))
        #expect(try doodle.view("save.name").superview?.isHidden == true)
        #expect(doodle.folder.files.isEmpty && doodle.drawing.strokes.count == 1)
    }

    @Test func choicesAreRememberedAndNonsenseIsSaid() throws {
        var text = SettingsText(), settings = Settings()
        settings.saving = SaveChoices(
            format: .svg, area: .window, scale: 3, hasPaper: false, carriesDrawing: false, place: .desktop)
        let bytes = try text.bytes(with: settings)
        var again = SettingsText(bytes)
        #expect(again.settings().saving == settings.saving && again.complaints.isEmpty)
        var wrong = SettingsText(Array("{\"saving\": {\"scale\": 7, \"paper\": \"no\", \"format\": 3}}".utf8))
        #expect(wrong.settings().saving == SaveChoices())
        #expect(wrong.complaints.count == 3, "\(wrong.complaints)")
    }

    @Test func aPictureThatTakesAWhileSaysHowFarItIsAndCanBeCancelled() throws {
        let task = SavingTask()
        #expect(task.report(0.25) && task.progress == 0.25)
        task.cancel()
        #expect(!task.report(0.5))
        let doodle = try drawn(), folder = FilePath(doodle.folder.path)
        let page = ExportedDrawing(doodle.drawing, page: CGSize(width: 9_000, height: 9_000))
        #expect(throws: CancellationError.self) {
            try AtomicFile.create(in: folder, names: ["c.png"]) { file in
                try PictureExport(page, ExportSettings(paper: Paper.warmWhite), as: .png).write(progress: { task.report($0) }) { try file.append($0) }
            }
        }
        #expect(doodle.folder.files.isEmpty)
    }

    @Test(arguments: [CGSize(width: 480, height: 600), CGSize(width: 480, height: 420), CGSize(width: 1_920, height: 1_080)])
    func theSheetLiesInTheWindow(size: CGSize) throws {
        let doodle = try Doodle(size: size)
        doodle.touch.key("s", modifiers: [.control, .shift])
        let sheet = try #require(try doodle.view("save.name").superview)
        #expect(CGRect(origin: .zero, size: size).contains(sheet.frame), "\(sheet.frame)")
        try doodle.tap("save.cancel")
        try doodle.tap("toolbar.more")
        let menu = try #require(try doodle.view("menu.paste").superview)
        #expect(CGRect(origin: .zero, size: size).contains(menu.frame), "\(menu.frame)")
    }
}
