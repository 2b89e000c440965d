import Testing
import UIKitTesting

/// Every expected value is worked out from `parent = R·S·(p − bounds middle) + center`.
@MainActor @Suite struct ConversionTests {
    func expectClose(_ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation) {
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)", sourceLocation: location)
    }

    @Test func aChildUnderADoubledGrandparentMapsAsItsOffsetAndScaleSay() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        // Scaled about its own top left corner, so that the corner stays: centre at 2 × half the size.
        let doubled = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        doubled.center = at(100, 100)
        doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let child = UIView(frame: CGRect(x: 15, y: 15, width: 50, height: 50))
        root.addSubview(doubled)
        doubled.addSubview(child)
        // (100 / 2) − 15 = 35.
        expectClose(root.convert(at(100, 100), to: child), at(35, 35))
        expectClose(child.convert(at(35, 35), to: root), at(100, 100))
    }

    @Test func turnedScaledAndScrolledAllAtOnce() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.center = at(200, 150)
        view.bounds.origin = at(10, 20)
        // A quarter turn clockwise (y is down) of the doubled view: (x, y) → (−2y, 2x).
        view.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(rotationAngle: .pi / 2))
        root.addSubview(view)
        // The middle of the bounds is (60, 50); (70, 80) lies (10, 30) from it → (−60, 20) from the centre.
        expectClose(view.convert(at(70, 80), to: root), at(140, 170))
        expectClose(root.convert(at(140, 170), to: view), at(70, 80))
        expectClose(view.convert(at(60, 50), to: root), at(200, 150))
    }

    @Test func throughSiblingsAndBack() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
        right.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.addSubview(left)
        root.addSubview(right)
        // (0, 0) of `left` is (10, 20) of root, (−240, −80) from the centre (250, 100) of `right` → (−480, −160) + (50, 50).
        expectClose(left.convert(at(0, 0), to: right), at(-430, -110))
        expectClose(right.convert(at(0, 0), from: left), at(-430, -110))
    }

    @Test func aTouchIsSeenThroughEveryTransformInBetween() {
        let host = TestHost()
        let window = host.makeWindow()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.center = at(160, 200)
        view.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(rotationAngle: .pi / 2))
        window.addSubview(view)
        host.touch.down(at: at(150, 220))
        host.touch.move(to: at(140, 220))
        // (x, y) from the centre in the window is (y/2, −x/2) from the middle in the view.
        expectClose(view.calls[0].locations[0], at(50 + 10, 50 + 5))
        expectClose(view.calls[1].locations[0], at(50 + 10, 50 + 10))
        expectClose(view.calls[1].previousLocations[0], at(60, 55))
        #expect(view.calls[1].touches.first?.location(in: nil) == at(140, 220))
        #expect(view.calls[1].touches.first?.location(in: window) == at(140, 220))
    }

    @Test func aWindowThatStandsInItsHostWindowSeesTouchesFromItsOwnCorner() {
        let host = TestHost()
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        let view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        host.touch.down(at: at(99, 60))
        #expect(view.calls.isEmpty)
        host.touch.down(2, at: at(110, 75))
        host.touch.move(2, to: at(250, 75))
        #expect(view.calls.map(\.locations) == [[at(10, 25)], [at(150, 25)]])
    }
}
