import UIKit

/// A place to tap, which flashes where it was touched and tells its page of every call.
final class TapPad: UIView {
    var onTouches: (UITouch.Phase, [UITouch]) -> Void = { _, _ in }
    private let title: UILabel
    private let appearance: LabAppearance
    private var marks: [CGPoint] = []

    init(_ text: String, id: String, isMultipleTouch: Bool, kit: LabKit) {
        appearance = kit.appearance
        title = kit.label(text, font: LabKit.strong)
        title.textAlignment = .center
        super.init(frame: .zero)
        isMultipleTouchEnabled = isMultipleTouch
        clipsToBounds = true
        kit.stylePanel(self)
        accessibilityIdentifier = id
        accessibilityLabel = text
        accessibilityTraits = .allowsDirectInteraction
        addSubview(title)
    }

    override func layoutSubviews() { title.frame = CGRect(x: 8, y: 12, width: bounds.width - 16, height: 20) }

    override func draw(_ rect: CGRect) {
        appearance.accent.setStroke()
        for mark in marks {
            let ring = UIBezierPath(ovalIn: CGRect(x: mark.x - 26, y: mark.y - 26, width: 52, height: 52))
            ring.lineWidth = 3
            ring.stroke()
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.cancelled, touches, event) }

    private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let down = (event?.touches(for: self) ?? touches).filter { $0.phase != .ended && $0.phase != .cancelled }
        marks = down.map { $0.location(in: self) }
        setNeedsDisplay()
        onTouches(phase, touches.sorted { $0.landingOrder < $1.landingOrder })
    }
}
