import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Dumps")
@MainActor
struct DumpTests {
    private let reserved = [
        "canvas", "toolbar.undo", "toolbar.redo", "toolbar.clear", "toolbar.save", "toolbar.pen", "toolbar.eraser",
        "toolbar.color.black", "toolbar.color.white", "toolbar.color.red", "toolbar.color.orange", "toolbar.color.yellow",
        "toolbar.color.green", "toolbar.color.blue", "toolbar.color.purple",
    ]

    @Test(arguments: [480, 1024, 1920])
    func everyReservedControlIsListedOnceAndTellsHowToReachIt(width: Int) throws {
        let doodle = try Doodle(size: CGSize(width: width, height: 600))
        let views = UIDump(doodle.window).views
        for id in reserved {
            let matches = views.filter { $0.id == id }
            #expect(matches.count == 1, "\(id)")
            let view = try #require(matches.first)
            #expect(view.label?.isEmpty == false)
            if view.hidden {
                let via = try #require(view.via)
                #expect(views.first { $0.id == via }?.hidden == false)
            } else {
                #expect(view.via == nil)
            }
        }
        #expect(views.filter { $0.id?.hasPrefix("toolbar.width.") == true }.count >= 3)
    }

    @Test func viewsAreListedFrontToBackInWindowPoints() throws {
        let doodle = try Doodle(scale: 2)
        let dump = UIDump(doodle.window)
        let ids = dump.views.compactMap(\.id)
        let canvas = try #require(ids.firstIndex(of: "canvas")), undo = try #require(ids.firstIndex(of: "toolbar.undo"))
        #expect(undo < canvas)
        #expect(dump.views.first { $0.id == "canvas" }?.frame == [0, 0, 1024, 720])
        #expect([dump.window.w, dump.window.h, dump.window.scale] == [1024, 720, 2])
    }

    @Test func theJSONHasTheContractsKeys() throws {
        let doodle = try Doodle()
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(UIDump(doodle.window)))
        let views = try #require((json as? [String: Any])?["views"] as? [[String: Any]])
        #expect(views.allSatisfy { $0["id"] != nil && $0["label"] != nil })
        let undo = try #require(views.first { $0["id"] as? String == "toolbar.undo" })
        #expect(undo["enabled"] as? Bool == false)
        #expect(undo["selected"] as? Bool == false)
        #expect(undo["hidden"] as? Bool == false)
        #expect(undo["label"] as? String == "Undo")
        #expect((undo["traits"] as? [String])?.contains("button") == true)
        #expect((undo["frame"] as? [Double])?.count == 4)
    }

    @Test func aDumpedDrawingOpensAgainAsItWas() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100.125, y: 100), to: CGPoint(x: 300, y: 177.3))
        try doodle.tap("toolbar.eraser")
        doodle.touch.tap(at: CGPoint(x: 200, y: 140))
        let path = doodle.folder.path + "/drawing.json"
        try doodle.program.dump(to: path)

        var options = Options()
        options.file = path
        let opened = try #require(try options.openFile())
        let other = try Doodle()
        other.program.open(opened)
        #expect(try other.picture()[150, 119] == doodle.picture()[150, 119])
        #expect(other.drawing.strokes.map(\.brush) == doodle.drawing.strokes.map(\.brush))
        #expect(other.drawing.strokes.map { $0.samples.map(\.position) } == doodle.drawing.strokes.map { $0.samples.map(\.position) })
        #expect(try !other.button("toolbar.undo").isEnabled)
        #expect(try other.button("toolbar.clear").isEnabled)
    }

    @Test(arguments: [
        ("", "JSON"), ("{}", "strokes"), ("[1]", "JSON"),
        (##"{"strokes":[{"tool":"brush","color":"#000000FF","width":6,"points":[[1,2]]}]}"##, "stroke 1: there is no tool “brush”"),
        (##"{"strokes":[{"tool":"pen","color":"red","width":6,"points":[[1,2]]}]}"##, "“red” is no colour"),
        (##"{"strokes":[{"tool":"pen","color":"#000000FF","width":0,"points":[[1,2]]}]}"##, "width"),
        (##"{"strokes":[{"tool":"pen","color":"#000000FF","width":6,"points":[]}]}"##, "no points"),
        (##"{"strokes":[{"tool":"pen","color":"#000000FF","width":6,"points":[[1]]}]}"##, "a point is"),
        (##"{"strokes":[{"tool":"pen","color":"#000000FF","width":6,"points":[[1,"a"]]}]}"##, "strokes"),
    ])
    func aBadDrawingIsRefusedByFileAndCause(text: String, cause: String) throws {
        let folder = try TemporaryFolder()
        var options = Options()
        options.file = folder.path + "/bad.json"
        try text.write(toFile: folder.path + "/bad.json", atomically: true, encoding: .utf8)
        #expect { try options.openFile() } throws: { "\($0)".contains("bad.json") && "\($0)".contains(cause) }
    }

    @Test func aMissingDrawingIsRefusedByFileAndCause() throws {
        var options = Options()
        options.file = "/nowhere/at/all.json"
        #expect { try options.openFile() } throws: { "\($0)" == "cannot read “/nowhere/at/all.json”: No such file or directory" }
    }
}
