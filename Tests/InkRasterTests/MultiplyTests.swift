@testable import InkRaster
import CoreGraphics
import Ink
import Testing

/// The blends in whole numbers against fractions: nothing is rounded but the result.
@Suite("Exact blends") struct MultiplyTests {
    /// The nearest whole number to `numerator`/255², by searching.
    private func nearest(_ numerator: Int) -> UInt32 {
        let below = numerator / 65_025
        return UInt32(2 * (numerator - below * 65_025) > 65_025 ? below + 1 : below)
    }

    private func grey(_ value: Int, alpha: Int) -> UInt32 {
        UInt32(alpha) << 24 | UInt32(value) << 16 | UInt32(value) << 8 | UInt32(value)
    }

    /// W3C Compositing and Blending Level 1: co = cs·αs·(1 − αb) + cb·αb·(1 − αs) + αs·αb·cs·cb, with αs lessened by the coverage.
    @Test(arguments: [0, 1, 40, 102, 128, 254, 255])
    func multiplyingIsTheStandardsFormulaRoundedOnce(sourceAlpha: Int) {
        for backdropAlpha in [0, 1, 77, 128, 254, 255] {
            for coverage in [0, 1, 2, 63, 127, 128, 200, 254, 255] {
                for source in Set([0, 1, sourceAlpha / 2, sourceAlpha]) where source <= sourceAlpha {
                    for backdrop in 0...backdropAlpha {
                        // Everything in 1/255³: αs·m, and 255² for what has two factors only.
                        let sum = source * coverage * (255 - backdropAlpha) + backdrop * (65_025 - sourceAlpha * coverage)
                            + source * coverage * backdrop
                        let alpha = sourceAlpha * coverage * (255 - backdropAlpha) + backdropAlpha * (65_025 - sourceAlpha * coverage)
                            + sourceAlpha * coverage * backdropAlpha
                        let got = InkPaint.multiplied(
                            grey(source, alpha: sourceAlpha), with: grey(backdrop, alpha: backdropAlpha), UInt32(coverage))
                        let channel = nearest(sum)
                        #expect(got == nearest(alpha) << 24 | channel << 16 | channel << 8 | channel)
                        if got & 255 != channel { return }
                    }
                }
            }
        }
    }

    @Test(arguments: [0, 1, 64, 102, 200, 254, 255])
    func aTranslucentColourIsLaidOverRoundedOnce(sourceAlpha: Int) {
        for source in Set([0, sourceAlpha / 3, sourceAlpha]) {
            for coverage in 0...255 {
                for base in stride(from: 0, through: 255, by: 3) {
                    let got = InkPaint.laid(grey(source, alpha: sourceAlpha), on: grey(base, alpha: 255), UInt32(coverage))
                    let channel = nearest(source * coverage * 255 + base * (65_025 - sourceAlpha * coverage))
                    #expect(got == 0xFF00_0000 | channel << 16 | channel << 8 | channel)
                    if got & 255 != channel { return }
                }
            }
        }
    }

    @Test func noChannelGrowsBeyondAlphaAndAllAreWorkedOutAlike() {
        var random = Seeded(17)
        for _ in 0..<40_000 {
            func pixel() -> UInt32 {
                func byte() -> UInt8 { random.below(4) == 0 ? [0, 1, 254, 255][random.below(4)] : UInt8(random.below(256)) }
                return InkColor(red: byte(), green: byte(), blue: byte(), alpha: byte()).premultipliedPixel
            }
            let (color, base, m) = (pixel(), pixel(), UInt32(random.below(256)))
            for got in [InkPaint.multiplied(color, with: base, m), InkPaint.laid(color, on: base, m)] {
                let alpha = got >> 24
                #expect(got >> 16 & 255 <= alpha && got >> 8 & 255 <= alpha && got & 255 <= alpha)
            }
            #expect(InkPaint.multiplied(color, with: base, 0) == base)
            #expect(InkPaint.laid(color, on: base, 0) == base)
            #expect(InkPaint.multiplied(color, with: 0, 255) == color)
            #expect(InkPaint.laid(color, on: base, 255) == Premultiplied.over(color, base))
        }
    }

    @Test func theRowsOfAMaskAreBlendedAsEachPixelAlone() {
        var random = Seeded(23)
        for paint in [InkPaint.multiply(0x6640_3000), .color(0x8040_3000), .grain(0xFF12_3456, PaperGrain(PageMap(scale: 1.5)))] {
            var mask = [UInt8](repeating: 0, count: 61), row = [UInt32](repeating: 0, count: 61)
            for i in mask.indices {
                mask[i] = (i / 16) % 2 == 0 ? 255 : UInt8(random.below(256))
                let color = InkColor(red: 9, green: UInt8(random.below(256)), blue: 99, alpha: UInt8(random.below(256)))
                row[i] = i % 5 == 0 ? 0 : color.premultipliedPixel
            }
            var alone = row
            for i in alone.indices { paint.blend(&alone[i], [mask[i]], count: 1, x: 7 + i, y: -3) }
            paint.blend(&row, mask, count: row.count, x: 7, y: -3)
            #expect(row == alone)
        }
    }
}
