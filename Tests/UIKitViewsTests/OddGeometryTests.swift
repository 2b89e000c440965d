import Testing
@testable import UIKit

/// Numbers no view can be at.
@MainActor @Suite("Odd geometry")
struct OddGeometryTests {
    let scene = Scene(width: 60, height: 40)
    let view = UIView(10, 10, 20, 20)

    init() {
        view.backgroundColor = .red
        scene.window.addSubview(view)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func whatIsNoFiniteNumberChangesNothing(odd: CGFloat) {
        let before = scene.picture().copy(of: PixelRect(x: 0, y: 0, width: 60, height: 40))!
        let dirty = scene.dirty {
            view.frame = CGRect(x: odd, y: 0, width: 5, height: 5)
            view.frame = CGRect(x: 0, y: 0, width: odd, height: 5)
            view.bounds = CGRect(x: 0, y: odd, width: 5, height: 5)
            view.bounds.size.height = odd
            view.center = CGPoint(x: 3, y: odd)
            view.transform = CGAffineTransform(a: 1, b: 0, c: odd, d: 1, tx: 0, ty: 0)
            view.transform = CGAffineTransform(translationX: odd, y: 0)
            view.anchorPoint = CGPoint(x: odd, y: 0)
            view.alpha = odd
            view.cornerRadius = odd
        }
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20) && view.bounds.origin == .zero)
        #expect(view.transform.isIdentity && view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(view.alpha == 1 && view.cornerRadius == 0)
        #expect(scene.picture().hasSamePixels(as: before), "painted \(dirty)")
    }

    @Test func whatIsLeftOfARectangleThatIsInsetByMoreThanItHasIsNoFrame() {
        view.frame = CGRect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: 3, dy: 3)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test(arguments: [CGFloat(1e9), 1e18, 1e300, -1e300]) func hugeFramesArePainted(huge: CGFloat) {
        view.frame = CGRect(x: huge, y: 0, width: 5, height: 5)
        _ = scene.picture()
        view.frame = CGRect(x: -abs(huge), y: -abs(huge), width: 2 * abs(huge), height: 2 * abs(huge))
        view.cornerRadius = huge
        view.softShadows = [SoftShadow(offset: CGSize(width: huge, height: 0), blur: abs(huge), color: .black)]
        view.borderWidth = huge
        _ = scene.picture()
        view.transform = CGAffineTransform(scaleX: huge, y: huge)
        _ = scene.picture()
        view.transform = CGAffineTransform(scaleX: 1e-300, y: 1e-300)
        _ = scene.picture()
        #expect(view.transform.isFinite && view.bounds.isFinite && view.center.isFinite)
    }

    /// 32,767 × 32,767 pixels would take 4 GB.
    @Test func aWindowOfMorePixelsThanMemoryHoldsIsNotDrawn() {
        scene.tell(.resized(CGSize(width: 32_000, height: 32_000)))
        #expect(scene.window.windowScene.renderFrame() == nil)
        scene.tell(.resized(CGSize(width: 50, height: 30)))
        #expect(scene.picture().width == 50)
    }
}
