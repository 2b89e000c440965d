import CoreGraphics
import Ink
import Testing

@testable import DrawingFiles

@Suite struct FrameTests {
    /// By hand from the description: mark, letters, length, and the CRC that `python3 -c 'import zlib; …'` gives for the rest.
    @Test func aFrameIsLaidOutAsItIsDescribed() {
        let bytes: [UInt8] = [0xDA, 0xD0, 0x9F, 0x1E] + Array("UNDO".utf8) + [4, 0, 0, 0] + [0xD5, 0x84, 0xD4, 0xD4] + [7, 0, 0, 0]
        #expect(Frame(.record(HistoryRecord(depth: 7, .undo))).bytes == bytes)
        #expect(Frame(at: bytes[...])?.kind.description == "UNDO")
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func everyEntryIsReadAsItWasWritten(seed: UInt64) throws {
        var scribbler = Scribbler(seed: seed)
        var entries: [JournalEntry] = []
        for _ in 0..<80 {
            entries += scribbler.step().map { .record($0) }
            let stroke = scribbler.stroke()
            let part = RunningStroke(id: stroke.id, brush: stroke.brush, start: 3, samples: stroke.samples)
            entries += [.running(part), .ended([stroke.id, Stroke.ID(9)]), .opened, .lived]
        }
        var frames = FrameSequence(entries.flatMap { Frame($0).bytes }[...])
        for entry in entries { #expect(try frames.next()?.entry() == entry) }
        #expect(frames.next() == nil && frames.damaged == 0)
    }

    /// A byte changed anywhere costs the frame it is in and no other.
    @Test func damageStaysInItsFrame() {
        let all = (0..<5).map { Frame(Frame.Kind("TEST"), Array(repeating: UInt8($0), count: 10 + $0)) }
        let bytes = all.flatMap(\.bytes)
        var start = 0
        for (number, frame) in all.enumerated() {
            for place in start..<start + frame.size {
                var changed = bytes
                changed[place] ^= 0x20
                var frames = FrameSequence(changed[...])
                let read = Array(AnyIterator { frames.next() })
                #expect(read == all.enumerated().filter { $0.offset != number }.map(\.element), "byte \(place)")
                #expect(frames.damaged == frame.size)
            }
            start += frame.size
        }
    }

    @Test func aCutFileGivesAllWholeFrames() {
        let all = (0..<4).map { Frame(Frame.Kind("TEST"), Array(repeating: 0x55, count: 3 * $0)) }
        let bytes = all.flatMap(\.bytes)
        for length in 0...bytes.count {
            var frames = FrameSequence(bytes[..<length])
            let read = Array(AnyIterator { frames.next() })
            let ends = all.indices.map { all[...$0].reduce(0) { $0 + $1.size } }
            let whole = ends.filter { $0 <= length }
            #expect(read == Array(all.prefix(whole.count)))
            #expect(frames.end == whole.last ?? 0)
            #expect(frames.damaged == length - (whole.last ?? 0))
        }
    }

    /// What looks like frames inside a frame is its content.
    @Test func aFrameMayHoldFrames() {
        let outer = Frame(Frame.Kind("TEST"), Frame(Frame.Kind("UNDO"), [1, 2, 3]).bytes)
        var frames = FrameSequence(outer.bytes[...])
        #expect(frames.next() == outer && frames.next() == nil)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func anyBytesAreReadWithoutHarm(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<400 {
            var bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
            // Whole frames of nonsense, too: what a checksum vouches for need not make sense.
            let kinds: [Frame.Kind] = [.step, .more, .running, .ended, .undo]
            bytes = Frame(kinds[random.below(kinds.count)], bytes).bytes + bytes
            var frames = FrameSequence(bytes[...])
            while let frame = frames.next() { _ = try? frame.entry() }
            _ = try? JournalDecoder.decode(Header.bytes + bytes)
            _ = JournalCompaction.compacted(Header.bytes + bytes)
        }
    }
}
