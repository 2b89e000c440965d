import Testing
@testable import UIKit

@MainActor @Suite("Images")
struct ImageTests {
    private let red: UInt32 = 0xFFFF_0000, white: UInt32 = 0xFFFF_FFFF, blue: UInt32 = 0xFF00_00FF

    @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
    func vectorArtIsMadeForThePixelsItIsShownOn(scale: CGFloat) {
        let scene = Scene(scale: scale)
        let view = scene.add(UIImageView(image: UIImage(svg: [1], size: CGSize(width: 24, height: 24))))
        view.center = CGPoint(x: 50.1, y: 50.1)
        _ = scene.picture()
        #expect(scene.host.stripes.sizes == [CGSize(width: 24 * scale, height: 24 * scale)])
        view.setNeedsDisplay()
        _ = scene.picture()
        #expect(scene.host.stripes.sizes.count == 1)
    }

    @Test func artIsCopiedWithoutBlur() {
        let scene = Scene(scale: 1.5)
        _ = scene.add(UIImageView(image: UIImage(svg: [1], size: CGSize(width: 24, height: 24))))
        let picture = scene.picture()
        #expect(picture[0, 0] == red && picture[35, 17] == red)
        #expect(picture[36, 17] == white && picture[35, 18] == white)
    }

    @Test func templatesTakeTheTintAndFollowIt() {
        let scene = Scene()
        let art = UIImage(svg: [1], size: CGSize(width: 20, height: 20)).withRenderingMode(.alwaysTemplate)
        let view = scene.add(UIImageView(image: art))
        scene.window.tintColor = .blue
        #expect(scene.picture()[5, 5] == blue)
        #expect(scene.picture()[5, 15] == white)
        view.tintColor = .green
        #expect(scene.picture()[5, 5] == 0xFF00_FF00)
        view.image = art.withTintColor(.red)
        #expect(scene.picture()[5, 5] == red)
        #expect(scene.host.stripes.sizes.count == 1)
    }

    @Test func aTurnedTemplateTurns() {
        let scene = Scene()
        let view = scene.add(UIImageView(image: UIImage(svg: [1], size: CGSize(width: 40, height: 40)).withTintColor(.blue)))
        view.center = CGPoint(x: 50, y: 50)
        view.transform = CGAffineTransform(rotationAngle: .pi)
        let picture = scene.picture()
        #expect(distance(picture[50, 60], blue) <= 1)
        #expect(distance(picture[50, 40], white) <= 1)
    }

    @Test func contentModesPlaceThePicture() {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 60), size = CGSize(width: 20, height: 10)
        func rect(_ mode: UIView.ContentMode) -> CGRect { mode.rect(for: size, in: bounds) }
        #expect(rect(.scaleToFill) == bounds)
        #expect(rect(.scaleAspectFit) == CGRect(x: 10, y: 25, width: 100, height: 50))
        #expect(rect(.scaleAspectFill) == CGRect(x: 0, y: 20, width: 120, height: 60))
        #expect(rect(.center) == CGRect(x: 50, y: 45, width: 20, height: 10))
        #expect(rect(.top) == CGRect(x: 50, y: 20, width: 20, height: 10))
        #expect(rect(.right) == CGRect(x: 90, y: 45, width: 20, height: 10))
        #expect(UIView.ContentMode.scaleAspectFit.rect(for: .zero, in: bounds).size == .zero)
    }

    @Test func bitmapsOfTheDevicesScaleAreCopiedPixelByPixel() {
        let scene = Scene(scale: 2)
        let pixels = PixelBuffer(width: 8, height: 8)
        var random = SeededGenerator(seed: 1)
        for index in 0..<64 { pixels.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
        let image = UIImage(pixels, scale: 2)
        #expect(image.size == CGSize(width: 4, height: 4))
        let view = scene.add(UIImageView(image: image))
        view.frame.origin = CGPoint(x: 10, y: 20)
        let shown = scene.picture().copy(of: PixelRect(x: 20, y: 40, width: 8, height: 8))
        #expect(shown?.hasSamePixels(as: pixels) == true)
    }

    @Test func artNobodyCanDrawShowsNothing() {
        let scene = Scene()
        _ = scene.add(UIImageView(image: UIImage(svg: [], size: CGSize(width: 24, height: 24))))
        #expect(scene.picture()[10, 10] == white)
    }

    @Test func fingersPassThroughImageViews() {
        let scene = Scene()
        let view = scene.add(UIImageView(frame: scene.window.bounds))
        _ = scene.add(UIView(0, 0, 50, 50), to: view)
        #expect(scene.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === scene.window)
    }
}
