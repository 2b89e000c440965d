import CoreGraphics
import ImageFiles
import Ink
import Testing

@testable import DrawingFiles

@Suite struct DrawingFolderTests {
    private let date = Date(timeIntervalSince1970: 1_780_000_000)

    private func drawn(_ journal: Journal, _ seed: UInt64) throws -> DrawingHistory {
        var scribbler = Scribbler(seed: seed)
        for _ in 0..<10 { journal.append(scribbler.step().map { .record($0) }) }
        try journal.flush()
        return scribbler.history
    }

    @Test func theFirstStartMakesADrawingAndTheNextGoesOnWithIt() throws {
        let temporary = try TemporaryFolder()
        let folder = DrawingFolder(in: temporary.path.appending("not there yet"))
        let first = try folder.start(at: date)
        #expect(first.contents == nil && first.failures.isEmpty)
        let history = try drawn(first.journal, 1)
        try first.journal.close()
        let second = try folder.start(at: date)
        #expect(second.journal.path == first.journal.path)
        #expect(try areTwins(#require(second.contents).history, history))
    }

    @Test func aSecondProgramGetsAnotherDrawing() throws {
        let temporary = try TemporaryFolder()
        let folder = DrawingFolder(in: temporary.path)
        let first = try folder.start(at: date), second = try folder.start(at: date)
        #expect(first.journal.path != second.journal.path)
        let (one, two) = (try drawn(first.journal, 1), try drawn(second.journal, 2))
        #expect(try areTwins(Journal.read(first.journal.path).history, one))
        #expect(try areTwins(Journal.read(second.journal.path).history, two))
        #expect(try folder.entries().count == 2)
    }

    @Test func whatCannotBeOpenedIsNamedAndStays() throws {
        let temporary = try TemporaryFolder()
        let folder = DrawingFolder(temporary.path)
        let broken = try temporary.write(Array("nonsense".utf8), as: "broken.doodle")
        let newer = try temporary.write(Header.signature + [99], as: "newer.doodle")
        _ = try temporary.write([1], as: "picture.png")
        let start = try folder.start(at: date)
        #expect(start.contents == nil)
        #expect(Set(start.failures.map(\.path)) == [broken, newer])
        #expect(start.failures.contains { $0.reason.contains("newer Doodle") })
        #expect(try temporary.bytes(of: broken) == Array("nonsense".utf8))
    }

    @Test func theDrawingChangedLastIsGoneOnWith() throws {
        let temporary = try TemporaryFolder()
        let folder = DrawingFolder(temporary.path)
        let journals = try (0..<3).map { _ in try folder.new(at: date) }
        for (number, journal) in journals.enumerated() { _ = try drawn(journal, UInt64(number)) }
        let times = [30, 10, 20]
        for (journal, time) in zip(journals, times) {
            try journal.close()
            let moment = Date(timeIntervalSince1970: 1_780_000_000 + Double(time))
            try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: journal.path.text)
        }
        #expect(try folder.entries().map(\.path) == [0, 2, 1].map { journals[$0].path })
        #expect(try folder.start(at: date).journal.path == journals[0].path)
    }

    @Test func aDrawingThatEndsTheProgramThreeTimesIsPassedOverAndNamed() throws {
        let temporary = try TemporaryFolder()
        let folder = DrawingFolder(temporary.path)
        let first = try folder.new(at: date)
        let history = try drawn(first, 4)
        try first.close()
        func die() throws {
            let start = try folder.start(at: date)
            #expect(start.journal.path == first.path)
            start.journal.file.release()
        }
        for _ in 0..<3 { try die() }
        let start = try folder.start(at: date)
        #expect(start.journal.path != first.path)
        #expect(start.failures.map(\.path) == [first.path])
        #expect(start.failures[0].reason.contains("3 times"))
        // It can be opened by name, and once that went well it is one like all others.
        let (journal, contents) = try Journal.open(first.path)
        #expect(areTwins(contents.history, history))
        journal.append([.lived])
        try journal.close()
        try die()
    }

    @Test func whoDrawsLives() throws {
        let temporary = try TemporaryFolder()
        let folder = DrawingFolder(temporary.path)
        let path = try folder.new(at: date).path
        for seed in UInt64(0)..<9 {
            let start = try folder.start(at: date)
            #expect(start.journal.path == path)
            var history = start.contents?.history ?? DrawingHistory()
            history.keepRecords()
            var scribbler = Scribbler(seed: seed)
            let stroke = scribbler.stroke()
            history.add([stroke.renamed(history.firstFreeName)])
            start.journal.append(history.takeRecords().map { .record($0) })
            try start.journal.flush()
            start.journal.file.release()
        }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let temporary = try TemporaryFolder()
        let file = try temporary.write([], as: "file")
        #expect { try DrawingFolder(in: file).start(at: date) } throws: { "\($0)".contains("file") && "\($0)".contains("Not a directory") }
    }
}
