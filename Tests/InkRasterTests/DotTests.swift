import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct DotTests {
    private func dot(_ width: CGFloat, at x: Double, _ y: Double, scale: CGFloat = 1) -> PixelBuffer {
        let page = InkPage(scale: scale)
        page.draw(pen(width), [sample(x, y)])
        return page.picture(width: 128, height: 128)
    }

    @Test(arguments: [0.5, 1, 2, 3, 6, 7.5, 24, 60] as [CGFloat])
    func areaIsThatOfADisc(width: CGFloat) {
        var random = Seeded(3)
        let radius = width / 2
        var sum = 0.0
        for _ in 0..<40 {
            let area = dot(width, at: random.number(60...68), random.number(60...68)).blackArea
            #expect(abs(area - .pi * radius * radius) < 0.5 + 0.01 * width, "width \(width): \(area)")
            sum += area
        }
        #expect(abs(sum / 40 - .pi * radius * radius) < 0.1 + 0.002 * width, "width \(width): \(sum / 40) on average")
    }

    @Test(arguments: [1, 6, 13, 40] as [CGFloat])
    func mirroringAndTurningChangeNothing(width: CGFloat) {
        // In the corner of four tiles.
        let picture = dot(width, at: 64, 64)
        for y in 0..<64 {
            for x in 0..<64 {
                let pixel = picture[64 + x, 64 + y]
                #expect(picture[63 - x, 64 + y] == pixel)
                #expect(picture[64 + x, 63 - y] == pixel)
                #expect(picture[64 + y, 64 + x] == pixel)
            }
        }
    }

    @Test func extentIsThePensWidthInEveryDirection() {
        let picture = dot(10, at: 64, 64)
        for (x, y) in [(59, 64), (68, 64), (64, 59), (64, 68)] {
            #expect(picture[x, y] & 255 < 16, "the outermost pixels are nearly full")
        }
        for (x, y) in [(58, 64), (69, 64), (64, 58), (64, 69)] { #expect(picture[x, y] == white) }
        // At 45° the radius of 5 ends 3.54 from the centre along each axis.
        #expect(picture[64 + 2, 64 + 2] == 0xFF00_0000)
        #expect(picture[64 + 4, 64 + 4] == white)
    }

    @Test func scaleIsPixelsAPoint() {
        let scaled = dot(6, at: 20.25, 30.5, scale: 2)
        #expect(scaled.hasSamePixels(as: dot(12, at: 40.5, 61)))
    }

    @Test func repeatedSamplesAddNothing() {
        let page = InkPage(scale: 1)
        page.draw(pen(6), Array(repeating: sample(64, 64), count: 5))
        #expect(page.picture(width: 128, height: 128).hasSamePixels(as: dot(6, at: 64, 64)))
    }
}
