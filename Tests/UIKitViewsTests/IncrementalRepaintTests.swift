import Testing
@testable import UIKit

/// Whatever changes, painting only what is dirty must give the very picture that painting everything gives.
@MainActor @Suite("Incremental repainting")
struct IncrementalRepaintTests {
    @Test(arguments: UInt64(1)...24)
    func randomChangesLeaveThePictureAFullRepaintGives(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scales: [CGFloat] = [1, 1.25, 2]
        let scene = Scene(width: 160, height: 120, scale: scales[Int(seed) % 3], background: seed % 4 == 0 ? nil : .white)
        var mutator = TreeMutator(window: scene.window, random: random)
        for _ in 0..<12 { mutator.addView() }
        _ = scene.picture()
        for step in 0..<25 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { mutator.change() }
            let incremental = scene.picture()
            let before = incremental.copy(of: incremental.bounds)!
            scene.window.invalidateAll()
            let full = scene.picture()
            let same = before.hasSamePixels(as: full)
            #expect(same, "seed \(seed), step \(step): \(mutator.log.suffix(3))")
            if !same { return }
        }
    }
}

/// Makes one random change to a window's tree at a time.
@MainActor
private struct TreeMutator {
    let window: UIWindow
    var random: SeededGenerator
    var views: [UIView] = []
    var log: [String] = []

    init(window: UIWindow, random: SeededGenerator) { (self.window, self.random) = (window, random) }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        // Quarters are exact, thirds are not: both kinds of coordinates turn up.
        let value = CGFloat.random(in: range, using: &random)
        return Bool.random(using: &random) ? (value * 4).rounded() / 4 : value
    }

    private mutating func color() -> UIColor? {
        [nil, .red, .green, .blue, .white, UIColor(white: 0, alpha: 0.4), UIColor(hex: 0x8040C0, alpha: 0.7)]
            .randomElement(using: &random)!
    }

    private mutating func rect() -> CGRect {
        CGRect(x: number(-30...130), y: number(-30...100), width: number(0...90), height: number(0...70))
    }

    mutating func addView() {
        let frame = rect()
        let view: UIView
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let label = UILabel(frame: frame)
            label.text = "Saved"
            view = label
        case 1:
            let drawing = DrawingView(frame: frame)
            drawing.onDraw = { _ in
                UIColor.orange.set()
                UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 40, height: 25)).fill()
            }
            view = drawing
        case 2: view = UIImageView(image: UIImage(svg: [1], size: CGSize(width: 24, height: 24)))
        default: view = UIView(frame: frame)
        }
        view.backgroundColor = color()
        views.append(view)
        (Bool.random(using: &random) ? views.dropLast().randomElement(using: &random) ?? window : window).addSubview(view)
    }

    mutating func change() {
        guard let view = views.randomElement(using: &random) else { return addView() }
        let kind = Int.random(in: 0..<23, using: &random)
        log.append("\(kind)")
        switch kind {
        case 0: view.frame = rect()
        case 1: view.center = CGPoint(x: number(0...100), y: number(0...100))
        case 2: view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
        case 3: view.transform = CGAffineTransform(rotationAngle: number(-1...1))
        case 4: view.transform = CGAffineTransform(scaleX: number(0...2), y: number(0...2))
        case 5: view.transform = .identity
        case 6: view.alpha = [0, 0.3, 0.35, 1, 1].randomElement(using: &random)!
        case 7: view.isHidden.toggle()
        case 8: view.backgroundColor = color()
        case 9: view.cornerRadius = number(0...30)
        case 10: (view.borderWidth, view.borderColor) = (number(0...4), color())
        case 11: view.clipsToBounds.toggle()
        case 12:
            view.softShadows = Bool.random(using: &random)
                ? [SoftShadow(offset: CGSize(width: number(-5...5), height: 4), blur: number(0...8), color: UIColor(white: 0, alpha: 0.3))]
                : []
        case 13: (view.superview ?? window).bringSubviewToFront(view)
        case 14: view.removeFromSuperview()
        case 15:
            let parent = views.randomElement(using: &random)!
            if !parent.isDescendant(of: view) { parent.addSubview(view) } else { window.addSubview(view) }
        case 16: view.setNeedsDisplay(rect())
        case 17: (view as? UILabel)?.text = ["Clear", "Undo", nil].randomElement(using: &random)!
        case 18, 19, 20, 21: changeLayers(of: view)
        default: view.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
        }
    }

    private mutating func changeLayers(of view: UIView) {
        guard let layer = view.layer.sublayers?.randomElement(using: &random) as? CAShapeLayer, Int.random(in: 0..<3, using: &random) > 0
        else {
            let shape = CAShapeLayer()
            shape.frame = rect()
            shape.path = UIBezierPath(ovalIn: rect()).cgPath
            (shape.fillColor, shape.backgroundColor) = (color()?.cgColor, color()?.cgColor)
            let parent = view.layer.sublayers?.randomElement(using: &random) ?? view.layer
            return parent.addSublayer(shape)
        }
        let kind = Int.random(in: 0..<10, using: &random)
        log.append("layer \(kind)")
        switch kind {
        case 0: layer.frame = rect()
        case 1: layer.opacity = [0, 0.4, 1].randomElement(using: &random)!
        case 2: layer.isHidden.toggle()
        case 3: (layer.strokeColor, layer.lineWidth) = (color()?.cgColor, number(0...9))
        case 4: (layer.masksToBounds, layer.cornerRadius) = (Bool.random(using: &random), number(0...20))
        case 5: layer.removeFromSuperlayer()
        case 6: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(-1...1)))
        case 7: layer.path = UIBezierPath(roundedRect: rect(), cornerRadius: 9).cgPath
        case 8: (layer.borderWidth, layer.borderColor) = (number(0...4), color()?.cgColor)
        default:
            let mask = CALayer()
            mask.frame = rect()
            mask.backgroundColor = UIColor.black.cgColor
            view.layer.mask = view.layer.mask == nil ? mask : nil
        }
    }
}
