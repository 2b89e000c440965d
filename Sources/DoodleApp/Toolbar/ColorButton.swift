import UIKit

/// A disc of ink. The chosen one grows and stands in a ring.
final class ColorButton: UIButton {
    private enum Metrics {
        static let diameter: CGFloat = 28
        static let chosenDiameter: CGFloat = 34
        static let ringGap: CGFloat = 3
        static let ringWidth: CGFloat = 2
    }

    private let theme: Theme
    var color: UIColor { didSet { setNeedsDisplay() } }

    init(color: UIColor, id: String, label: String, theme: Theme) {
        (self.color, self.theme) = (color, theme)
        super.init(frame: .zero, configuration: .plain())
        accessibilityIdentifier = id
        accessibilityLabel = label
        style(with: theme)
    }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func disc(_ diameter: CGFloat) -> UIBezierPath {
            UIBezierPath(ovalIn: CGRect(x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter))
        }
        // The ring's outside is the chosen diameter plus gap and ring on both sides, or less where the target is small.
        let outside = min(bounds.width, Metrics.chosenDiameter + 2 * (Metrics.ringGap + Metrics.ringWidth))
        let diameter = isSelected ? outside - 2 * (Metrics.ringGap + Metrics.ringWidth) : Metrics.diameter
        color.setFill()
        disc(diameter).fill()
        if isHighlighted {
            theme.pressed.setFill()
            disc(diameter).fill()
        }
        // Keeps white apart from a light bar and black from a dark one.
        theme.discOutline.setStroke()
        let outline = disc(diameter - 1)
        outline.lineWidth = 1
        outline.stroke()
        if isSelected {
            theme.accent.setStroke()
            let ring = disc(outside - Metrics.ringWidth)
            ring.lineWidth = Metrics.ringWidth
            ring.stroke()
        }
    }
}
