import DrawingExport
import Foundation
import ImageFiles
import Ink
import Testing
import UIKit

@testable import DoodleApp

@Suite("doodle export: the command line")
struct ExportJobParsingTests {
    private func job(_ arguments: String...) throws -> ExportJob {
        guard case .export(let job) = try Options.parse(["export"] + arguments) else { throw UsageError(description: "no export") }
        return job
    }

    @Test func everyOptionLandsInItsPlace() throws {
        var expected = ExportJob(input: "a.doodle", output: "b.png", format: .png)
        #expect(try job("a.doodle", "-o", "b.png") == expected)
        (expected.size, expected.isTransparent, expected.margin, expected.overwrites) = (.scale(2.5), true, 16, true)
        #expect(try job("-o", "b.png", "--scale=2.5", "--transparent", "--crop", "--force", "a.doodle") == expected)
        (expected.size, expected.margin, expected.carriesDrawing) = (.width(300), 0, false)
        #expect(try job("-o", "b.png", "--width", "300", "--transparent", "--crop", "--margin", "0", "--force", "--no-drawing", "a.doodle")
            == expected)
        #expect(try job("a.doodle", "-o", "b.SVG", "--dpi", "300")
            == ExportJob(input: "a.doodle", output: "b.SVG", format: .svg, size: .dotsPerInch(300)))
        #expect(try job("-o", "-", "--", "--odd") == ExportJob(input: "--odd", output: "-", format: .png))
        #expect(try Options.parse(["export", "--help"]) == .help)
    }

    @Test(arguments: [
        [], ["a"], ["a", "-o"], ["a", "-o", "b"], ["a", "-o", "b.gif"], ["a", "b", "-o", "c.png"], ["a", "-o", "b.png", "--scale", "0"],
        ["a", "-o", "b.png", "--scale", "nan"], ["a", "-o", "b.png", "--width", "1.5"], ["a", "-o", "b.png", "--width", "-1"],
        ["a", "-o", "b.png", "--dpi", "x"], ["a", "-o", "b.png", "--scale", "1", "--dpi", "96"], ["a", "-o", "b.png", "--margin", "3"],
        ["a", "-o", "b.png", "--crop=yes"], ["a", "-o", "b.png", "--bogus"], ["a", "-o", "b.png", "--width", "99999999999999999999"],
    ])
    func nonsenseIsWrongUsage(arguments: [String]) {
        #expect(throws: UsageError.self) { try Options.parse(["export"] + arguments) }
    }

    @Test func theHelpNamesEveryOption() {
        for option in ["-o", "--scale", "--width", "--dpi", "--transparent", "--crop", "--margin", "--force", "doodle export"] {
            #expect(Usage.help.contains(option))
        }
    }
}

