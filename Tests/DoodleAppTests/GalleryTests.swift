import DrawingFiles
import Foundation
import ImageFiles
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// All drawings, used as a person would.
@Suite("The gallery")
@MainActor
struct GalleryTests {
    private let kept: KeptDrawings

    init() throws { kept = try KeptDrawings() }

    /// A run with drawings of `lines`, a stroke each at its own height; the last one is on the page.
    private func run(_ lines: [Int], size: CGSize = CGSize(width: 1024, height: 720)) throws -> Doodle {
        let doodle = try kept.run(size: size)
        for (number, line) in lines.enumerated() {
            if number > 0 { doodle.touch.key("n", modifiers: .control) }
            doodle.draw(line)
        }
        // A clock that tells files of one second apart is not everywhere.
        for (number, name) in try byLines(lines).enumerated() where number < lines.count - 1 {
            try kept.age(name, Double((lines.count - number) * 100))
        }
        return doodle
    }

    /// Names of the files, by the heights of their strokes; those that are not on the disk yet are left out.
    private func byLines(_ lines: [Int]) throws -> [String] {
        try lines.compactMap { line in
            try kept.files.first { (name: String) throws -> Bool in
                let drawing = try Journal.read(FilePath(kept.drawings + "/" + name)).history.drawing
                return drawing.strokes.first?.samples.first?.position.y == CGFloat(100 + line * 40)
            }
        }
    }

    private func open(_ doodle: Doodle) throws {
        try doodle.tap("toolbar.more")
        try doodle.tap("toolbar.gallery")
        try #require(doodle.controller.gallery != nil)
        doodle.host.render()
    }

    private func names(_ doodle: Doodle) -> [String] { doodle.controller.gallery?.items.map(\.name) ?? [] }

    private func line(_ doodle: Doodle) -> Int? {
        doodle.samples.first?.first.map { Int(($0.position.y - 100) / 40) }
    }

