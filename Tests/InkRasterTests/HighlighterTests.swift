import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite("The highlighter") struct HighlighterTests {
    private let yellow = InkColor(red: 255, green: 214, blue: 0, alpha: 102)
    private func marker(_ width: CGFloat) -> Brush { Brush(tool: .highlighter, color: yellow, width: width) }

    private func transparent(_ page: InkPage, side: Int = 128) -> PixelBuffer {
        InkPage.render(page.drawing, pixelWidth: side, pixelHeight: side, scale: page.scale, paper: nil)
    }

    @Test func itIsEvenWhereItCrossesItself() {
        let page = InkPage(scale: 1)
        page.draw(marker(16), [sample(20, 20), sample(100, 100), sample(100, 20), sample(20, 100), sample(20, 20), sample(100, 20)])
        let picture = transparent(page)
        // Inside, wherever it runs and crosses: the colour, and nothing else.
        for (x, y) in [(60, 60), (20, 20), (100, 100), (100, 20), (40, 40), (80, 40), (60, 20), (20, 60), (61, 23)] {
            #expect(picture[x, y] == yellow.premultipliedPixel, "at \(x), \(y)")
        }
        #expect(yellow.premultipliedPixel >> 24 == 102, "40 % of 255")
        #expect((0..<128 * 128).allSatisfy { picture.pixels[$0] >> 24 <= 102 }, "nowhere denser than one layer")
    }

    @Test func blackUnderItStaysBlackAndWhiteInkTakesItsTint() {
        let page = InkPage(scale: 1)
        page.draw(pen(12), [sample(10, 40), sample(120, 40)])
        page.draw(pen(12, InkColor(red: 255, green: 255, blue: 255)), [sample(10, 80), sample(120, 80)])
        page.draw(marker(20), [sample(64, 10), sample(64, 120)])
        let picture = transparent(page)
        #expect(picture[64, 40] == 0xFF00_0000)
        // 255·(1 − 0.4) + 0.4·(255, 214, 0): what a filter of that colour leaves of white.
        #expect(picture[64, 80] == 0xFF00_0000 | 255 << 16 | 239 << 8 | 153)
        #expect(picture[64, 60] == yellow.premultipliedPixel)
    }

    @Test func twoStrokesAreTwoLayers() {
        let page = InkPage(scale: 1)
        page.draw(marker(20), [sample(20, 64), sample(108, 64)])
        page.draw(marker(20), [sample(64, 20), sample(64, 108)])
        let picture = transparent(page)
        // αs + αb − αs·αb = 102 + 102 − 40.8.
        #expect(picture[64, 64] >> 24 == 163)
        #expect(picture[40, 64] == yellow.premultipliedPixel)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func howSamplesArriveDoesNotCount(seed: UInt64) {
        var random = Seeded(seed)
        let samples = wander(&random, width: 120, height: 120, count: 80)
        func drawn(_ size: () -> Int) -> PixelBuffer {
            let page = InkPage(scale: 1.25)
            page.draw(pen(5), [sample(10, 10), sample(110, 110), sample(110, 10), sample(10, 110)])
            let id = page.begin(marker(18), at: samples[0])
            var next = 1
            while next < samples.count {
                let end = min(samples.count, next + size())
                page.extend(id, with: Array(samples[next..<end]))
                next = end
            }
            page.finish(id)
            return page.picture(width: 160, height: 160)
        }
        let whole = drawn { 100 }
        #expect(drawn { 1 }.hasSamePixels(as: whole))
        #expect(drawn { 1 + random.below(7) }.hasSamePixels(as: whole))
    }

    @Test(arguments: [InkTool.pen, .pencil, .fountain, .highlighter])
    func erasingAfterwardsLeavesNothing(tool: InkTool) {
        let page = InkPage(scale: 2)
        page.draw(Brush(tool: tool, color: yellow, width: 14), [sample(10, 20), sample(50, 40), sample(20, 50)])
        let before = transparent(page)
        #expect((0..<128 * 128).contains { before.pixels[$0] != 0 })
        page.draw(eraser(200), [sample(32, 32)])
        let after = transparent(page)
        #expect((0..<128 * 128).allSatisfy { after.pixels[$0] == 0 })
    }

    @Test(arguments: InkTool.allCases)
    func anEraserLeavesWhatItDidNotTouch(tool: InkTool) {
        let page = InkPage(scale: 1)
        page.draw(Brush(tool: tool == .eraser ? .pen : tool, color: yellow, width: 14), [sample(10, 64), sample(118, 64)])
        let before = transparent(page)
        page.draw(eraser(10), [sample(64, 30), sample(64, 100)])
        let after = transparent(page)
        for y in 0..<128 {
            for x in 0..<128 where abs(x - 64) > 7 { #expect(after[x, y] == before[x, y]) }
            #expect(after[64, y] == 0)
        }
    }

    @Test func itIsAsWideAllAlong() {
        let page = InkPage(scale: 1)
        page.draw(marker(16), [sample(20, 64), sample(40, 64), sample(41, 64), sample(108, 64)])
        let picture = transparent(page)
        for x in 21...107 {
            for y in 0..<128 { #expect(picture[x, y] == (56..<72 ~= y ? yellow.premultipliedPixel : 0)) }
        }
    }
}
