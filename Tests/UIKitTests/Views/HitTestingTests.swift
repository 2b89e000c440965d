import Testing
import UIKitTesting

@MainActor @Suite struct HitTestingTests {
    let host = TestHost()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() { root.addSubview(child) }

    @Test func boundsAreHalfOpen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.hitTest(at(0, 0), with: nil) === view)
        #expect(view.hitTest(at(99, 99), with: nil) === view)
        #expect(view.hitTest(at(99.999, 99.999), with: nil) === view)
        #expect(view.hitTest(at(100, 100), with: nil) == nil)
        #expect(view.hitTest(at(100, 50), with: nil) == nil)
        #expect(view.hitTest(at(50, 100), with: nil) == nil)
        #expect(view.hitTest(at(-0.001, 50), with: nil) == nil)
    }

    @Test func theBoundsOriginCounts() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.bounds.origin = at(30, -20)
        #expect(view.point(inside: at(30, -20), with: nil))
        #expect(!view.point(inside: at(29, -20), with: nil))
        #expect(view.point(inside: at(129, 79), with: nil))
        #expect(!view.point(inside: at(130, 79), with: nil))
    }

    @Test func theFrontmostChildWins() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        #expect(root.hitTest(at(60, 60), with: nil) === front)
        root.bringSubviewToFront(child)
        #expect(root.hitTest(at(60, 60), with: nil) === child)
        #expect(root.hitTest(at(10, 10), with: nil) === root)
    }

    @Test func aHiddenViewTakesItsSubtreeWithIt() {
        let grandchild = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.addSubview(grandchild)
        #expect(root.hitTest(at(60, 60), with: nil) === grandchild)
        child.isHidden = true
        #expect(root.hitTest(at(60, 60), with: nil) === root)
    }

    @Test(arguments: [(0.0, false), (0.01, false), (0.011, true), (0.05, true), (0.1, true), (1, true)])
    func aViewIsHitAboveAlphaOneHundredth(alpha: Double, isHit: Bool) {
        child.alpha = alpha
        #expect((root.hitTest(at(60, 60), with: nil) === child) == isHit)
    }

    @Test func aViewWithoutInteractionTakesItsSubtreeWithIt() {
        child.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(at(60, 60), with: nil) === root)
    }

    @Test(arguments: [true, false])
    func whatSticksOutOfTheParentIsNotHit(clips: Bool) {
        let overhang = UIView(frame: CGRect(x: 80, y: 0, width: 60, height: 20))
        child.addSubview(overhang)
        child.clipsToBounds = clips
        #expect(root.hitTest(at(135, 55), with: nil) === overhang)
        #expect(root.hitTest(at(160, 55), with: nil) === root)
    }

    @Test func aChildScaledToHalfIsHitWhereItShows() {
        // About its centre (100, 100), 100×100 at half size covers 75 ..< 125.
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(root.hitTest(at(75, 75), with: nil) === child)
        #expect(root.hitTest(at(124, 124), with: nil) === child)
        #expect(root.hitTest(at(74, 74), with: nil) === root)
        #expect(root.hitTest(at(125, 125), with: nil) === root)
    }

    @Test func aChildTurnedByAnEighthIsHitInItsDiamond() {
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // Half the diagonal is 50·√2 ≈ 70.7: (100 ± 70, 100) lies inside, the corners of the frame before do not.
        #expect(root.hitTest(at(31, 100), with: nil) === child)
        #expect(root.hitTest(at(169, 100), with: nil) === child)
        #expect(root.hitTest(at(55, 55), with: nil) === root)
    }

    @Test func aChildSqueezedFlatIsNotHit() {
        child.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(root.hitTest(at(100, 100), with: nil) === root)
    }

    @Test func anOverrideInTheMiddleOfTheTreeWorks() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let wide = Wide(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.addSubview(wide)
        #expect(root.hitTest(at(95, 60), with: nil) === wide)
        let through = Through(frame: root.bounds)
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        through.addSubview(button)
        root.addSubview(through)
        #expect(root.hitTest(at(5, 5), with: nil) === button)
        #expect(root.hitTest(at(15, 15), with: nil) === root)
    }

    @Test func aDisabledControlLetsTheTouchThrough() {
        let control = UIControl(frame: child.frame)
        root.addSubview(control)
        #expect(root.hitTest(at(60, 60), with: nil) === control)
        control.isEnabled = false
        #expect(root.hitTest(at(60, 60), with: nil) === child)
    }
}
