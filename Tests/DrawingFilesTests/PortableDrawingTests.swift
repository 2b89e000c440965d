import CoreGraphics
import Ink
import Testing

@testable import DrawingFiles

@Suite("A drawing to hand on")
struct PortableDrawingTests {
    private func strokes(_ count: Int, seed: UInt64 = 1) -> [Stroke] {
        var scribbler = Scribbler(seed: seed)
        return (0..<count).map { _ in scribbler.stroke() }
    }

    @Test(arguments: [0, 1, 255, 256, 257, 1_000])
    func itComesBackExactly(count: Int) throws {
        let portable = PortableDrawing(strokes(count), page: CGSize(width: 1920.5, height: 1080))
        let bytes = try #require(portable.bytes())
        #expect(PortableDrawing(bytes: bytes) == portable)
        #expect(portable.drawing.strokes.map(\.id.rawValue) == (0..<count).map { UInt64($0 + 1) })
        #expect(portable.drawing.strokes.next.rawValue == UInt32(count))
    }

    @Test func itTellsNothingOfWhen() throws {
        let late = strokes(20).map { stroke in
            let samples = stroke.samples.map { InkSample(position: $0.position, time: $0.time + 4_096, pressure: $0.pressure) }
            return Stroke(id: Stroke.ID(stroke.id.rawValue + 99), brush: stroke.brush, samples: samples)
        }
        let portable = PortableDrawing(late.compactMap { $0 }, page: nil)
        for stroke in portable.drawing.strokes { #expect(stroke.samples.first?.time == 0) }
        // 4,096 s is added exactly to times of up to 3 s in sevenths but for their last bits.
        for (a, b) in zip(portable.drawing.strokes, strokes(20)) {
            for (sample, other) in zip(a.samples, b.samples) { #expect(abs(sample.time - other.time) < 1e-12) }
            #expect(a.samples.map(\.position) == b.samples.map(\.position) && a.brush == b.brush)
        }
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 5, height: 1e9), CGSize(width: CGFloat.nan, height: 5)])
    func aPageThatCannotBeIsNone(page: CGSize) { #expect(PortableDrawing([], page: page).page == nil) }

    @Test func damageIsNoticedWhereverItIs() throws {
        let bytes = try #require(PortableDrawing(strokes(30), page: nil).bytes())
        var random = Seeded(8)
        for _ in 0..<3_000 {
            var damaged = bytes
            damaged[random.below(damaged.count)] ^= UInt8(1 << random.below(8))
            #expect(PortableDrawing(bytes: damaged) == nil)
        }
        for length in 0..<bytes.count { #expect(PortableDrawing(bytes: Array(bytes[..<length])) == nil) }
    }

    @Test(arguments: [UInt32.max, 1 << 30, 60_000])
    func aClaimedLengthTakesNoMemory(length: UInt32) {
        var writer = BytesWriter()
        writer.append(length)
        #expect(PortableDrawing(bytes: writer.bytes + [0x78, 0x9C, 3, 0, 0, 0, 0, 1]) == nil)
    }
}

@Suite("The size of the page")
struct PageEntryTests {
    @Test func theLastOneCountsAndStaysWhenTheFileIsWrittenAnew() throws {
        let entries: [JournalEntry] = [.page(CGSize(width: 10, height: 20)), .lived, .page(CGSize(width: 1024, height: 720.5))]
        let bytes = Header.bytes + entries.flatMap { Frame($0).bytes }
        #expect(try JournalDecoder.decode(bytes).contents.page == CGSize(width: 1024, height: 720.5))
        let compacted = try #require(JournalCompaction.compacted(bytes))
        #expect(compacted == Header.bytes + Frame(entries[2]).bytes)
        #expect(try JournalDecoder.decode(Header.bytes).contents.page == nil)
    }

    @Test(arguments: [0, -3, Double.nan, .infinity, 2e6]) func anImpossibleOneIsLost(side: Double) throws {
        var writer = BytesWriter()
        writer.append(side)
        writer.append(100.0)
        let contents = try JournalDecoder.decode(Header.bytes + Frame(.page, writer.bytes).bytes).contents
        #expect(contents.page == nil && contents.lostEntries == 1)
    }

    @Test func itIsNoSignOfLife() throws {
        let page = Frame(.page(CGSize(width: 10, height: 20))).bytes, opened = Frame(.opened).bytes
        #expect(try JournalDecoder.deaths(in: Header.bytes + opened + page + opened + page + opened) == 3)
    }
}
