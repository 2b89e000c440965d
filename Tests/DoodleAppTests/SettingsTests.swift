import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// What the program remembers of how it was used.
@Suite("Settings")
@MainActor
struct SettingsTests {
    private let kept: KeptDrawings
    private var path: String { kept.folder.path + "/data/settings.json" }

    init() throws { kept = try KeptDrawings() }

    private func values() throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: kept.folder.path + "/data", withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// All that can be told of tools by taking them up one after the other.
    private func inHand(_ tools: ToolState) -> [String] {
        var other = tools
        let families = Tool.Family.allCases.map { "\($0): \(tools.lastTool(of: $0))" }
        return ["\(tools.tool)"] + families + Tool.allCases.map { tool in
            other.tool = tool
            return "\(tool): \(other.colorIndex) \(other.width)"
        }
    }

    @Test func theNextStartHasTheSameInHand() throws {
        let first = try kept.run()
        for command in [
            .pick(.highlighter), .pickColor(5), .pickWidth(2), .pick(.strokeEraser), .pick(.pencil), .pickColor(3), .pickWidth(0),
            .useFingers(.move),
        ] as [Command] { first.controller.perform(command) }
        let tools = first.controller.tools
        first.host.application.terminate()
        let second = try kept.run()
        #expect(inHand(second.controller.tools) == inHand(tools))
        #expect(second.controller.fingers == .move)
        second.controller.perform(.takeUp(.eraser))
        #expect(second.controller.tools.tool == .strokeEraser)
        second.controller.perform(.takeUp(.highlighter))
        #expect(second.controller.tools.colorIndex == 5 && second.controller.tools.width == 32)
    }

    @Test func aChangeIsOnTheDiskWithinASecond() throws {
        let doodle = try kept.run()
        doodle.touch.key("3")
        doodle.touch.wait(1)
        #expect(try (values()["colors"] as? [String: String])?["pens"] == "red")
    }

    @Test func anotherStartChangesNothing() throws {
        let first = try kept.run()
        first.host.application.terminate()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func whatLaterVersionsHavePutThereIsKept() throws {
        try write(#"{"version": 7, "dock": {"side": "left"}, "colors": {"brush": "teal", "pens": "blue"}, "tool": "pencil"}"#)
        let doodle = try kept.run()
        #expect(doodle.toast == nil)
        #expect(doodle.controller.tools.tool == .pencil && doodle.controller.tools.colorIndex == 6)
        doodle.touch.key("3")
        doodle.host.application.terminate()
        let values = try values()
        #expect(values["version"] as? Int == 7)
        #expect(values["dock"] as? [String: String] == ["side": "left"])
        #expect(values["colors"] as? [String: String] == ["brush": "teal", "pens": "red", "highlighter": "yellow"])
    }

    @Test(arguments: ["", "{", "[1, 2]", "\u{0}\u{1}", "null", #"{"tool": "pen""#])
    func damagedOnesAreToldPutAsideAndNeverACrash(text: String) throws {
        try write(text)
        let doodle = try kept.run()
        #expect(doodle.toast?.contains("Settings not read") == true)
        #expect(doodle.toast?.contains("settings.json") == true)
        #expect(inHand(doodle.controller.tools) == inHand(ToolState()) && doodle.controller.fingers == .draw)
        doodle.touch.key("3")
        doodle.host.application.terminate()
        #expect(try (values()["colors"] as? [String: String])?["pens"] == "red")
        #expect(try String(contentsOfFile: kept.folder.path + "/data/settings.damaged.json", encoding: .utf8) == text)
    }

    @Test(arguments: [
        #""tool": "airbrush""#, #""tool": 7"#, #""pen": "eraser""#, #""colors": {"pens": "mud"}"#, #""colors": []"#,
        #""widths": {"pencil": 7}"#, #""widths": {"pencil": "wide"}"#, #""widths": {"pencil": 1e400}"#, #""fingers": null"#,
    ])
    func aValueThatMakesNoSenseIsAsNewAndTheRestCounts(value: String) throws {
        try write("{\(value), \"eraser\": \"stroke-eraser\"}")
        let doodle = try kept.run()
        #expect(doodle.toast?.contains("Settings not read") == true)
        #expect(doodle.controller.tools.tool == .pen && doodle.controller.tools.colorIndex == 0 && doodle.controller.fingers == .draw)
        #expect(doodle.controller.tools.widthIndex == 1)
        // Broken as a whole only where JSON itself has no such number.
        if !value.contains("1e400") {
            doodle.controller.perform(.takeUp(.eraser))
            #expect(doodle.controller.tools.tool == .strokeEraser)
        }
    }

    @Test func whatIsNotAFileIsTold() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let doodle = try kept.run()
        #expect(doodle.toast?.contains("Settings not read") == true)
        doodle.touch.key("3")
        doodle.touch.wait(1)
        #expect(doodle.toast?.contains("Settings are not kept") == true)
        #expect(doodle.controller.tools.colorIndex == 2)
    }

    @Test func anOptionIsForOneRunOnly() throws {
        let first = try kept.run { $0.severalFingers = .draw }
        #expect(first.controller.fingers == .allDraw)
        first.touch.key("3")
        first.host.application.terminate()
        #expect(try values()["fingers"] as? String == "draw")
    }

    @Test func nothingIsReadOrWrittenWithoutRestoring() throws {
        try write(#"{"tool": "pencil"}"#)
        let doodle = try kept.run { $0.doesRestore = false }
        #expect(doodle.controller.tools.tool == .pen)
        doodle.touch.key("3")
        doodle.host.application.terminate()
        #expect(try values().count == 1)
    }

    @Test func withoutADataFolderTheyAreWhereTheDesktopKeepsThem() throws {
        let home = kept.folder.path
        let folder = home + "/config/doodle"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(#"{"tool": "fountain"}"#.utf8).write(to: URL(fileURLWithPath: folder + "/settings.json"))
        let doodle = try Doodle(environment: ["XDG_CONFIG_HOME": home + "/config"]) { $0.doesRestore = true }
        #expect(doodle.controller.tools.tool == .fountain)
    }
}
