import Testing
@testable import UIKit

@MainActor @Suite("Layers of views")
struct LayerTests {
    private let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF, white: UInt32 = 0xFFFF_FFFF

    /// Every property both have, set on one side and read on the other.
    @Test func viewAndLayerShareTheirLook() {
        let view = UIView(10, 20, 30, 40), layer = view.layer
        #expect(view.layer === layer)
        #expect(layer.frame == view.frame && layer.bounds == view.bounds && layer.position == view.center)
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = UIColor.red.cgColor
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (8, 2, UIColor.blue.cgColor)
        (layer.opacity, layer.isHidden, layer.masksToBounds) = (0.5, true, true)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.backgroundColor == .red && view.cornerRadius == 8 && view.borderWidth == 2 && view.borderColor == .blue)
        #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
        view.backgroundColor = nil
        (view.cornerRadius, view.borderWidth, view.borderColor, view.alpha) = (1, 3, nil, 0.1)
        (view.isHidden, view.clipsToBounds, view.bounds.origin) = (false, false, CGPoint(x: 7, y: 9))
        (view.center, view.anchorPoint, view.transform) = (CGPoint(x: 5, y: 5), .zero, CGAffineTransform(scaleX: 2, y: 3))
        #expect(layer.backgroundColor == nil && layer.cornerRadius == 1 && layer.borderWidth == 3 && layer.borderColor == nil)
        #expect(layer.opacity == 0.1 && !layer.isHidden && !layer.masksToBounds && layer.bounds.origin == CGPoint(x: 7, y: 9))
        #expect(layer.position == CGPoint(x: 5, y: 5) && layer.anchorPoint == .zero && layer.affineTransform() == view.transform)
    }

    /// What a change on the layer makes dirty is what the same change on the view does.
    @Test func aChangeOnTheLayerRepaintsAsOneOnTheView() {
        let changes: [(UIView) -> Void] = [
            { $0.cornerRadius = 8 }, { $0.layer.cornerRadius = 8 }, { $0.backgroundColor = .blue },
            { $0.layer.backgroundColor = UIColor.blue.cgColor }, { $0.alpha = 0.5 }, { $0.layer.opacity = 0.5 },
            { $0.center.x += 30 }, { $0.layer.position.x += 30 }, { $0.isHidden = true }, { $0.layer.isHidden = true },
            { $0.borderWidth = 2 }, { $0.layer.borderWidth = 2 },
        ]
        for index in stride(from: 0, to: changes.count, by: 2) {
            let results = (0...1).map { side in
                let scene = Scene()
                let view = scene.add(UIView(10, 10, 20, 20, .red))
                let dirty = scene.dirty { changes[index + side](view) }
                return (dirty, scene.picture().copy(of: PixelRect(x: 0, y: 0, width: 100, height: 100))!)
            }
            #expect(!results[0].0.isEmpty && results[0].0 == results[1].0)
            #expect(results[0].1.hasSamePixels(as: results[1].1))
        }
    }

    @Test func sublayersLieBetweenTheContentAndTheSubviews() {
        let scene = Scene()
        let view = scene.add(DrawingView(10, 10, 60, 60))
        view.onDraw = { rect in
            UIColor.green.setFill()
            UIRectFill(rect)
        }
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        sublayer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(sublayer)
        _ = scene.add(UIView(20, 20, 20, 20, .blue), to: view)
        let picture = scene.picture()
        #expect(picture[15, 15] == 0xFF00_FF00 && picture[20, 20] == red && picture[29, 29] == red && picture[30, 30] == blue)
    }

    @Test func changesOfASublayerRepaintWhatItCoveredAndCovers() {
        let scene = Scene()
        let view = scene.add(UIView(10, 10, 20, 20))
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(scene.dirty { view.layer.addSublayer(sublayer) } == [PixelRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(scene.dirty { sublayer.backgroundColor = UIColor.red.cgColor } == [PixelRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(scene.picture()[12, 12] == red)
        // Out of the view's bounds, where it shows all the same.
        sublayer.position.x += 60
        #expect(scene.picture()[12, 12] == white && scene.picture()[72, 12] == red)
        view.clipsToBounds = true
        #expect(scene.picture()[72, 12] == white)
        view.clipsToBounds = false
        #expect(scene.picture()[72, 12] == red)
        sublayer.removeFromSuperlayer()
        #expect(scene.picture()[72, 12] == white)
    }

    @Test func aLayerBackedByAShapeShowsItsPath() throws {
        final class Ring: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let scene = Scene()
        let ring = scene.add(Ring(10, 10, 40, 40))
        let shape = try #require(ring.layer as? CAShapeLayer)
        shape.path = UIBezierPath(rect: CGRect(x: -5, y: 5, width: 10, height: 10)).cgPath
        shape.fillColor = UIColor.red.cgColor
        let picture = scene.picture()
        #expect(picture[5, 15] == red && picture[14, 24] == red && picture[4, 15] == white && picture[15, 15] == white)
        shape.path = nil
        #expect(scene.picture()[5, 15] == white)
    }

    @Test func contentsShowUnderTheSubviews() {
        let scene = Scene()
        let view = scene.add(UIView(10, 10, 20, 20))
        view.layer.contents = CGImage(width: 1, height: 1, pixels: [red])
        #expect(scene.picture()[10, 10] == red && scene.picture()[29, 29] == red && scene.picture()[30, 10] == white)
        view.layer.contents = nil
        #expect(scene.picture()[10, 10] == white)
    }

    @Test func aMaskHidesThePartsItDoesNotCover() {
        let scene = Scene()
        _ = scene.add(UIView(0, 0, 100, 100, .blue))
        let view = scene.add(UIView(10, 10, 20, 20, .red))
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        mask.backgroundColor = UIColor.black.cgColor
        view.layer.mask = mask
        #expect(scene.picture()[19, 20] == red && scene.picture()[20, 20] == blue)
        mask.position.x += 10
        #expect(scene.picture()[19, 20] == blue && scene.picture()[20, 20] == red)
        view.layer.mask = nil
        #expect(scene.picture()[19, 20] == red)
    }

    @Test func renderingDrawsTheViewWithItsSubviews() {
        let view = UIView(50, 50, 20, 20, .red)
        let child = UIView(5, 5, 5, 5, .blue)
        view.addSubview(child)
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        view.layer.render(in: UIGraphicsGetCurrentContext()!)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let pixels = image!.cgImage!.makeBuffer()
        #expect(pixels[0, 0] == red && pixels[19, 19] == red && pixels[5, 5] == blue && pixels[9, 9] == blue && pixels[10, 10] == red)
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat]) func aRenderedWindowIsThePictureOnTheScreen(scale: CGFloat) throws {
        let scene = Scene(scale: scale)
        let view = scene.add(UIView(10, 10, 40, 40, .red))
        (view.cornerRadius, view.alpha, view.transform) = (8, 0.7, CGAffineTransform(rotationAngle: 0.3))
        view.layer.borderWidth = 2
        let label = scene.add(UILabel(frame: CGRect(x: 20, y: 60, width: 60, height: 20)))
        label.text = "Text"
        let image = UIGraphicsImageRenderer(size: scene.window.bounds.size).image { scene.window.layer.render(in: $0.cgContext) }
        #expect(try #require(image.cgImage).makeBuffer().hasSamePixels(as: scene.picture()))
    }

    @Test func theHierarchyIsDrawnToFillTheRectangle() throws {
        let view = UIView(50, 50, 20, 20, .red)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 10, y: 5, width: 10, height: 20), afterScreenUpdates: true))
        }
        let pixels = try #require(image.cgImage).makeBuffer()
        #expect(pixels[10, 5] == red && pixels[19, 24] == red && pixels[9, 5] == 0 && pixels[20, 24] == 0 && pixels[10, 25] == 0)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }

    @Test func aLayerOutlivesItsView() {
        var view: UIView? = UIView(0, 0, 10, 10, .red)
        let layer = view!.layer
        view = nil
        #expect(layer.backgroundColor == nil)
        layer.backgroundColor = UIColor.blue.cgColor
        #expect(layer.backgroundColor == UIColor.blue.cgColor)
    }
}
