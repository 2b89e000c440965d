import CoreGraphics
import Testing

@testable import ImageFiles

/// Which kind of PNG a picture becomes.
@Suite struct LayoutTests {
    /// Depth and colour type as they stand in the file's header.
    private func kind(_ buffer: PixelBuffer) throws -> [UInt8] {
        let bytes = try PNGEncoder.encode(buffer)
        #expect(try PNGDecoder.decode(bytes).hasSamePixels(as: buffer))
        return Array(try #require(try PNGChunk.list(bytes).first).data[8...9])
    }

    private func picture(colors: Int, _ color: (UInt32) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: 61, height: 47)
        for index in 0..<61 * 47 { buffer.pixels[index] = color(UInt32(index % colors)) }
        return buffer
    }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
    func fewColoursAreAPaletteOfAsFewBitsAsTheyNeed(colors: Int, depth: UInt8) throws {
        // Colour type 3: palette.
        #expect(try kind(picture(colors: colors) { 0xFF00_0000 | $0 << 16 | (255 - $0) }) == [depth, 3])
    }

    @Test func aPaletteHoldsTransparentColoursToo() throws {
        #expect(try kind(picture(colors: 200) { $0 << 24 }) == [8, 3])
        #expect(try kind(picture(colors: 3) { [0, 0x8080_4000, 0xFFFF_8000][Int($0)] }) == [2, 3])
    }

    @Test func manyOpaqueColoursNeedNoAlpha() throws { #expect(try kind(picture(colors: 257) { 0xFF00_0000 | $0 * 7 }) == [8, 2]) }

    @Test func manyColoursWithAlphaHaveIt() throws {
        #expect(try kind(picture(colors: 300) { $0 < 299 ? 0xFF00_0000 | $0 * 7 : 0x8000_0000 }) == [8, 6])
    }

    /// A picture of noise under a smooth shade, as cameras make them, and a drawing with as many colours.
    @Test func photographsAreFilteredAndDrawingsAreNot() throws {
        var random = SplitMix64(seed: 3)
        let photograph = PixelBuffer(width: 300, height: 200), drawing = PixelBuffer(width: 300, height: 200)
        for y in 0..<200 {
            for x in 0..<300 {
                let noise = UInt32.random(in: 0..<4, using: &random)
                photograph[x, y] = 0xFF00_0000 | (UInt32(x * 200 / 300) + noise) << 16 | (UInt32(y) + noise) << 8 | UInt32(x + y) / 3
                drawing[x, y] = (x * x + 3 * y) % 97 < 6 ? 0xFF00_0000 | UInt32(x * 3 + y) : 0xFFFC_FBF7
            }
        }
        #expect(try PNGCompression(for: WholePicture(buffer: photograph), .rgb) == .photograph)
        #expect(try PNGCompression(for: WholePicture(buffer: drawing), .rgb) == .drawing)
        for buffer in [photograph, drawing] {
            #expect(try PNGDecoder.decode(PNGEncoder.encode(buffer)).hasSamePixels(as: buffer))
        }
    }

    @Test func libpngsDefaultsHoldTheSamePixelsInMoreBytes() throws {
        let buffer = PixelBuffer(width: 400, height: 300)
        for y in 0..<300 { for x in 0..<400 { buffer[x, y] = (x * x + 3 * y) % 97 < 6 ? 0xFF00_0000 : 0xFFFC_FBF7 } }
        let bytes = try PNGEncoder.encodeByLibraryDefaults(buffer)
        #expect(try PNGDecoder.decode(bytes).hasSamePixels(as: buffer))
        #expect(try PNGEncoder.encode(buffer).count < bytes.count)
    }
}
