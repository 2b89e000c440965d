import CoreGraphics
import Testing

@Suite struct PremultipliedTests {
    /// ⌊(2ab + 255) / 510⌋: a·b/255 rounded half up, in whole numbers.
    private func rounded(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }

    @Test func productsOfAllPairsOfBytesAreRoundedToNearest() {
        var wrong = 0
        for a in UInt32(0)...255 { for b in UInt32(0)...255 where Premultiplied.multiply(a, b) != rounded(a, b) { wrong += 1 } }
        #expect(wrong == 0)
    }

    @Test func scalingRoundsEveryChannelOfEveryPairAlike() {
        var wrong = 0
        for value in UInt32(0)...255 {
            for factor in UInt32(0)...255 {
                let expected = rounded(value, factor)
                if Premultiplied.scale(value * 0x0101_0101, by: factor) != expected * 0x0101_0101 { wrong += 1 }
                // A channel alone: nothing may leak into its neighbours.
                if Premultiplied.scale(value << 8, by: factor) != expected << 8 { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    @Test func overWithAllAlphasIsRoundedToNearest() {
        var wrong = 0
        for alpha in UInt32(0)...255 {
            for d in UInt32(0)...255 {
                let source = alpha * 0x0101_0101
                let expected = alpha + rounded(d, 255 - alpha)
                if Premultiplied.over(source, d * 0x0101_0101) != expected * 0x0101_0101 { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    @Test func opaqueReplacesAndTransparentKeeps() {
        #expect(Premultiplied.over(0xFF12_3456, 0x8040_2010) == 0xFF12_3456)
        #expect(Premultiplied.over(0, 0x8040_2010) == 0x8040_2010)
        #expect(Premultiplied.out(0x8040_2010, coverage: 255) == 0)
        #expect(Premultiplied.out(0x8040_2010, coverage: 0) == 0x8040_2010)
    }

    @Test func straightIsTheNearestColourForEveryAlpha() {
        var wrong = 0
        for alpha in UInt32(1)...255 {
            for value in UInt32(0)...alpha {
                let straight = Premultiplied.straight(alpha << 24 | value << 16 | value << 8 | value)
                let expected = UInt8((Double(value) * 255 / Double(alpha)).rounded())
                if straight != (expected, expected, expected, UInt8(alpha)) { wrong += 1 }
                // And back: what a PNG keeps gives the same pixel again.
                let back = Premultiplied.pixel(red: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha)
                if back != alpha << 24 | value << 16 | value << 8 | value { wrong += 1 }
            }
        }
        #expect(wrong == 0)
        #expect(Premultiplied.straight(0) == (0, 0, 0, 0))
    }

    @Test func channelsAboveAlphaDoNotTrap() {
        #expect(Premultiplied.straight(0x01FF_FFFF) == (255, 255, 255, 1))
    }
}
