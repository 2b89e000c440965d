import Testing
import UIKit

@MainActor @Suite("Sample: signature pad")
struct SignaturePadTests {
    private func stage(scale: CGFloat = 1) -> Stage<SignaturePad> {
        Stage(scale: scale) { SignaturePad(frame: CGRect(x: 20, y: 20, width: 160, height: 100)) }
    }

    @Test func aStraightDragLeavesAStraightLineOfThreePoints() throws {
        let stage = stage()
        #expect(stage.view.isEmpty)
        stage.touch.drag(from: CGPoint(x: 60, y: 70.5), to: CGPoint(x: 140, y: 70.5), steps: 8)
        #expect(!stage.view.isEmpty)
        // Rows 69…71 are the line, and its round ends stay within a radius of the ends.
        for y in 69...71 { #expect(try stage.pixel(100, y) == black) }
        #expect(try stage.pixel(100, 68) == white && stage.pixel(100, 72) == white)
        #expect(try stage.pixel(57, 70) == white && stage.pixel(142, 70) == white)
        #expect(stage.view.path.bounds == CGRect(x: 40, y: 50.5, width: 80, height: 0))
    }

    @Test func aTapLeavesADotAndClearingTakesItAway() throws {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 100.5, y: 70.5))
        stage.touch.up()
        #expect(try stage.pixel(100, 70) == black)
        stage.view.clear()
        #expect(stage.view.isEmpty)
        #expect(try stage.pixel(100, 70) == white)
    }

    @Test func theFrameIsTheLayersBorder() throws {
        let stage = stage()
        let gray = UIColor.lightGray.cgColor.premultipliedPixel
        #expect(try stage.pixel(20, 70) == gray && stage.pixel(179, 70) == gray && stage.pixel(100, 20) == gray)
        #expect(try stage.pixel(21, 70) == white)
        // The corner of 8 points is cut: the very pixel in it lies outside of the circle.
        #expect(try stage.pixel(20, 20) == white)
    }

    @Test(arguments: [1, 2] as [CGFloat]) func theSignatureIsAPictureWithoutThePad(scale: CGFloat) throws {
        let stage = stage(scale: scale)
        stage.touch.drag(from: CGPoint(x: 60, y: 70.5), to: CGPoint(x: 140, y: 70.5), steps: 8)
        let signature = stage.view.signature()
        #expect(signature.size == CGSize(width: 160, height: 100) && signature.scale == scale)
        let pixels = try #require(signature.cgImage).makeBuffer()
        #expect(pixels.width == Int(160 * scale))
        #expect(pixels[Int(80 * scale), Int(50.5 * scale)] == black)
        #expect(pixels[Int(80 * scale), Int(40 * scale)] == 0 && pixels[0, Int(50 * scale)] == 0)
        let file = try #require(signature.pngData())
        let read = try #require(UIImage(data: file, scale: scale))
        #expect(try #require(read.cgImage).makeBuffer().hasSamePixels(as: pixels))
    }
}
