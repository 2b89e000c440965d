import Testing
@testable import UIKit

@MainActor @Suite("Repainting what is animated")
struct AnimationRepaintTests {
    @Test func onlyWhatMovedIsPaintedAgain() {
        let scene = Scene(width: 200, height: 100)
        let view = scene.add(UIView(10, 10, 10, 10, .red))
        _ = scene.add(UIView(150, 50, 20, 20, .blue))
        _ = scene.picture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 60 }
        _ = scene.picture()
        scene.application.advanceClock(to: 0.1)
        // A tenth of 60 points on, from the frame before.
        let dirty = scene.takeDirty()
        #expect(!dirty.isEmpty && dirty.allSatisfy { PixelRect(x: 10, y: 10, width: 17, height: 10).contains($0) })
    }

    @Test func whatIsShownIsPaintedAtItsPlaceOnTheWay() {
        let scene = Scene()
        let view = scene.add(UIView(0, 0, 10, 10, .red))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame = CGRect(x: 40, y: 0, width: 30, height: 10) }
        scene.application.advanceClock(to: 0.5)
        let picture = scene.picture()
        // Half the way: from x 20, 20 wide.
        #expect(redColumns(of: picture) == Array(20..<40))
    }

    @Test func contentIsThatOfTheEndFittedIntoTheChangingBounds() {
        let scene = Scene()
        let view = scene.add(DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        view.onDraw = { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height))
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame = CGRect(x: 0, y: 0, width: 50, height: 10) }
        scene.application.advanceClock(to: 0.25)
        let picture = scene.picture()
        // A quarter of the way the view is 20 wide, and half of it is red.
        #expect(redColumns(of: picture) == Array(0..<10))
    }

    @Test func aViewOnItsWayToNothingShowsItsBackgroundOnly() {
        let scene = Scene()
        let view = scene.add(DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)))
        view.backgroundColor = .red
        view.onDraw = { _ in
            UIColor.blue.setFill()
            UIRectFill(view.bounds)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame = CGRect(x: 0, y: 0, width: 0, height: 10) }
        scene.application.advanceClock(to: 0.5)
        // Half the way it is 20 wide, and content of the end's size, which has no width, fits into that anyhow.
        #expect(redColumns(of: scene.picture()) == Array(0..<20))
    }

    /// Which pixels of row 5 are red, where the others are white.
    private func redColumns(of picture: PixelBuffer) -> [Int] {
        let red: UInt32 = 0xFFFF_0000
        return (0..<picture.width).filter { column in picture.pixels[5 * picture.width + column] == red }
    }

    @Test func nothingIsPaintedBeforeTheDelayNorAfterTheEnd() {
        let scene = Scene()
        let view = scene.add(UIView(10, 10, 10, 10, .red))
        UIView.animate(withDuration: 0.5, delay: 1, options: []) { view.center.x = 60 }
        _ = scene.picture()
        scene.application.advanceClock(to: 0.9)
        #expect(scene.takeDirty().isEmpty)
        scene.application.advanceClock(to: 1.5)
        _ = scene.picture()
        scene.application.advanceClock(to: 3)
        #expect(scene.takeDirty().isEmpty && scene.application.nextDeadline == nil)
    }

    @Test(arguments: UInt64(1)...30)
    func theIncrementalPictureIsTheFullOneAtEveryMoment(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = Scene(width: 120, height: 90, scale: [1, 1.25, 2][Int(seed) % 3])
        var views: [UIView] = []
        for index in 0..<7 {
            let frame = CGRect(x: CGFloat(index * 9), y: CGFloat(index * 7), width: 40, height: 30)
            let view: UIView
            switch index % 3 {
            case 0:
                let drawing = DrawingView(frame: frame)
                drawing.onDraw = { _ in
                    UIColor.orange.set()
                    UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 30, height: 20)).fill()
                }
                view = drawing
            case 1:
                view = UIView(frame: frame)
                view.softShadows = [SoftShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: UIColor(white: 0, alpha: 0.4))]
            default:
                let label = UILabel(frame: frame)
                label.text = "Saved"
                view = label
            }
            view.backgroundColor = [.red, nil, .green, .blue].randomElement(using: &random)!
            view.clipsToBounds = Bool.random(using: &random)
            view.contentMode = [.scaleToFill, .scaleAspectFill, .center, .scaleAspectFit].randomElement(using: &random)!
            if index == 4 {
                let layer = CAShapeLayer()
                layer.frame = CGRect(x: 5, y: 5, width: 50, height: 40)
                layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 9)).cgPath
                view.layer.addSublayer(layer)
            }
            (index > 2 && Bool.random(using: &random) ? views[index - 2] : scene.window).addSubview(view)
            views.append(view)
        }
        _ = scene.picture()
        var time = 0.0
        for step in 0..<30 {
            for _ in 0..<Int.random(in: 0...2, using: &random) { play(views, in: scene.window, &random) }
            time += Double.random(in: 0...0.1, using: &random)
            scene.application.advanceClock(to: time)
            let incremental = scene.picture()
            let before = incremental.copy(of: incremental.bounds)!
            scene.window.invalidateAll()
            let same = before.hasSamePixels(as: scene.picture())
            #expect(same, "seed \(seed), step \(step)")
            if !same { return }
        }
    }

    private func play(_ views: [UIView], in window: UIWindow, _ random: inout SeededGenerator) {
        let view = views.randomElement(using: &random)!
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        func change() {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: view.frame = CGRect(x: number(-20...90), y: number(-20...70), width: number(0...60), height: number(0...50))
            case 1: view.center = CGPoint(x: number(0...100), y: number(0...80))
            case 2: view.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
            case 3: view.transform = CGAffineTransform(rotationAngle: number(-1...1))
            case 4: view.transform = CGAffineTransform(scaleX: number(0...2), y: number(0...2))
            case 5: view.alpha = [0, 0.4, 1].randomElement(using: &random)!
            case 6: view.backgroundColor = [nil, .red, UIColor(white: 0, alpha: 0.4)].randomElement(using: &random)!
            case 7: view.cornerRadius = number(0...20)
            default: view.bounds.size = CGSize(width: number(0...60), height: number(0...50))
            }
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: change()
        case 1: view.removeFromSuperview()
        case 2: if view.superview == nil { window.addSubview(view) }
        case 3: view.setNeedsDisplay(CGRect(x: 2, y: 2, width: 9, height: 9))
        case 4: view.layer.removeAllAnimations()
        case 5: view.isHidden.toggle()
        case 6: view.layer.sublayers?.first.map { $0.opacity = $0.opacity == 1 ? 0.3 : 1 }
        case 7:
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 2, animations: { change() })
        default:
            UIView.animate(withDuration: Double(number(0...0.4)), delay: Bool.random(using: &random) ? 0 : 0.05, options: []) {
                change()
                change()
            }
        }
    }
}
