import CoreGraphics
import Testing

@testable import ImageFiles

/// Rows that are made on the way.
@Suite struct StreamingTests {
    /// Rings of colours, wide as it is told.
    private struct Rings: PNGRows {
        let width: Int, height: Int
        let bandHeight: Int
        let colors: UInt32
        var isOpaque: Bool { true }

        func pixel(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32(x &* 3 &+ y &* 5) % colors &* 0x0102_0B }

        func withRows(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>) throws -> Void) throws {
            let pixels = rows.flatMap { y in (0..<width).map { pixel($0, y) } }
            try pixels.withUnsafeBufferPointer { try body(try #require($0.baseAddress)) }
        }
    }

    @Test(arguments: [(1, UInt32(5)), (7, 5), (64, 5), (1, 999), (7, 999), (1000, 999)])
    func bandsOfAnyHeightGiveTheSamePicture(bandHeight: Int, colors: UInt32) throws {
        let rings = Rings(width: 90, height: 130, bandHeight: bandHeight, colors: colors)
        var bytes: [UInt8] = []
        try PNGEncoder.encode(rings) { bytes += $0 }
        let picture = try PNGDecoder.decode(bytes)
        #expect(picture.width == 90 && picture.height == 130)
        for (x, y) in [(0, 0), (89, 129), (89, 0), (0, 129), (44, 71)] { #expect(picture[x, y] == rings.pixel(x, y)) }
        let whole = PixelBuffer(width: 90, height: 130)
        for y in 0..<130 { for x in 0..<90 { whole[x, y] = rings.pixel(x, y) } }
        #expect(picture.hasSamePixels(as: whole))
    }

    @Test func progressRunsUpToOneAndCanEndIt() throws {
        let rings = Rings(width: 20, height: 100, bandHeight: 10, colors: 9)
        var shares: [Double] = []
        try PNGEncoder.encode(rings, progress: { shares.append($0); return true }) { _ in }
        #expect(shares == (1...10).map { Double($0) / 10 })
        var count = 0
        #expect(throws: CancellationError.self) {
            try PNGEncoder.encode(rings, progress: { _ in
                count += 1
                return count < 3
            }) { _ in }
        }
        #expect(count == 3)
    }

    @Test func whatCannotBeWrittenEndsIt() {
        struct Full: Error {}
        let rings = Rings(width: 20, height: 100, bandHeight: 10, colors: 9)
        #expect(throws: Full.self) { try PNGEncoder.encode(rings) { _ in throw Full() } }
    }

    @Test(arguments: [(0, 10), (10, 0), (1_000_001, 1), (1, 1_000_001), (50_000, 50_000)])
    func impossibleSizesAreRefusedBeforeAnythingIsMade(width: Int, height: Int) {
        let rings = Rings(width: width, height: height, bandHeight: 1, colors: 2)
        #expect { try PNGEncoder.encode(rings) { _ in Issue.record("nothing to write") } } throws: {
            "\($0)".contains("\(width)×\(height)")
        }
    }

    @Test func dotsAnInchAreToldAsDotsAMetre() throws {
        let bytes = try PNGEncoder.encode(everyAlpha(), options: PNGOptions(dotsPerInch: 300))
        // 300 / 0.0254 = 11811.02, twice; unit 1 is the metre.
        let dots: [UInt8] = [0, 0, 0x2E, 0x23]
        #expect(try PNGChunk.list(bytes).filter { $0.type == "pHYs" } == [PNGChunk(type: "pHYs", data: dots + dots + [1])])
        #expect(try !PNGChunk.list(PNGEncoder.encode(everyAlpha())).contains { $0.type == "pHYs" })
    }
}
