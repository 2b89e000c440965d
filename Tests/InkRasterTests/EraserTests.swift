import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct EraserTests {
    @Test func erasedPixelsAreTransparentAndNotWhite() {
        let page = InkPage(scale: 1)
        page.draw(pen(20), [sample(20, 64), sample(108, 64)])
        page.draw(eraser(10), [sample(64, 30), sample(64, 100)])
        let picture = InkPage.render(page.drawing, pixelWidth: 128, pixelHeight: 128, scale: 1, paper: nil)
        #expect(picture[64, 64] == 0)
        #expect(picture[40, 64] == 0xFF00_0000)
        #expect(page.picture(width: 128, height: 128, paper: 0xFF1D_1E20)[64, 64] == 0xFF1D_1E20)
    }

    @Test func erasingEverythingLeavesNothing() {
        let page = InkPage(scale: 1)
        page.draw(pen(6, InkColor(red: 255, green: 0, blue: 0, alpha: 200)), [sample(20, 20), sample(100, 90)])
        page.draw(eraser(300), [sample(60, 60)])
        let picture = InkPage.render(page.drawing, pixelWidth: 128, pixelHeight: 128, scale: 1, paper: nil)
        #expect((0..<128 * 128).allSatisfy { picture.pixels[$0] == 0 })
        #expect(page.drawing.strokes.count == 2, "an eraser's stroke is a stroke")
    }

    @Test func erasingOnNothingIsAStepAllTheSame() {
        let page = InkPage(scale: 1)
        page.draw(eraser(10), [sample(10, 10), sample(50, 50)])
        #expect(page.undoDepth == 1)
        #expect(page.undo() != nil)
        #expect(page.drawing.isEmpty)
    }

    @Test func theColourOfAnEraserDoesNotCount() {
        func erased(_ color: InkColor) -> PixelBuffer {
            let page = InkPage(scale: 1)
            page.draw(pen(20), [sample(20, 64), sample(108, 64)])
            page.draw(Brush(tool: .eraser, color: color, width: 8), [sample(30, 50), sample(90, 80)])
            return page.picture(width: 128, height: 128)
        }
        #expect(erased(.black).hasSamePixels(as: erased(InkColor(red: 9, green: 8, blue: 7, alpha: 3))))
    }
}
