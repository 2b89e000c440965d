import UIKit

/// A dot as large as the tip draws it on the page as it is seen.
final class WidthButton: UIButton {
    private let theme: Theme
    /// Smaller dots cannot be told apart from dust, in points.
    private static let leastDot: CGFloat = 2
    /// Points.
    var width: CGFloat { didSet { setNeedsDisplay() } }
    /// Points of the window to a point of the page.
    var zoom: CGFloat = 1 { didSet { if zoom != oldValue { setNeedsDisplay() } } }
    /// The identifier of the tool's button that brings this width along; nil where it is always there.
    let toolIdentifier: String?

    init(width: CGFloat, id: String, label: String, toolIdentifier: String? = nil, theme: Theme) {
        (self.width, self.toolIdentifier, self.theme) = (width, toolIdentifier, theme)
        super.init(frame: .zero, configuration: .plain())
        accessibilityIdentifier = id
        accessibilityLabel = label
        style(with: theme)
    }

    override func draw(_ rect: CGRect) {
        let pill = UIBezierPath(roundedRect: bounds, cornerRadius: configuration.cornerRadius ?? 0)
        if isSelected {
            theme.accent.setFill()
            pill.fill()
        }
        if isHighlighted {
            theme.pressed.setFill()
            pill.fill()
        }
        let diameter = min(max(WidthButton.leastDot, width * zoom), bounds.width - 16)
        (isSelected ? theme.onAccent : theme.content).setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)).fill()
    }
}
