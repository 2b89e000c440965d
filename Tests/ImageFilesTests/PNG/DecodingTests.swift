import CoreGraphics
import ImageFiles
import Testing

/// Files made by hand from the PNG specification, so that the expected pixels follow from it.
@Suite struct DecodingTests {
    private func decode(_ png: HandmadePNG) throws -> [UInt32] { try pixels(PNGDecoder.decode(png.file)) }

    @Test func greyOfEveryDepthIsScaledToEightBits() throws {
        // One bit: 1 is white. Two bits: 85 a step. Four: 17 a step. Sixteen: the high byte, by 257 a step.
        func grey(_ depth: UInt8, width: UInt32, _ row: [UInt8]) throws -> [UInt32] {
            try decode(HandmadePNG(width: width, height: 1, bitDepth: depth, colorType: 0, rows: [row]))
        }
        #expect(try grey(1, width: 2, [0b0100_0000]) == [0xFF00_0000, 0xFFFF_FFFF])
        #expect(try grey(2, width: 2, [0b0110_0000]) == [0xFF55_5555, 0xFFAA_AAAA])
        #expect(try grey(4, width: 2, [0x1E]) == [0xFF11_1111, 0xFFEE_EEEE])
        #expect(try grey(8, width: 2, [7, 250]) == [0xFF07_0707, 0xFFFA_FAFA])
        #expect(try grey(16, width: 1, [0x80, 0x80]) == [0xFF80_8080])
    }

    @Test func greyWithAlphaIsPremultiplied() throws {
        // 200 × 51 / 255 = 40.
        #expect(try decode(HandmadePNG(width: 1, height: 1, colorType: 4, rows: [[200, 51]])) == [0x3328_2828])
    }

    @Test func rowsAndChannelsKeepTheirOrder() throws {
        let png = HandmadePNG(width: 2, height: 2, colorType: 2, rows: [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]])
        #expect(try decode(png) == [0xFF01_0203, 0xFF04_0506, 0xFF07_0809, 0xFF0A_0B0C])
    }

    @Test func colourIsPremultipliedByAlpha() throws {
        // α = 128: 255 → 128, 128 → 64.25 → 64. Colour under α = 0 is nothing.
        let png = HandmadePNG(width: 3, height: 1, colorType: 6, rows: [[255, 128, 0, 128, 255, 128, 0, 0, 255, 128, 0, 255]])
        #expect(try decode(png) == [0x8080_4000, 0, 0xFFFF_8000])
    }

    @Test func paletteEntriesCarryTheirAlpha() throws {
        let palette = [
            PNGChunk(type: "PLTE", data: [255, 128, 0, 0, 0, 255]),
            PNGChunk(type: "tRNS", data: [128]),
        ]
        #expect(try decode(HandmadePNG(width: 2, height: 1, colorType: 3, before: palette, rows: [[0, 1]])) == [0x8080_4000, 0xFF00_00FF])
    }

    @Test func theTransparentColourOfAnRGBFileIsTransparent() throws {
        let key = PNGChunk(type: "tRNS", data: [0, 9, 0, 8, 0, 7])
        #expect(try decode(HandmadePNG(width: 2, height: 1, colorType: 2, before: [key], rows: [[9, 8, 7, 9, 8, 6]])) == [0, 0xFF09_0806])
    }

    @Test func sixteenBitsWithoutAGammaAreSRGBToo() throws {
        let samples: [UInt8] = [0x40, 0x40, 0x80, 0x80, 0xC0, 0xC0, 0xFF, 0xFF]
        #expect(try decode(HandmadePNG(width: 1, height: 1, bitDepth: 16, colorType: 6, rows: [samples])) == [0xFF40_80C0])
    }

    @Test func aLinearGammaIsBroughtToSRGB() throws {
        // libpng takes sRGB as the power 2.2: 255 · 0.5^(1/2.2) = 186.1 (by IEC 61966-2-1 it were 187.5).
        let gamma = PNGChunk(type: "gAMA", data: PNGChunk.bytes(100_000))
        let pixel = try decode(HandmadePNG(width: 1, height: 1, bitDepth: 16, colorType: 0, before: [gamma], rows: [[0x80, 0x00]]))[0]
        #expect((186...187).contains(pixel & 255))
    }
}
