@testable import SDLHost
import Testing

@Suite("The ring cursor's picture")
struct RingPictureTests {
    private func alpha(_ ring: RingPicture, _ x: Int, _ y: Int) -> UInt32 { ring.pixels[y * ring.side + x] >> 24 }

    @Test("The dark line has the pen's width, with light on either side", arguments: [6, 20, 41, 80, 200])
    func ring(diameter: Int) {
        let ring = RingPicture(diameter: diameter, hasCross: false)
        let row = (0..<ring.side).map { ring.pixels[ring.center * ring.side + $0] }
        // Going in from the left: light, dark, light, nothing.
        let dark = row.indices.filter { row[$0] >> 24 == 255 && row[$0] & 255 < 100 }
        #expect(!dark.isEmpty)
        for x in dark { #expect(abs(abs(Double(x - ring.center)) - Double(diameter) / 2) <= 1) }
        #expect(row.contains { $0 >> 24 > 128 && $0 & 255 > 200 })
        #expect(ring.pixels.allSatisfy { $0 >> 16 & 255 == $0 & 255 && $0 >> 8 & 255 == $0 & 255 })
        if diameter >= 20 { #expect(alpha(ring, ring.center, ring.center) == 0) }
    }

    @Test("A cross marks the middle where asked for")
    func cross() {
        let ring = RingPicture(diameter: 60, hasCross: true)
        #expect(ring.pixels[ring.center * ring.side + ring.center] == 0xFF00_0000)
        #expect(ring.pixels[ring.center * ring.side + ring.center + 4] & 0xFF00_00FF == 0xFF00_0000)
        #expect(alpha(ring, ring.center + 10, ring.center) == 0)
    }

    @Test("It is the same from all four sides and fits its square", arguments: [0, 1, 5, 40, 100_000])
    func symmetry(diameter: Int) {
        let ring = RingPicture(diameter: diameter, hasCross: true)
        #expect(ring.side <= 255 && ring.side % 2 == 1)
        for y in 0..<ring.side {
            for x in 0..<ring.side where alpha(ring, x, y) != alpha(ring, ring.side - 1 - x, y) || alpha(ring, x, y) != alpha(ring, y, x) {
                Issue.record("(\(x), \(y)) differs from its mirror image")
            }
            #expect(alpha(ring, 0, y) == 0)
        }
    }
}
