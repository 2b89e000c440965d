import CoreGraphics
import ImageFiles
import Ink
import Testing

@testable import DrawingFiles

/// A program that draws is killed at any moment (kill −9), again and again over the same drawing. `DOODLE_KILLS` says how often; 50.
@Suite(.serialized) struct KillTests {
    private static let kills = ProcessInfo.processInfo.environment["DOODLE_KILLS"].flatMap { Int($0) } ?? 50

    @Test(arguments: 0..<5) func nothingThatWasToldASecondBeforeIsLost(lane: Int) throws {
        let folder = try TemporaryFolder()
        var random = Seeded(UInt64(lane) + 1)
        for run in 0..<Self.kills / 5 {
            // While it starts, too, but not three times in a row, which makes the program begin another drawing.
            let after = random.fraction() * (run % 3 == 0 ? 0.08 : run % 10 == 1 ? 1.5 : 0.2)
            let program = try Scribbling(in: folder.path, seed: UInt64(lane * 1_000 + run))
            if run % 3 != 0 { program.listen(upTo: 20) { !program.lines.isEmpty } }
            program.listen(upTo: after)
            program.kill()
            let (said, now) = (program.lines, Date())
            let files = try Folder.files(in: folder.path)
            #expect(files.map(\.name).allSatisfy { $0.text.hasSuffix(".doodle") }, "what is left over: \(files.map(\.name))")
            #expect(files.count == (said.isEmpty ? min(files.count, 1) : 1))
            for file in files {
                #expect(try folder.bytes(of: file.path).count >= Header.size, "a half file")
                let contents = try Journal.read(file.path)
                #expect(contents.lostEntries == 0)
                // Only the piece that was being written can be cut.
                #expect(contents.damagedBytes < 10_000)
                // A stroke that was being drawn is a step of its own, and what was told is what lies below it.
                var below = contents.history
                below.undo()
                let shown = Scribbling.line(of: contents.history), lower = Scribbling.line(of: below)
                let place = said.lastIndex { $0.text == shown } ?? said.lastIndex { $0.text == lower } ?? -1
                let whole = said.lastIndex { now.timeIntervalSince($0.time) > 1 } ?? -1
                #expect(place >= whole, "lost what was a second old: line \(place) of \(said.count), \(whole) was to be there")
            }
        }
    }

    /// On a full disk the program goes on in memory, the file stays whole, and all is there once there is room again.
    @Test func afterAFullDiskNothingIsMissing() throws {
        let folder = try TemporaryFolder()
        let program = try Scribbling(in: folder.path, seed: 77, limit: 30_000)
        #expect(program.listen(upTo: 60) { program.lines.contains { $0.text == "failing" } })
        program.listen(upTo: 0.5)
        let file = try #require(try Folder.files(in: folder.path).first?.path)
        let full = try Journal.read(file)
        #expect(full.isWhole)
        #expect(try folder.bytes(of: file).count <= 30_000)
        #expect(!program.lines.contains { $0.text == "saving" })
        program.liftLimit()
        #expect(program.listen(upTo: 30) { program.lines.contains { $0.text == "saving" } })
        program.listen(upTo: 1.5)
        program.kill()
        let told = program.lines.filter { $0.text != "saving" && $0.text != "failing" && Date().timeIntervalSince($0.time) > 1 }
        let contents = try Journal.read(file)
        #expect(contents.isWhole || contents.damagedBytes < 10_000)
        #expect(contents.history.undoDepth > full.history.undoDepth)
        let below = { var below = contents.history; below.undo(); return below }()
        let shown = [contents.history, below].map { Scribbling.line(of: $0) }
        let place = program.lines.lastIndex { shown.contains($0.text) } ?? -1
        #expect(place >= (program.lines.lastIndex { $0.text == told.last?.text } ?? 0))
    }
}
