import CoreGraphics
import ImageFiles
import Ink
import Synchronization
import Testing

@testable import DrawingFiles

/// A drawing on the disk is the drawing.
@Suite struct JournalTests {
    private func new(_ folder: TemporaryFolder) throws -> Journal { try Journal.create(in: folder.path, names: ["a.doodle"]) }

    /// What a journal that ended now would be opened as.
    private func reopened(_ journal: Journal) throws -> JournalContents {
        try journal.flush()
        return try Journal.read(journal.path)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func aDrawingIsOpenedWithItsUndoAndRedo(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var scribbler = Scribbler(seed: seed), journal = try new(folder)
        for number in 0..<120 {
            journal.append(scribbler.step().map { .record($0) })
            guard number % 15 == 14 else { continue }
            // Closed and opened again every now and then.
            try journal.close()
            let (again, contents) = try Journal.open(journal.path)
            #expect(areTwins(contents.history, scribbler.history))
            #expect(contents.isWhole)
            journal = again
        }
    }

    @Test func aFileThatEndsAnywhereHasAllThatWasWholeBefore() throws {
        let folder = try TemporaryFolder()
        var scribbler = Scribbler(seed: 11)
        var states = [(length: Header.size, history: scribbler.history)]
        var bytes = Header.bytes
        for _ in 0..<25 {
            for record in scribbler.step() {
                bytes += Frame(.record(record)).bytes
            }
            states.append((bytes.count, scribbler.history))
        }
        for length in stride(from: Header.size, through: bytes.count, by: 7) {
            let contents = try JournalDecoder.decode(Array(bytes[..<length])).contents
            // Between two states only part of a thing has happened (the redo forgotten, the step not there yet).
            guard let state = states.last(where: { $0.length <= length }) else { continue }
            #expect(contents.lostEntries == 0)
            if state.length == length { #expect(areTwins(contents.history, state.history)) }
            #expect(contents.history.undoDepth >= min(state.history.undoDepth, 1) - 1)
        }
        let path = try folder.write(Array(bytes.dropLast(3)), as: "cut.doodle")
        let (journal, contents) = try Journal.open(path)
        #expect(contents.damagedBytes > 0)
        // What comes after a damaged end can be read.
        var history = contents.history
        history.keepRecords()
        history.add([scribbler.stroke()])
        journal.append(history.takeRecords().map { .record($0) })
        let again = try reopened(journal)
        #expect(again.isWhole && areTwins(again.history, history))
    }

    /// However a byte is changed, every stroke of the other steps is there.
    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func oneDamagedPieceLosesOnlyItself(seed: UInt64) throws {
        var random = Seeded(seed), history = DrawingHistory(), scribbler = Scribbler(seed: seed)
        history.keepRecords()
        for _ in 0..<20 { history.add([scribbler.stroke(samples: 3)]) }
        for _ in 0..<4 { history.undo() }
        for _ in 0..<2 { history.redo() }
        let frames = history.takeRecords().map { Frame(.record($0)).bytes }
        for (number, frame) in frames.enumerated() {
            var bytes = Header.bytes
            for (other, frame) in frames.enumerated() {
                var frame = frame
                if other == number { frame[random.below(frame.count)] ^= 0x10 }
                bytes += frame
            }
            let contents = try JournalDecoder.decode(bytes).contents
            #expect(contents.damagedBytes == frame.count)
            let names = Set(contents.history.drawing.strokes.map(\.id.rawValue))
            let kept = Set((1...18).lazy.map { UInt64($0) }.filter { $0 != UInt64(number + 1) })
            // A damaged undo or redo may leave one stroke more or less on the page; all of them can be had back.
            var all = contents.history
            while all.redo() != nil {}
            #expect(Set(all.drawing.strokes.map(\.id.rawValue)).isSuperset(of: kept), "piece \(number)")
            #expect(names.isSuperset(of: kept.filter { $0 < 17 }), "piece \(number)")
        }
    }

    @Test func aStrokeThatWasBeingDrawnIsThereAsFarAsItWasTold() throws {
        let folder = try TemporaryFolder()
        let journal = try new(folder)
        var scribbler = Scribbler(seed: 5)
        let (first, second, third) = (scribbler.stroke(samples: 30), scribbler.stroke(samples: 9), scribbler.stroke(samples: 5))
        func part(_ stroke: Stroke, _ range: Range<Int>) -> JournalEntry {
            .running(RunningStroke(id: stroke.id, brush: stroke.brush, start: range.lowerBound, samples: Array(stroke.samples[range])))
        }
        journal.append([part(first, 0..<10), part(second, 0..<9)])
        journal.append([part(first, 10..<20), part(third, 0..<5), .ended([third.id])])
        // The second one is finished.
        var history = DrawingHistory()
        history.keepRecords()
        history.add([second])
        journal.append(history.takeRecords().map { .record($0) })
        let contents = try reopened(journal)
        let expected = try #require(Stroke(id: first.id, brush: first.brush, samples: Array(first.samples[..<20])))
        #expect(Array(contents.history.drawing.strokes) == [second, expected])
        #expect(contents.history.undoDepth == 2)
    }

    @Test func twoProgramsCannotHaveOneDrawing() throws {
        let folder = try TemporaryFolder()
        let journal = try new(folder)
        #expect { try Journal.open(journal.path) } throws: { ($0 as? FileError)?.systemCode == EWOULDBLOCK }
        // Looking at it is possible.
        #expect(try Journal.read(journal.path).isWhole)
    }

    @Test func otherFilesAreRefusedAndStayAsTheyAre() throws {
        let folder = try TemporaryFolder()
        let cases: [(bytes: [UInt8], error: JournalError)] = [
            ([], .notADrawing), (Array("not a drawing".utf8), .notADrawing), (Header.signature, .notADrawing),
            (Header.signature + [9, 1, 2, 3], .newerVersion(9)),
        ]
        for (bytes, error) in cases {
            let path = try folder.write(bytes, as: "x.doodle")
            #expect(throws: error) { try Journal.open(path) }
            #expect(try folder.bytes(of: path) == bytes)
        }
        #expect { try Journal.open(folder.path.appending("none.doodle")) } throws: {
            "\($0)".contains("none.doodle") && "\($0)".contains("No such file")
        }
        #expect { try Journal.open(folder.path) } throws: { "\($0)".contains("Is a directory") }
    }

    @Test func compactingChangesNothingThatCanBeSeen() throws {
        for seed in UInt64(1)...6 {
            var scribbler = Scribbler(seed: seed)
            var bytes = Header.bytes
            for _ in 0..<150 {
                for record in scribbler.step() { bytes += Frame(.record(record)).bytes }
                let stroke = scribbler.stroke()
                bytes += Frame(.running(RunningStroke(id: stroke.id, brush: stroke.brush, start: 0, samples: stroke.samples))).bytes
                bytes += Frame(.ended([stroke.id])).bytes
            }
            // Of a later version, in between.
            let unknown = Frame(Frame.Kind("NEWS"), [1, 2, 3]).bytes
            bytes += unknown
            for record in scribbler.step() { bytes += Frame(.record(record)).bytes }
            let compacted = try #require(JournalCompaction.compacted(bytes))
            #expect(compacted.count < bytes.count)
            let contents = try JournalDecoder.decode(compacted).contents
            #expect(contents.isWhole && contents.unknownPieces == 1)
            #expect(areTwins(contents.history, scribbler.history), "seed \(seed)")
            #expect(JournalCompaction.compacted(compacted) == compacted)
        }
    }

    @Test func aDamagedFileIsNotCompacted() throws {
        var scribbler = Scribbler(seed: 3)
        var bytes = Header.bytes
        for _ in 0..<20 { for record in scribbler.step() { bytes += Frame(.record(record)).bytes } }
        #expect(JournalCompaction.compacted(bytes) != nil)
        bytes[bytes.count / 2] ^= 1
        #expect(JournalCompaction.compacted(bytes) == nil)
    }

    @Test func aJournalGoesOnAfterBeingCompacted() throws {
        let folder = try TemporaryFolder()
        let journal = try new(folder)
        var scribbler = Scribbler(seed: 8)
        for _ in 0..<3 {
            for _ in 0..<40 { journal.append(scribbler.step().map { .record($0) }) }
            try journal.flush()
            let kept = try journal.compact(unlessLargerThan: .max)
            #expect(try kept == folder.bytes(of: journal.path).count)
        }
        journal.append(scribbler.step().map { .record($0) })
        let contents = try reopened(journal)
        #expect(contents.isWhole && areTwins(contents.history, scribbler.history))
        #expect { try Journal.open(journal.path) } throws: { ($0 as? FileError)?.systemCode == EWOULDBLOCK }
    }

    @Test func aRemovedFileIsWrittenAgain() throws {
        let folder = try TemporaryFolder()
        let inner = folder.path.appending("inner")
        let journal = try Journal.create(in: inner, names: ["a.doodle"])
        var scribbler = Scribbler(seed: 9)
        journal.append(scribbler.step().map { .record($0) })
        try journal.flush()
        try FileManager.default.removeItem(atPath: inner.text)
        journal.append(scribbler.step().map { .record($0) })
        let contents = try reopened(journal)
        #expect(areTwins(contents.history, scribbler.history))
    }
}