    @Test func aTapOpensADrawingAndItIsGoneOnWith() throws {
        let doodle = try run([1, 2, 3])
        try open(doodle)
        #expect(doodle.controller.gallery?.items.map(\.isPresent) == [true, false, false])
        try doodle.tap("gallery.item.1")
        #expect(doodle.controller.gallery == nil && !doodle.controller.isCovered)
        #expect(line(doodle) == 2)
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.isEmpty)
        doodle.touch.key("y", modifiers: .control)
        doodle.draw(8)
        let all = doodle.samples
        doodle.host.application.terminate()
        #expect(kept.files.count == 3)
        #expect(try Journal.read(FilePath(kept.drawings + "/" + byLines([2])[0])).history.drawing.strokes.map(\.samples) == all)
    }

    @Test func theNewestIsFirstAndThePresentOneComesBack() throws {
        let doodle = try run([1, 2, 3])
        try open(doodle)
        try doodle.tap("gallery.item.2")
        #expect(line(doodle) == 1)
        try open(doodle)
        // Opening it made it the newest.
        try doodle.tap("gallery.item.0")
        #expect(line(doodle) == 1 && doodle.controller.gallery == nil)
    }

    @Test func theFirstTileBeginsANewDrawing() throws {
        let doodle = try run([1])
        try open(doodle)
        try doodle.tap("gallery.new")
        #expect(doodle.controller.gallery == nil && doodle.drawing.isEmpty)
        doodle.draw(2)
        doodle.host.application.terminate()
        #expect(kept.files.count == 2)
    }

    @Test func aBlankPresentDrawingIsNotShownAndLeavesNothing() throws {
        let doodle = try run([1])
        doodle.touch.key("n", modifiers: .control)
        try open(doodle)
        #expect(doodle.controller.gallery?.items.count == 1)
        try doodle.tap("gallery.item.0")
        #expect(line(doodle) == 1)
        #expect(kept.files.count == 1)
    }

    /// A line across in one, and one from top to bottom in the other.
    @Test func picturesShowTheirDrawings() throws {
        let doodle = try kept.run()
        doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 400, y: 300))
        doodle.touch.key("n", modifiers: .control)
        doodle.touch.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 300, y: 400))
        try open(doodle)
        let picture = try doodle.picture()
        for (place, isAcross) in [(0, false), (1, true)] {
            let tile = try doodle.view("gallery.item.\(place)")
            let frame = tile.convert(tile.bounds, to: nil), middle = CGPoint(x: frame.midX, y: frame.minY + frame.width * 0.35)
            /// The darkest pixel not far from the middle, sideways or up and down.
            func ink(dx: CGFloat, dy: CGFloat) -> UInt32 {
                let (x, y) = (Int(middle.x + dx), Int(middle.y + dy))
                return (-2...2).flatMap { row in (-2...2).map { picture[x + $0, y + row] & 0xFF } }.min() ?? 255
            }
            #expect((ink(dx: 30, dy: 0) < 0xA0) == isAcross && (ink(dx: -30, dy: 0) < 0xA0) == isAcross)
            #expect((ink(dx: 0, dy: 30) < 0xA0) != isAcross && (ink(dx: 0, dy: -30) < 0xA0) != isAcross)
        }
    }

    @Test func aNameIsTypedAndIsInTheTitle() throws {
        let doodle = try run([1, 2])
        try open(doodle)
        try doodle.tap("gallery.more.0")
        try doodle.tap("gallery.rename")
        for key in ["C", "a", "t"] { doodle.touch.key(key.lowercased(), modifiers: key == "C" ? .shift : []) }
        doodle.touch.key("Space")
        doodle.touch.key("x")
        doodle.touch.key("Backspace")
        doodle.touch.key("2")
        doodle.touch.key("Return")
        #expect(names(doodle)[0] == "Cat 2")
        #expect(doodle.title == "Cat 2 – Doodle")
        #expect(kept.files.contains("Cat 2.doodle"))
        // It is still drawn on, under its new name.
        doodle.touch.key("Escape")
        doodle.draw(7)
        doodle.host.application.terminate()
        #expect(try Journal.read(FilePath(kept.drawings + "/Cat 2.doodle")).history.drawing.strokes.count == 2)
        #expect(kept.files.count == 2)
    }

    @Test func aNameThatIsTakenIsToldAndNothingHappens() throws {
        let doodle = try run([1, 2])
        try open(doodle)
        for place in [1, 0] {
            try doodle.tap("gallery.more.\(place)")
            try doodle.tap("gallery.rename")
            doodle.touch.key("q")
            try doodle.tap("gallery.name.accept")
        }
        #expect(doodle.toast?.contains("Not renamed: File exists") == true)
        #expect(kept.files.count == 2 && kept.files.contains("q.doodle"))
    }

    @Test func escapeLeavesTheOldName() throws {
        let doodle = try run([1])
        try open(doodle)
        let before = kept.files
        try doodle.tap("gallery.more.0")
        try doodle.tap("gallery.rename")
        doodle.touch.key("q")
        doodle.touch.key("Escape")
        #expect(kept.files == before && doodle.controller.gallery != nil)
        doodle.touch.key("Escape")
        #expect(doodle.controller.gallery == nil)
    }

    @Test func aCopyHasAllOfItAndIsAnother() throws {
        let doodle = try run([1])
        doodle.draw(2)
        try open(doodle)
        try doodle.tap("gallery.more.0")
        try doodle.tap("gallery.duplicate")
        #expect(doodle.controller.gallery?.items.count == 2)
        let all = names(doodle)
        let place = try #require(all.firstIndex { $0.hasSuffix(" copy") })
        try doodle.tap("gallery.item.\(place)")
        #expect(doodle.drawing.strokes.count == 2)
        doodle.touch.key("z", modifiers: .control)
        doodle.host.application.terminate()
        #expect(try kept.files.map { try Journal.read(FilePath(kept.drawings + "/" + $0)).history.drawing.strokes.count }.sorted() == [1, 2])
    }

    @Test func whatIsThrownAwayIsInTheTrashAndUndoBringsItBack() throws {
        let doodle = try run([1, 2])
        let trash = kept.folder.path + "/home/Trash"
        try open(doodle)
        let name = names(doodle)[1]
        try doodle.tap("gallery.more.1")
        try doodle.tap("gallery.delete")
        #expect(doodle.controller.gallery?.items.count == 1 && kept.files.count == 1)
        #expect(kept.names(in: trash + "/files") == ["\(name).doodle"])
        #expect(kept.names(in: trash + "/info") == ["\(name).doodle.trashinfo"])
        try doodle.tap("toast.action")
        #expect(names(doodle).contains(name) && kept.files.count == 2)
        #expect(kept.names(in: trash + "/files").isEmpty && kept.names(in: trash + "/info").isEmpty)
    }

    @Test func thePresentDrawingCanBeThrownAwayToo() throws {
        let doodle = try run([1, 2])
        try open(doodle)
        try doodle.tap("gallery.more.0")
        try doodle.tap("gallery.delete")
        #expect(doodle.drawing.isEmpty)
        #expect(doodle.controller.gallery?.items.map(\.isPresent) == [false])
        try doodle.tap("toast.action")
        #expect(doodle.controller.gallery?.items.count == 2)
        try doodle.tap("gallery.close")
        #expect(doodle.drawing.isEmpty && doodle.controller.gallery == nil)
    }

    @Test func whatAnotherWindowHasOpenIsLeftAlone() throws {
        let doodle = try run([1]), other = try kept.run()
        other.draw(2)
        try open(other)
        #expect(other.controller.gallery?.items.map(\.isTaken).sorted { $0 && !$1 } == [true, false])
        let place = try #require(other.controller.gallery?.items.firstIndex { $0.isTaken })
        try other.tap("gallery.item.\(place)")
        #expect(other.toast?.contains("another window has it open") == true)
        #expect(line(other) == 2)
        try other.tap("gallery.more.\(place)")
        #expect(try !other.button("gallery.rename").isEnabled && !other.button("gallery.delete").isEnabled)
        doodle.draw(5)
        #expect(doodle.drawing.strokes.count == 2)
    }

    @Test func whatIsNoDrawingIsShownAndSaysSo() throws {
        let doodle = try run([1])
        try Data("broken".utf8).write(to: URL(fileURLWithPath: kept.drawings + "/Broken.doodle"))
        try open(doodle)
        let place = try #require(names(doodle).firstIndex(of: "Broken"))
        try doodle.tap("gallery.item.\(place)")
        #expect(doodle.toast?.contains("it is no Doodle drawing") == true)
        #expect(doodle.controller.gallery != nil && line(doodle) == 1)
    }

    @Test func keysGoFromDrawingToDrawingAndOpenThem() throws {
        let doodle = try run([1, 2, 3])
        doodle.touch.key("o", modifiers: .control)
        #expect(doodle.controller.gallery != nil)
        #expect(doodle.window.focusedView?.accessibilityIdentifier == "gallery.item.0")
        doodle.touch.key("Right")
        doodle.touch.key("Right")
        #expect(doodle.window.focusedView?.accessibilityIdentifier == "gallery.item.2")
        doodle.touch.key("Left")
        doodle.touch.key("Return")
        #expect(line(doodle) == 2)
        doodle.touch.key("o", modifiers: .control)
        doodle.touch.key("Escape")
        #expect(doodle.controller.gallery == nil)
        // Keys are the drawing's again, and nothing of it is in focus.
        #expect(doodle.window.focusedView == nil)
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.isEmpty)
    }

    @Test func aFingerScrollsManyAndOnlyWhatIsSeenIsThere() throws {
        let doodle = try run([1], size: CGSize(width: 480, height: 600))
        let source = kept.drawings + "/" + kept.files[0]
        for number in 100..<160 {
            try FileManager.default.copyItem(atPath: source, toPath: kept.drawings + "/\(number).doodle")
            try kept.age("\(number).doodle", Double(number))
        }
        try open(doodle)
        let grid = try #require(doodle.controller.gallery?.root.grid)
        #expect(grid.count == 61 && grid.tiles.count < 20)
        #expect(try doodle.view("gallery.item.3").frame.width >= 200)
        doodle.touch.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 150))
        #expect(doodle.controller.gallery != nil && grid.contentOffset.y > 200)
        grid.contentOffset.y = grid.contentSize.height - grid.bounds.height
        doodle.host.render()
        #expect(grid.tiles.count < 25 && grid.tiles.keys.max() == 60)
    }

    @Test func everyControlHasALabelAndIsLargeEnough() throws {
        let doodle = try run([1, 2], size: CGSize(width: 480, height: 600))
        try open(doodle)
        try doodle.tap("gallery.more.0")
        let controls = UIDump(doodle.window).views.filter { !$0.hidden && $0.traits.contains("button") }
        #expect(Set(["gallery.new", "gallery.item.0", "gallery.more.1", "gallery.close", "gallery.rename"]).isSubset(of: Set(controls.compactMap(\.id))))
        for control in controls {
            #expect(control.label?.isEmpty == false)
            #expect(control.frame[2] >= 44 && control.frame[3] >= 44, "\(control.id ?? "")")
        }
    }

    @Test func whereDrawingsAreNotKeptThereIsNoGallery() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.more")
        #expect(try !doodle.button("toolbar.gallery").isEnabled)
        doodle.touch.key("o", modifiers: .control)
        #expect(doodle.controller.gallery == nil)
    }
}
