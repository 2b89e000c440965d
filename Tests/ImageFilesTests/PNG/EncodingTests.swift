import CoreGraphics
import ImageFiles
import Testing

@Suite struct EncodingTests {
    @Test func everyPremultipliedPixelComesBackBitForBit() throws {
        let original = everyAlpha()
        let read = try PNGDecoder.decode(PNGEncoder.encode(original))
        #expect(read.hasSamePixels(as: original))
    }

    @Test func manyColoursWithAlphaAreEightBitRGBATaggedSRGB() throws {
        let chunks = try PNGChunk.list(PNGEncoder.encode(everyAlpha()))
        // Width and height 256, depth 8, colour type 6 (RGBA), no interlacing.
        #expect(chunks.first == PNGChunk(type: "IHDR", data: [0, 0, 1, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0]))
        // Rendering intent 0: perceptual.
        #expect(chunks.filter { $0.type == "sRGB" } == [PNGChunk(type: "sRGB", data: [0])])
        #expect(chunks.contains { $0.type == "IDAT" && !$0.data.isEmpty })
        #expect(chunks.last == PNGChunk(type: "IEND", data: []))
        // The tag must stand before the pixels to count.
        #expect(chunks.firstIndex { $0.type == "sRGB" }! < chunks.firstIndex { $0.type == "IDAT" }!)
    }

    @Test(arguments: [(1, 1), (1, 300), (300, 1), (17, 5)])
    func picturesOfOddSizesComeBack(width: Int, height: Int) throws {
        let original = PixelBuffer(width: width, height: height)
        for index in 0..<width * height { original.pixels[index] = 0xFF00_0000 | UInt32(index &* 2_654_435_761 & 0xFF_FFFF) }
        let read = try PNGDecoder.decode(PNGEncoder.encode(original))
        #expect(read.hasSamePixels(as: original))
    }

    @Test func aPictureThatDoesNotCompressStillFits() throws {
        var state: UInt64 = 88_172_645_463_325_252
        let original = PixelBuffer(width: 301, height: 299)
        for index in 0..<301 * 299 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            original.pixels[index] = UInt32(truncatingIfNeeded: state) | 0xFF00_0000
        }
        let read = try PNGDecoder.decode(PNGEncoder.encode(original))
        #expect(read.hasSamePixels(as: original))
    }

    @Test func aSideLongerThanLibpngTakesIsRefusedWithItsSize() {
        let wide = PixelBuffer(width: 1_000_001, height: 1)
        #expect(throws: PNGError.tooLarge(width: 1_000_001, height: 1, maximumPixels: 1 << 28)) { try PNGEncoder.encode(wide) }
        #expect(PNGError.tooLarge(width: 1_000_001, height: 1, maximumPixels: 1 << 28).description.contains("1000001×1"))
    }

    @Test func encodingRunsOnSeveralThreadsAtOnce() async throws {
        let expected = try PNGEncoder.encode(everyAlpha())
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 { group.addTask { try PNGEncoder.encode(everyAlpha()) } }
            for try await bytes in group { #expect(bytes == expected) }
        }
    }
}
