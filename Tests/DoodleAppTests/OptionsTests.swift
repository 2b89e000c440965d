import Testing
import UIKit

@testable import DoodleApp

@Suite("The command line")
struct OptionsTests {
    private func options(_ arguments: String...) throws -> Options {
        guard case .run(let options) = try Options.parse(arguments) else { throw UsageError(description: "not a run") }
        return options
    }

    @Test func nothingMeansTheDefaults() throws {
        #expect(try options() == Options())
        #expect(try options().size == CGSize(width: 1024, height: 720))
    }

    @Test func everyOptionLandsInItsPlace() throws {
        var expected = Options()
        expected.size = CGSize(width: 480, height: 600)
        expected.scale = 2
        expected.isHeadless = true
        expected.recordPath = "r.jsonl"
        expected.replayPath = "-"
        expected.seed = 7
        expected.severalFingers = .draw
        expected.appearance = .dark
        expected.doesRestore = false
        expected.opensTouchLab = true
        expected.dataFolder = "d"
        expected.exportFolder = "e"
        expected.dumpUIPath = "-"
        expected.dumpDrawingPath = "drawing.json"
        expected.screenshotPath = "s.png"
        expected.export = Options.Export(path: "x.PNG", format: .png)
        expected.file = "-odd name"
        #expect(try options(
            "--size", "480x600", "--scale=2", "--headless", "--record", "r.jsonl", "--replay", "-", "--seed", "7",
            "--several-fingers", "draw", "--appearance", "dark", "--no-restore", "--touch-lab", "--data-dir", "d", "--export-dir", "e",
            "--dump-ui", "-", "--dump-drawing", "drawing.json", "--screenshot", "s.png", "--export", "x.PNG", "--", "-odd name"
        ) == expected)
    }

    @Test func anExportIsAPNGOrAnSVGByTheEndOfItsName() throws {
        #expect(try options("--export", "a.svg").export == Options.Export(path: "a.svg", format: .svg))
        #expect(try options("--export", "-").export == Options.Export(path: "-", format: .png))
    }

    @Test func helpAndVersionWinOverTheRest() throws {
        #expect(try Options.parse(["--headless", "--help"]) == .help)
        #expect(try Options.parse(["--version"]) == .version)
    }

    @Test(arguments: [
        ["--size"], ["--size", "0x10"], ["--size", "10"], ["--size", "10x10x10"], ["--size", "axb"], ["--size", "99999x10"],
        ["--size", "+5x+5"], ["--scale", "0x1"], ["--scale", "0"], ["--scale", "nan"], ["--scale", "-1"], ["--scale", "inf"], ["--seed", "-1"], ["--seed", "x"],
        ["--several-fingers", "dance"], ["--appearance", "pink"], ["--export", "picture.gif"], ["--bogus"], ["-x"],
        ["--headless=yes"], ["one", "two"], ["--replay"],
    ])
    func nonsenseIsRefusedByName(arguments: [String]) throws {
        #expect { try Options.parse(arguments) } throws: { error in
            let text = "\(error)"
            return error is UsageError && (text.contains(arguments[0].split(separator: "=")[0]) || text.contains(arguments.last ?? ""))
        }
    }

    @Test func theHelpNamesEveryOptionOfTheContract() {
        for option in [
            "--help", "--version", "--size", "--scale", "--headless", "--record", "--replay", "--seed", "--several-fingers", "--no-restore",
            "--touch-lab", "--data-dir", "--export-dir", "--dump-ui", "--dump-drawing", "--screenshot", "--export",
        ] {
            #expect(Usage.help.contains(option))
        }
    }
}
