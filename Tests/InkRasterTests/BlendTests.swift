@testable import InkRaster
import CoreGraphics
import Ink
import Testing

@Suite struct BlendTests {
    private func blend(_ base: UInt32, _ coverage: UInt8, _ paint: InkPaint) -> UInt32 {
        var pixel = base
        withUnsafeMutablePointer(to: &pixel) { pixel in
            withUnsafePointer(to: coverage) { paint.blend(pixel, $0, count: 1) }
        }
        return pixel
    }

    @Test func anOpaqueColourIsMixedAndRoundedToNearest() {
        for base in stride(from: UInt32(0), through: 255, by: 5) {
            for coverage in UInt32(0)...255 {
                let color: UInt32 = 0xFF00_64FF
                let got = blend(0xFF00_0000 | base << 16 | base << 8 | base, UInt8(coverage), .color(color))
                func mixed(_ a: UInt32, _ b: UInt32) -> UInt32 {
                    UInt32((Double(a * (255 - coverage) + b * coverage) / 255).rounded())
                }
                #expect(got == 0xFF00_0000 | mixed(base, 0) << 16 | mixed(base, 0x64) << 8 | mixed(base, 255))
            }
        }
    }

    @Test func fullCoverageGivesTheColourAndNoneLeavesTheBase() {
        #expect(blend(0x8040_2010, 255, .color(0xFF12_3456)) == 0xFF12_3456)
        #expect(blend(0x8040_2010, 0, .color(0xFF12_3456)) == 0x8040_2010)
        #expect(blend(0x8040_2010, 255, .erase) == 0)
        #expect(blend(0x8040_2010, 0, .erase) == 0x8040_2010)
    }

    @Test func erasingTakesAwayEveryChannelAlike() {
        // Half: 255·127/255 = 127; 100·127/255 = 49.8.
        #expect(blend(0xFFFF_6400, 128, .erase) == 0x7F7F_3200)
    }

    @Test func noChannelGrowsBeyondAlpha() {
        var random = Seeded(5)
        for _ in 0..<20_000 {
            func pixel() -> UInt32 {
                let color = InkColor(
                    red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
                    alpha: UInt8(random.below(256)))
                return color.premultipliedPixel
            }
            let got = blend(pixel(), UInt8(random.below(256)), .color(pixel()))
            let alpha = got >> 24
            #expect(got >> 16 & 255 <= alpha && got >> 8 & 255 <= alpha && got & 255 <= alpha)
        }
    }

    @Test func manyPixelsAtATimeGetTheBitsOfEachAlone() {
        var random = Seeded(6)
        func pixel() -> UInt32 {
            InkColor(
                red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
                alpha: UInt8(random.below(256))).premultipliedPixel
        }
        for round in 0..<600 {
            let paint: InkPaint = round % 3 == 0 ? .erase : .color(round % 3 == 1 ? pixel() : pixel() | 0xFF00_0000)
            let base = (0..<21).map { _ in pixel() }
            let mask = (0..<21).map { _ in [0, 255, UInt8(random.below(256))][random.below(3)] }
            var many = base
            many.withUnsafeMutableBufferPointer { paint.blend($0.baseAddress!, mask, count: 21) }
            #expect(many == zip(base, mask).map { blend($0, $1, paint) })
        }
    }

    @Test func inkIsLaidOverPaperAsPremultipliedPixelsAre() {
        var random = Seeded(7)
        for _ in 0..<200 {
            let ink = (0..<19).map { _ in
                random.below(3) == 0 ? 0 : InkColor(
                    red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
                    alpha: UInt8(random.below(256))).premultipliedPixel
            }
            var laid = [UInt32](repeating: 0, count: 19)
            laid.withUnsafeMutableBufferPointer { InkPage.lay(ink, over: 0xFFFC_FBF7, into: $0.baseAddress!, count: 19) }
            #expect(laid == ink.map { Premultiplied.over($0, 0xFFFC_FBF7) })
        }
    }
}
