import Testing
@testable import UIKit

@MainActor @Suite("Geometry and conversions")
struct GeometryTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

    @Test func aChildUnderADoubledGrandparentMapsByClosedForm() {
        // Root → grandparent scaled 2 about its top left at 0, with offset 15 for the child: x = 15·2 + 2·child, child(100) = 35.
        let root = UIView(0, 0, 400, 400)
        let grandparent = UIView(0, 0, 200, 200)
        grandparent.anchorPoint = .zero
        grandparent.center = .zero
        grandparent.transform = CGAffineTransform(scaleX: 2, y: 2)
        let child = UIView(15, 15, 50, 50)
        root.addSubview(grandparent)
        grandparent.addSubview(child)
        #expect(isNear(child.convert(CGPoint(x: 100, y: 100), from: root), CGPoint(x: 35, y: 35)))
        #expect(isNear(child.convert(CGPoint(x: 35, y: 35), to: root), CGPoint(x: 100, y: 100)))
    }

    @Test func aChildScaledByHalfInsideItsParentMapsAboutItsCentre() {
        let parent = UIView(0, 0, 200, 200), child = UIView(50, 50, 100, 100)
        parent.addSubview(child)
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(child.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
        #expect(isNear(child.convert(.zero, to: parent), CGPoint(x: 75, y: 75)))
        #expect(isNear(child.convert(CGPoint(x: 100, y: 100), to: parent), CGPoint(x: 125, y: 125)))
    }

    @Test func rotationScaleAndScrolledBoundsCompose() {
        // p ↦ c + 3·R(90°)·(p − m), where m is the middle of the bounds.
        let parent = UIView(0, 0, 500, 500), child = UIView(0, 0, 40, 20)
        parent.addSubview(child)
        child.bounds.origin = CGPoint(x: 7, y: -3)
        child.center = CGPoint(x: 100, y: 200)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
        let (mx, my) = (7.0 + 20, -3.0 + 10)
        for (x, y) in [(7.0, -3.0), (47, 17), (12, 4), (mx, my)] {
            let expected = CGPoint(x: 100 - 3 * (y - my), y: 200 + 3 * (x - mx))
            #expect(isNear(child.convert(CGPoint(x: x, y: y), to: parent), expected))
            #expect(isNear(child.convert(expected, from: parent), CGPoint(x: x, y: y)))
        }
        #expect(isNear(child.frame.origin, CGPoint(x: 100 - 30, y: 200 - 60)))
        #expect(abs(child.frame.width - 60) < 1e-9 && abs(child.frame.height - 120) < 1e-9)
    }

    @Test func aTurnedViewsRectangleDoesNotGrowOnItsWayToItself() {
        let root = UIView(0, 0, 100, 100), turned = UIView(20, 20, 30, 30)
        root.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let rect = turned.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: turned)
        #expect(abs(rect.width - 10) < 1e-9 && abs(rect.height - 10) < 1e-9)
    }

    @Test func settingTheFrameKeepsTheTransformAndScalesTheBounds() {
        let view = UIView(0, 0, 10, 10)
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 5, y: 6, width: 40, height: 40)
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 40))
    }

    @Test func theAnchorPointIsWhatTheCentrePlaces() {
        let view = UIView(0, 0, 10, 20)
        view.anchorPoint = CGPoint(x: 0, y: 1)
        view.center = CGPoint(x: 50, y: 60)
        #expect(view.frame == CGRect(x: 50, y: 40, width: 10, height: 20))
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.center == CGPoint(x: 1, y: 42))
    }

    @Test func pointsAreHitInHalfOpenBounds() {
        let view = UIView(0, 0, 100, 100)
        #expect(view.point(inside: .zero, with: nil))
        #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 0), with: nil))
    }

    @Test func aViewSquashedFlatIsNotHit() {
        let parent = UIView(0, 0, 100, 100), flat = UIView(0, 0, 100, 100)
        parent.addSubview(flat)
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
    }
}
