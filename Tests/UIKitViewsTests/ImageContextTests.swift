import Testing
@testable import UIKit

@MainActor @Suite("Image contexts")
struct ImageContextTests {
    private let red: UInt32 = 0xFFFF_0000

    @Test func anImageContextIsCurrentUntilItsEnd() throws {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let half = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(UIGraphicsGetCurrentContext()?.width == 3)
        UIGraphicsEndImageContext()
        UIRectFill(CGRect(x: 5, y: 0, width: 5, height: 5))
        let whole = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(half.size == CGSize(width: 10, height: 5) && half.scale == 2 && half.cgImage?.width == 20)
        // Later drawing does not change an image that was taken.
        #expect(half.cgImage!.makeBuffer()[10, 0] == 0 && whole.cgImage!.makeBuffer()[10, 0] == red)
    }

    @Test func endingWithoutAnImageContextIsIgnored() {
        UIGraphicsEndImageContext()
        UIGraphicsPushContext(CGContext(target: PixelBuffer(width: 2, height: 2)))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() != nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1)])
    func aSizeWithoutPixelsGivesNoContext(size: CGSize) {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext()?.width == 4)
        UIGraphicsEndImageContext()
    }

    @Test func scaleZeroIsTheScreens() {
        let scene = Scene(scale: 1.5)
        UIGraphicsBeginImageContextWithOptions(scene.window.bounds.size, false, 0)
        #expect(UIGraphicsGetCurrentContext()?.width == 150)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsImageRendererFormat.default().scale == 1.5)
    }

    @Test func opaqueImagesBeginBlackAndStayOpaque() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.opaque, format.scale) = (true, 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            context.cgContext.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        let pixels = try #require(image.cgImage).makeBuffer()
        #expect(pixels[0, 3] == 0xFFFF_FFFF && pixels[3, 3] == 0xFF00_0000 && pixels[0, 0] == 0xFF00_0000)
    }

    @Test func aRendererShowsItsBoundsAndMayBeUsedAgain() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 100, width: 10, height: 10), format: format)
        let first = renderer.image { context in
            UIColor.red.set()
            context.fill(CGRect(x: 102, y: 103, width: 1, height: 1))
            #expect(context.currentImage.cgImage!.makeBuffer()[2, 3] == red)
            context.clip(to: CGRect(x: 100, y: 100, width: 5, height: 10))
            context.stroke(CGRect(x: 100, y: 100, width: 10, height: 10))
        }
        let pixels = try #require(first.cgImage).makeBuffer()
        #expect(pixels[2, 3] == red && pixels[0, 5] == red && pixels[1, 5] == 0 && pixels[4, 0] == red && pixels[5, 0] == 0)
        #expect(renderer.image { _ in }.cgImage!.makeBuffer()[2, 3] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func framesLieInsideTheRectangle() {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        UIColor.red.setFill()
        UIRectFrame(CGRect(x: 1, y: 1, width: 8, height: 8))
        UIRectClip(CGRect(x: 0, y: 0, width: 3, height: 10))
        UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 1), .normal)
        let pixels = UIGraphicsGetImageFromCurrentImageContext()!.cgImage!.makeBuffer()
        UIGraphicsEndImageContext()
        #expect(pixels[1, 1] == red && pixels[8, 8] == red && pixels[2, 2] == 0 && pixels[9, 9] == 0)
        #expect(pixels[0, 0] == red && pixels[2, 0] == red && pixels[3, 0] == 0)
    }

    @Test func aPNGBringsBackTheSamePixels() throws {
        var random = SeededGenerator(seed: 3)
        let pixels = (0..<35).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
        let image = UIImage(cgImage: CGImage(width: 7, height: 5, pixels: pixels), scale: 2)
        let data = try #require(image.pngData())
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let back = try #require(UIImage(data: data, scale: 2))
        #expect(back.size == CGSize(width: 3.5, height: 2.5))
        #expect(back.cgImage!.withPixels { Array($0) } == pixels)
        #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    @Test func vectorArtIsDrawnForItsPNG() throws {
        let scene = Scene(scale: 2)
        let data = try #require(UIImage(svg: [1], size: CGSize(width: 10, height: 10)).pngData())
        let pixels = try #require(UIImage(data: data)?.cgImage).makeBuffer()
        #expect(pixels.width == 20 && pixels[10, 5] == red && pixels[10, 15] == 0)
        #expect(UIImage(svg: [], size: CGSize(width: 10, height: 10)).pngData() == nil)
        _ = scene
    }

    @Test func imagesAreDrawnWithAlphaAndBlendModeAndAsAPattern() {
        let dot = UIImage(cgImage: CGImage(width: 2, height: 2, pixels: [red, 0, 0, 0]))
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        dot.draw(at: CGPoint(x: 1, y: 1), blendMode: .normal, alpha: 0.5)
        dot.drawAsPattern(in: CGRect(x: 4, y: 4, width: 5, height: 3))
        UIRectFill(CGRect(x: 0, y: 9, width: 1, height: 1))
        dot.draw(in: CGRect(x: 0, y: 9, width: 2, height: 2), blendMode: .destinationOut, alpha: 1)
        let pixels = UIGraphicsGetImageFromCurrentImageContext()!.cgImage!.makeBuffer()
        UIGraphicsEndImageContext()
        #expect(pixels[1, 1] >> 24 == 128 && pixels[2, 1] == 0 && pixels[0, 9] == 0)
        let dots = (0..<100).filter { pixels.pixels[$0] == red }.map { [$0 % 10, $0 / 10] }
        #expect(dots == [[4, 4], [6, 4], [8, 4], [4, 6], [6, 6], [8, 6]])
    }
}
