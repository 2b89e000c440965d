import CoreGraphics
import Ink
@testable import InkRaster
import Testing

/// Pictures are painted block by block, wherever they lie and by however many threads, to the bits of the page.
@Suite struct BlockTests {
    /// Strokes all around the page's origin, over the borders of its blocks (every 512 × 128 pixels).
    private func page() -> InkPage {
        var random = Seeded(12)
        let page = InkPage(scale: 1)
        let brushes = [
            pen(6), pen(2), pen(24, InkColor(red: 20, green: 120, blue: 200, alpha: 150)), eraser(14),
            Brush(tool: .highlighter, color: InkColor(red: 250, green: 220, blue: 0, alpha: 120), width: 18),
            Brush(tool: .pencil, color: .black, width: 4)
        ]
        for number in 0..<48 {
            var (x, y, angle) = (random.number(-760...760), random.number(-300...300), random.number(0...6.28))
            let samples = (0..<30).map { _ in
                angle += random.number(-0.7...0.7)
                let step = random.below(8) == 0 ? 60 : random.number(0...9)
                (x, y) = (x + cos(angle) * step, y + sin(angle) * step)
                return sample(x, y)
            }
            page.draw(brushes[number % brushes.count], samples)
        }
        return page
    }

    @Test(arguments: [
        PixelRect(x: -700, y: -200, width: 1300, height: 420), PixelRect(x: -513, y: -129, width: 2, height: 2),
        PixelRect(x: -1, y: -1, width: 515, height: 131), PixelRect(x: 500, y: 100, width: 37, height: 61),
        PixelRect(x: -1024, y: -256, width: 1024, height: 256)
    ])
    func blocksBesideTheOriginAndCutOnesGiveThePagesBits(pixels: PixelRect) {
        let page = page()
        let shown = page.picture(width: pixels.width, height: pixels.height, x: pixels.minX, y: pixels.minY)
        for threads in 1...3 {
            let rendered = InkPage.render(page.drawing, pixels: pixels, scale: 1, paper: white, threads: threads)
            let isSame = rendered.hasSamePixels(as: shown)
            #expect(isSame, "\(threads) threads")
        }
    }
}
