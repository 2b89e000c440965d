import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct LineTests {
    private func area(_ width: CGFloat, _ samples: [InkSample]) -> Double {
        let page = InkPage(scale: 1)
        page.draw(pen(width), samples)
        return page.picture(width: 220, height: 220).blackArea
    }

    @Test(arguments: [0.5, 1, 2, 6, 24] as [CGFloat], [0, 17, 45, 61, 90] as [Double])
    func areaIsLengthTimesWidthAndOneDisc(width: CGFloat, degrees: Double) {
        let length = 120.0, radius = width / 2
        let (dx, dy) = (cos(degrees * .pi / 180) * length, sin(degrees * .pi / 180) * length)
        let got = area(width, [sample(40.3, 40.6), sample(40.3 + dx, 40.6 + dy)])
        let expected = length * width + .pi * radius * radius
        // Both round ends and rounding to bytes along the sides; at 45° pixel centres meet each edge in two distances only, which
        // can make it up to a twentieth of a pixel wider or narrower.
        let edges = degrees == 45 ? 0.05 * 2 * length : 0
        #expect(abs(got - expected) < 0.5 + 0.005 * expected + edges, "\(got), not \(expected)")
    }

    @Test func cutIntoPiecesItHasNoSeamsAndIsNoBolder() {
        let whole = InkPage(scale: 1), cut = InkPage(scale: 1)
        let (start, end) = ((10.2, 20.7), (200.9, 150.3))
        whole.draw(pen(5), [sample(start.0, start.1), sample(end.0, end.1)])
        cut.draw(pen(5), (0...40).map {
            let t = Double($0) / 40
            return sample(start.0 + (end.0 - start.0) * t, start.1 + (end.1 - start.1) * t)
        })
        let (a, b) = (whole.picture(width: 220, height: 220), cut.picture(width: 220, height: 220))
        for i in 0..<220 * 220 {
            #expect(abs(Int(a.pixels[i] & 255) - Int(b.pixels[i] & 255)) <= 1, "pixel \(i % 220), \(i / 220)")
        }
    }

    @Test func backwardsIsTheSameLine() {
        let forth = InkPage(scale: 1), back = InkPage(scale: 1)
        let samples = [sample(10, 20), sample(90.5, 31.25), sample(60, 120)]
        forth.draw(pen(7), samples)
        back.draw(pen(7), samples.reversed())
        let (a, b) = (forth.picture(width: 128, height: 128), back.picture(width: 128, height: 128))
        for i in 0..<128 * 128 { #expect(abs(Int(a.pixels[i] & 255) - Int(b.pixels[i] & 255)) <= 1) }
    }

    @Test func whereAStrokeCrossesItselfItIsNoDarker() {
        let page = InkPage(scale: 1)
        page.draw(pen(10, InkColor(red: 0, green: 0, blue: 0, alpha: 128)), [
            sample(20, 20), sample(100, 100), sample(100, 20), sample(20, 100)
        ])
        let picture = page.picture(width: 128, height: 128)
        // Black at 128/255 over white: 255·127/255.
        #expect(picture[60, 60] == 0xFF7F_7F7F)
        for i in 0..<128 * 128 { #expect(picture.pixels[i] & 255 >= 0x7F) }
    }

    @Test func cornersAreRound() {
        let page = InkPage(scale: 1)
        page.draw(pen(20), [sample(20, 60), sample(60, 60), sample(60, 100)])
        let picture = page.picture(width: 128, height: 128)
        // A mitre would fill (69, 51), 12.7 from the corner; the round join ends 10 away from it.
        #expect(picture[69, 50] == white)
        #expect(picture[66, 53] == 0xFF00_0000)
    }

    @Test func strokesAreNotJoined() {
        let page = InkPage(scale: 1)
        let first = page.begin(pen(4), at: sample(20, 20))
        let second = page.begin(pen(4), at: sample(20, 100))
        page.extend(first, with: [sample(100, 20)])
        page.extend(second, with: [sample(100, 100)])
        page.breakPiece(first)
        page.extend(first, with: [sample(100, 60)])
        let strokes = page.finish(first)
        page.finish(second)
        let picture = page.picture(width: 128, height: 128)
        for x in 0..<128 { #expect(picture[x, 80] == white) }
        for x in 0..<128 { #expect(picture[x, 40] == white) }
        #expect(strokes.count == 2)
        #expect(page.undoDepth == 2)
    }

    @Test(arguments: [0, 0.01, -0.01, 0.3] as [Double]) func pixelsRightOnTheLineBetweenTwoStretchesAreCovered(aside: Double) {
        let page = InkPage(scale: 1)
        // The middle of pixel (155, 38) lies level with the point at which the line turns a little.
        page.draw(pen(3), [sample(155, 35.14), sample(155, 38.5), sample(155 - aside, 41.03)])
        page.draw(pen(3), [sample(35.14, 155), sample(38.5, 155), sample(41.03, 155 - aside)])
        let picture = page.picture(width: 220, height: 220)
        for near in 154...155 {
            #expect(picture[near, 38] == 0xFF00_0000)
            #expect(picture[38, near] == 0xFF00_0000)
        }
    }
}
