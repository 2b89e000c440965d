import DrawingFiles
import Foundation
import ImageFiles
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Drawings are kept without being asked.
@Suite("Keeping drawings")
@MainActor
struct KeepingTests {
    /// A run of the program that keeps drawings in `data`.
    private func run(_ data: String, restores: Bool = true, file: String? = nil) throws -> Doodle {
        var options = Options()
        let doodle = try Doodle {
            $0.dataFolder = data
            $0.doesRestore = restores
            $0.file = file
            options = $0
        }
        doodle.program.open(try options.openFile())
        return doodle
    }

    private func files(_ data: TemporaryFolder) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: data.path + "/drawings")) ?? []).sorted()
    }

    private func kept(_ data: TemporaryFolder, _ number: Int = 0) throws -> JournalContents {
        let names = files(data)
        try #require(number < names.count)
        return try Journal.read(FilePath(data.path + "/drawings/" + names[number]))
    }

    @Test func theSizeOfThePageIsKeptWithTheDrawing() throws {
        let data = try TemporaryFolder()
        let first = try run(data.path)
        first.touch.tap(at: CGPoint(x: 100, y: 100))
        first.touch.send(.window(.resized(CGSize(width: 1200, height: 500))))
        first.touch.tap(at: CGPoint(x: 100, y: 200))
        first.host.application.terminate()
        #expect(try kept(data).page == CGSize(width: 1200, height: 720))

        // A later window of another size makes it larger and not smaller.
        let second = try run(data.path)
        second.touch.tap(at: CGPoint(x: 100, y: 300))
        #expect(second.controller.pageSize == CGSize(width: 1200, height: 720))
        second.host.application.terminate()
        #expect(try kept(data).page == CGSize(width: 1200, height: 720))
    }

    @Test func theNextStartShowsTheDrawingWithItsUndoAndRedo() throws {
        let data = try TemporaryFolder()
        let first = try run(data.path)
        for y in [100, 200, 300] { first.touch.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 400, y: y + 30)) }
        first.controller.perform(.pick(.strokeEraser))
        first.touch.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 250, y: 150))
        first.touch.key("z", modifiers: .control)
        let picture = try first.canvasPicture(), drawing = first.drawing
        first.host.application.terminate()

        let second = try run(data.path)
        #expect(second.drawing == drawing)
        #expect(try second.canvasPicture().hasSamePixels(as: picture))
        #expect(try second.button("toolbar.undo").isEnabled && second.button("toolbar.redo").isEnabled)
        second.touch.key("y", modifiers: .control)
        #expect(second.drawing.strokes.count == 2)
        for _ in 0..<4 { second.touch.key("z", modifiers: .control) }
        #expect(second.drawing.isEmpty)
        second.touch.key("y", modifiers: .control)
        second.host.application.terminate()
        #expect(try run(data.path).drawing.strokes.map(\.id) == drawing.strokes.prefix(1).map(\.id))
        #expect(files(data).count == 1)
    }

    /// Nothing waits for the end of the program, which may be a crash.
    @Test func aFinishedStrokeIsOnTheDiskAtOnce() async throws {
        let data = try TemporaryFolder()
        let doodle = try run(data.path)
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 400, y: 130))
        try await wait { try kept(data).history.drawing == doodle.drawing }
        doodle.touch.key("z", modifiers: .control)
        try await wait { try kept(data).history.redoDepth == 1 }
    }

    @Test func aRunningStrokeIsOnTheDiskWithinTwoSeconds() async throws {
        let data = try TemporaryFolder()
        let doodle = try run(data.path)
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        for step in 1...20 {
            doodle.touch.wait(0.1)
            doodle.touch.move(to: CGPoint(x: 100 + step * 10, y: 100))
        }
        let running = try #require(doodle.controller.canvas.page.runningStrokes.first)
        let two = running.samples.filter { $0.time <= running.samples[0].time + 0.8 }
        try await wait { try (kept(data).history.drawing.strokes.first?.samples.count ?? 0) >= two.count }
        doodle.touch.wait(1)
        try await wait { try kept(data).history.drawing.strokes.first?.samples == running.samples }
        // Finished, it is one stroke and no two.
        doodle.touch.up()
        try await wait { try kept(data).history.drawing == doodle.drawing }
    }

    @Test func aStrokeThatIsTakenBackLeavesNothing() async throws {
        let data = try TemporaryFolder()
        let doodle = try run(data.path)
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 400, y: 130))
        doodle.touch.down(at: CGPoint(x: 100, y: 300))
        doodle.touch.move(to: CGPoint(x: 200, y: 300))
        let page = doodle.controller.canvas.page
        for id in page.wetStrokes { page.takeBack(id) }
        doodle.touch.up()
        doodle.touch.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 400, y: 230))
        try await wait { try kept(data).history.drawing == doodle.drawing }
        #expect(try kept(data).history.undoDepth == 2)
    }

    @Test func aSecondWindowOfTheProgramHasADrawingOfItsOwn() throws {
        let data = try TemporaryFolder()
        let (first, second) = (try run(data.path), try run(data.path))
        first.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 400, y: 130))
        second.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 400, y: 330))
        first.host.application.terminate()
        second.host.application.terminate()
        #expect(files(data).count == 2)
        #expect(try Set([kept(data, 0).history.drawing, kept(data, 1).history.drawing].map { $0.strokes.map(\.samples.count) })
            == Set([first.drawing, second.drawing].map { $0.strokes.map(\.samples.count) }))
    }

    @Test func nothingIsKeptOrReadWithoutRestoring() throws {
        let doodle = try Doodle()
        doodle.program.open(nil)
        #expect(doodle.controller.keeper == nil)
    }

    @Test func aFreshDrawingIsBegunBesideTheOthersWhereNothingIsRestored() throws {
        let data = try TemporaryFolder()
        let first = try run(data.path)
        first.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 400, y: 130))
        first.host.application.terminate()
        let second = try run(data.path, restores: false)
        #expect(second.drawing.isEmpty)
        second.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 400, y: 330))
        second.host.application.terminate()
        #expect(files(data).count == 2)
    }

    @Test func aNamedDrawingIsGoneOnWithWhereItIs() throws {
        let data = try TemporaryFolder()
        let path = data.path + "/mine.doodle"
        try Journal.create(in: FilePath(data.path), names: ["mine.doodle"]).close()
        let first = try run(data.path, file: path)
        first.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 400, y: 130))
        #expect { try run(data.path, file: path) } throws: {
            "\($0)".contains("another Doodle has it open") && "\($0)".contains("mine.doodle")
        }
        first.host.application.terminate()
        #expect(try Journal.read(FilePath(path)).history.drawing == first.drawing)
        #expect(files(data).isEmpty)
    }

    @Test func aNamedDumpBecomesADrawingThatIsKept() throws {
        let data = try TemporaryFolder()
        let source = try Doodle()
        source.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 400, y: 130))
        try source.program.dump(to: data.path + "/dump.json")
        let doodle = try run(data.path, file: data.path + "/dump.json")
        doodle.host.application.terminate()
        #expect(try kept(data).history.drawing.strokes.map(\.brush) == source.drawing.strokes.map(\.brush))
    }

    @Test func whatCannotBeOpenedIsToldAndAnotherDrawingBegun() throws {
        let data = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: data.path + "/drawings", withIntermediateDirectories: true)
        try Data("broken".utf8).write(to: URL(fileURLWithPath: data.path + "/drawings/old.doodle"))
        let doodle = try run(data.path)
        #expect(doodle.controller.toasts.subviews.count == 1)
        doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 400, y: 330))
        doodle.host.application.terminate()
        #expect(files(data).count == 2)
        #expect(try Data(contentsOf: URL(fileURLWithPath: data.path + "/drawings/old.doodle")) == Data("broken".utf8))
    }

    @Test func whereNothingCanBeKeptOneDrawsAllTheSameAndIsTold() throws {
        let data = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: data.path + "/file"))
        let doodle = try run(data.path + "/file")
        #expect(doodle.controller.toasts.subviews.count == 1)
        doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 400, y: 330))
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.host.services.windowTitle == "• Doodle")
    }

    private func wait(_ condition: () throws -> Bool) async throws {
        for _ in 0..<500 where try !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try condition())
    }
}
