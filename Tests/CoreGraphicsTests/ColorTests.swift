import CoreGraphics
import Testing

@Suite struct ColorTests {
    @Test func channelsAreLimitedAndNotANumberIsZero() {
        #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: .infinity).components == [1, 0, 0, 1])
    }

    @Test func pixelsAreNearest() {
        #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).premultipliedPixel == 0xFFFF_8000)
        #expect(CGColor(gray: 1, alpha: 0.5).premultipliedPixel == 0x8080_8080)
        #expect(CGColor.clear.premultipliedPixel == 0)
    }

    @Test func pixelsAreAlwaysPremultiplied() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<5_000 {
            func unit() -> CGFloat { CGFloat.random(in: 0...1, using: &random) }
            let pixel = CGColor(red: unit(), green: unit(), blue: unit(), alpha: unit()).premultipliedPixel
            #expect((0...2).allSatisfy { (pixel >> ($0 * 8)) & 255 <= pixel >> 24 })
        }
    }

    @Test func equalityIsByComponents() {
        #expect(CGColor(gray: 1, alpha: 1) == CGColor.white)
        #expect(Set([CGColor.black, CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor.clear]).count == 2)
        #expect(CGColor.black.copy(alpha: 0.25)?.alpha == 0.25)
    }
}
