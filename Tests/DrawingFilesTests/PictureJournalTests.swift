import CoreGraphics
import ImageFiles
import Ink
import Testing

@testable import DrawingFiles

/// Pictures under the ink on the disk.
@Suite struct PictureJournalTests {
    /// Strokes and pictures come, go, are cleared, undone and redone; all that a journal is told of it.
    private struct Collage {
        var history = DrawingHistory()
        private var random: Seeded
        private var scribbler: Scribbler
        private var nextName: UInt64 = 1

        init(seed: UInt64) {
            (random, scribbler) = (Seeded(seed), Scribbler(seed: seed))
            history.keepRecords()
        }

        mutating func step() -> [JournalEntry] {
            switch random.below(8) {
            case 0, 1:
                history.add([scribbler.stroke().renamed(Stroke.ID(nextName))])
                nextName += 1
            case 2, 3: history.show(pictures())
            case 4: history.clear()
            case 5, 6: history.undo()
            default: history.redo()
            }
            return history.takeRecords().map { JournalEntry($0) }
        }

        private mutating func pictures() -> [PlacedPicture] {
            let bytes = (0..<random.below(3_000)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let picture = Picture(id: history.firstFreePicture, width: 1 + random.below(99), height: 1 + random.below(99), bytes: bytes)
            let transform = CGAffineTransform(
                a: CGFloat(random.fraction() + 0.1), b: 0, c: 0, d: 1, tx: CGFloat(random.fraction()), ty: -3)
            return history.drawing.pictures.filter { _ in random.below(3) > 0 } + [PlacedPicture(picture, transform: transform)].compactMap { $0 }
        }
    }

    private func areAlike(_ first: DrawingHistory, _ second: DrawingHistory) -> Bool {
        areTwins(first, second) && first.drawing.pictures == second.drawing.pictures
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>) func picturesAreOpenedWithTheirUndoAndRedo(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var collage = Collage(seed: seed), journal = try Journal.create(in: folder.path, names: ["a.doodle"])
        for number in 0..<60 {
            journal.append(collage.step())
            guard number % 12 == 11 else { continue }
            try journal.close()
            let (again, contents) = try Journal.open(journal.path)
            #expect(contents.isWhole && areAlike(contents.history, collage.history))
            #expect(contents.history.firstFreePicture == collage.history.firstFreePicture)
            journal = again
        }
    }

    @Test func compactingKeepsThePicturesThatStepsShowAndNoOthers() throws {
        for seed in UInt64(1)...6 {
            var collage = Collage(seed: seed), bytes = Header.bytes
            for _ in 0..<80 { for entry in collage.step() { bytes += Frame(entry).bytes } }
            let compacted = try #require(JournalCompaction.compacted(bytes))
            let contents = try JournalDecoder.decode(compacted).contents
            #expect(contents.isWhole && areAlike(contents.history, collage.history), "seed \(seed)")
            #expect(JournalCompaction.compacted(compacted) == compacted)
            var shown: Set<Picture.ID> = [], kept: Set<Picture.ID> = [], frames = try JournalDecoder.frames(of: compacted)
            while let frame = frames.next() {
                switch try frame.entry() {
                case .picture(let picture)?: kept.insert(picture.id)
                case .record(let record)?: if case .pictures(let places) = record.event { shown.formUnion(places.map(\.id)) }
                default: break
                }
            }
            #expect(kept == shown)
        }
    }

    @Test func aDamagedPictureCostsItsStepAndNoOther() throws {
        var history = DrawingHistory(), scribbler = Scribbler(seed: 4)
        history.keepRecords()
        let picture = Picture(id: history.firstFreePicture, width: 2, height: 2, bytes: Array(repeating: 9, count: 500))
        let placed = try #require(PlacedPicture(picture, transform: .identity))
        let (first, last) = (scribbler.stroke(), scribbler.stroke())
        history.add([first])
        history.show([placed])
        history.add([last])
        var bytes = Header.bytes, damage = 0
        for record in history.takeRecords() {
            bytes += Frame(JournalEntry(record)).bytes
            if case .known = record.event { damage = bytes.count - 100 }
        }
        bytes[damage] ^= 0x40
        let contents = try JournalDecoder.decode(bytes).contents
        #expect(!contents.isWhole && contents.damagedBytes > 0)
        #expect(Array(contents.history.drawing.strokes) == [first, last] && contents.history.drawing.pictures.isEmpty)
        #expect(contents.history.undoDepth == 3)
    }

    @Test func aFileThatEndsAnywhereHasAllThatWasWholeBefore() throws {
        var collage = Collage(seed: 21), bytes = Header.bytes, states: [(length: Int, history: DrawingHistory)] = []
        for _ in 0..<30 {
            let entries = collage.step()
            for entry in entries { bytes += Frame(entry).bytes }
            states.append((bytes.count, collage.history))
        }
        for state in states {
            let contents = try JournalDecoder.decode(Array(bytes[..<state.length])).contents
            #expect(contents.isWhole && areAlike(contents.history, state.history))
        }
        for length in stride(from: Header.size, to: bytes.count, by: 13) {
            #expect(try JournalDecoder.decode(Array(bytes[..<length])).contents.lostEntries == 0)
        }
    }

    @Test func aDrawingThatIsHandedOnHasItsPictures() throws {
        var scribbler = Scribbler(seed: 2)
        let picture = Picture(id: Picture.ID(41), width: 3, height: 5, bytes: [7, 7, 7])
        let placed = try #require(PlacedPicture(picture, transform: CGAffineTransform(rotationAngle: 1)))
        let portable = PortableDrawing([scribbler.stroke()], pictures: [placed], page: CGSize(width: 100, height: 50))
        let bytes = try #require(portable.bytes())
        let again = try #require(PortableDrawing(bytes: bytes))
        #expect(again == portable)
        #expect(again.drawing.pictures.first?.picture == picture.renamed(Picture.ID(1)))
        #expect(again.drawing.pictures.first?.transform == placed.transform)
    }

    @Test func aPictureOfNoSizeIsDamage() throws {
        let picture = Picture(id: Picture.ID(1), width: 1, height: 1, bytes: [])
        var content = PictureCoding.bytes(of: picture)
        content[8] = 0
        #expect(throws: BytesReader.Damage.self) { try Frame(.picture, content).entry() }
    }
}