@Suite("doodle export")
@MainActor
struct ExportJobTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private func export(_ arguments: String...) throws {
        guard case .export(let job) = try Options.parse(["export"] + arguments) else { throw UsageError(description: "no export") }
        try job.run { Issue.record("\($0)") }
    }

    private func picture(_ name: String) throws -> PixelBuffer { try PNGFile.read(FilePath(path(name))) }

    /// A program in which something was drawn, undone and erased, with its drawing in `drawing.json` and its own export in `own.png`.
    private func drawn() throws -> Doodle {
        let doodle = try Doodle {
            $0.export = Options.Export(path: path("own.png"), format: .png)
            $0.dumpDrawingPath = path("drawing.json")
            $0.dataFolder = path("data")
        }
        doodle.program.open(nil)
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 700, y: 400))
        try doodle.tap("toolbar.eraser")
        doodle.touch.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 400, y: 400))
        doodle.touch.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
        try doodle.tap("toolbar.undo")
        #expect(doodle.program.writeOutputs())
        #expect(doodle.controller.stopKeeping() == nil)
        return doodle
    }

    @Test func everyWayGivesTheSamePixels() throws {
        let doodle = try drawn()
        doodle.controller.saveChoices.area = .page
        try doodle.tap("toolbar.save")
        let own = try picture("own.png")
        #expect(own.width == 1024 && own.height == 720 && own[401, 250] == Paper.warmWhite)
        let drawings = try FileManager.default.contentsOfDirectory(atPath: path("data/drawings"))
        for (number, input) in [path("drawing.json"), path("own.png"), path("data/drawings/\(drawings[0])")].enumerated() {
            try export(input, "-o", path("\(number).png"))
            #expect(try picture("\(number).png").hasSamePixels(as: own), "\(input)")
        }
        #expect(try PNGFile.read(FilePath(doodle.folder.path + "/" + doodle.folder.files[0])).hasSamePixels(as: own))
    }

    @Test func aPictureOpensAsADrawingAgain() throws {
        let doodle = try drawn()
        var options = Options()
        options.isHeadless = true
        options.file = path("own.png")
        let opened = try #require(try options.openFile())
        #expect(opened.content.strokes.map(\.brush) == doodle.drawing.strokes.map(\.brush))
        let other = try Doodle()
        other.program.open(opened)
        #expect(try other.picture()[150, 125] == doodle.picture()[150, 125])
    }

    @Test func aFileThatIsThereIsReplacedOnlyWhenAsked() throws {
        _ = try drawn()
        try "old".write(toFile: path("a.png"), atomically: true, encoding: .utf8)
        #expect { try export(path("drawing.json"), "-o", path("a.png")) } throws: {
            "\($0)".contains("a.png") && "\($0)".contains("File exists") && "\($0)".contains("--force")
        }
        #expect(try String(contentsOfFile: path("a.png"), encoding: .utf8) == "old")
        try export(path("drawing.json"), "-o", path("a.png"), "--force", "--crop", "--transparent")
        let cropped = try picture("a.png")
        #expect(cropped.width < 1024 && cropped[0, 0] == 0)
    }

    @Test func svgIsWrittenByTheEndOfTheName() throws {
        _ = try drawn()
        try export(path("drawing.json"), "-o", path("a.svg"))
        let text = try String(contentsOfFile: path("a.svg"), encoding: .utf8)
        #expect(text.contains("<svg ") && text.contains("viewBox=\"0 0 1024 720\"") && text.contains("<mask "))
    }

    @Test func theProgramsOwnSVGIsThatOfTheCommandLine() throws {
        let doodle = try Doodle {
            $0.export = Options.Export(path: path("own.svg"), format: .svg)
            $0.dumpDrawingPath = path("drawing.json")
        }
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 700, y: 400))
        #expect(doodle.program.writeOutputs())
        try export(path("drawing.json"), "-o", path("a.svg"))
        #expect(try String(contentsOfFile: path("a.svg"), encoding: .utf8) == String(contentsOfFile: path("own.svg"), encoding: .utf8))
    }

    @Test(arguments: [("GIF89a", "not a PNG, JPEG, WebP or SVG picture"), ("RIFF    WEBPVP8 ", "damaged WebP")])
    func picturesThatCannotBeReadAreSaidToBePictures(text: String, cause: String) throws {
        try text.write(toFile: path("a.pic"), atomically: true, encoding: .utf8)
        #expect { try export(path("a.pic"), "-o", path("a.png")) } throws: { "\($0)".contains(cause) && "\($0)".contains("a.pic") }
    }

    @Test(arguments: ["not a drawing", "{\"strokes\":[],\"page\":[0,5]}", "\u{89}PNG"])
    func whatIsNoDrawingIsRefusedByFileAndCause(text: String) throws {
        try text.write(toFile: path("bad"), atomically: true, encoding: .utf8)
        #expect { try export(path("bad"), "-o", path("a.png")) } throws: { "\($0)".contains("cannot open “\(path("bad"))”: ") }
        #expect(folder.files == ["bad"])
    }

    @Test func aPictureWithoutADrawingIsAPageToDrawOn() throws {
        let picture = PixelBuffer(width: 5, height: 4)
        picture.fill(0xFFFF_8000, in: picture.bounds)
        try PNGFile.write(picture, to: FilePath(path("plain.png")))
        try export(path("plain.png"), "-o", path("a.png"))
        #expect(try PNGFile.read(FilePath(path("a.png"))).hasSamePixels(as: picture))
        try export(path("a.png"), "-o", path("b.png"))
        #expect(try FileReader.read(FilePath(path("a.png")), limit: 1 << 20) == FileReader.read(FilePath(path("b.png")), limit: 1 << 20))
    }

    @Test func anImpossibleSizeNamesTheFileAndTheReason() throws {
        _ = try drawn()
        #expect { try export(path("drawing.json"), "-o", path("a.png"), "--width", "900000") } throws: {
            "\($0)".contains("drawing.json") && "\($0)".contains("pixels a point")
        }
        #expect(!folder.files.contains("a.png"))
    }

    @Test func thePageOfTheFileIsThePictureAndASmallerWindowCutsNothingOff() throws {
        let text = ##"{"strokes":[{"tool":"pen","color":"#000000FF","width":6,"points":[[1500,20]]}],"page":[1600,100.5]}"##
        try text.write(toFile: path("wide.json"), atomically: true, encoding: .utf8)
        try export(path("wide.json"), "-o", path("a.png"))
        #expect(try picture("a.png").width == 1600 && picture("a.png").height == 101)

        var options = Options()
        options.isHeadless = true
        options.file = path("wide.json")
        let doodle = try Doodle()
        doodle.program.open(try options.openFile())
        doodle.controller.saveChoices.area = .page
        try doodle.tap("toolbar.save")
        let saved = try PNGFile.read(FilePath(doodle.folder.path + "/" + doodle.folder.files[0]))
        #expect(saved.width == 1600 && saved.height == 720 && saved[1500, 20] == 0xFF00_0000)
    }
}
