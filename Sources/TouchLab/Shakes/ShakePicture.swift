import UIKit

/// A laptop that wags while it is being shaken. Touches pass through it.
final class ShakePicture: UIView {
    private let laptop: LaptopView
    private(set) var isShaking = false

    init(kit: LabKit) {
        laptop = LaptopView(appearance: kit.appearance)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "lab.shake.picture"
        accessibilityTraits = .staticText
        addSubview(laptop)
        show(isShaking: false)
    }

    /// Half a swing, in seconds, and how far it turns, in radians. Chosen.
    private static let swing: TimeInterval = 0.08
    private static let angle: CGFloat = 0.12

    func show(isShaking: Bool) {
        self.isShaking = isShaking
        accessibilityLabel = isShaking ? "The laptop is being shaken" : "The laptop lies still"
        laptop.isLit = isShaking
        guard isShaking else {
            UIView.animate(withDuration: 0.15) { laptop.transform = .identity }
            return
        }
        // With reduced motion only the colour tells.
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.performWithoutAnimation { laptop.transform = CGAffineTransform(rotationAngle: -ShakePicture.angle) }
        UIView.animate(withDuration: ShakePicture.swing, delay: 0, options: [.repeat, .autoreverse], animations: {
            laptop.transform = CGAffineTransform(rotationAngle: ShakePicture.angle)
        })
    }

    override func layoutSubviews() {
        let side = max(0, min(bounds.height - 16, bounds.width * 0.5, 200))
        laptop.bounds.size = CGSize(width: (side * 1.35).rounded(), height: side.rounded())
        laptop.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// A screen on a base, in lines.
private final class LaptopView: UIView {
    var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }
    private let appearance: LabAppearance

    init(appearance: LabAppearance) {
        self.appearance = appearance
        super.init(frame: .zero)
    }

    override func draw(_ rect: CGRect) {
        let color = isLit ? appearance.accent : appearance.secondaryContent
        let (width, height) = (bounds.width, bounds.height)
        let screen = UIBezierPath(
            roundedRect: CGRect(x: width * 0.14, y: height * 0.06, width: width * 0.72, height: height * 0.68), cornerRadius: 8)
        let base = UIBezierPath(
            roundedRect: CGRect(x: width * 0.03, y: height * 0.8, width: width * 0.94, height: height * 0.13), cornerRadius: height * 0.06)
        color.withAlphaComponent(isLit ? 0.25 : 0.1).setFill()
        color.setStroke()
        for path in [screen, base] {
            (path.lineWidth, path.lineJoinStyle) = (3, .round)
            path.fill()
            path.stroke()
        }
    }
}
