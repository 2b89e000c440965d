import UIKit

/// A bar that fills while something is waited for. Touches pass through it.
final class WaitBar: UIView {
    /// 0…1; nil while nothing is waited for.
    var progress: CGFloat? { didSet { if progress != oldValue { setNeedsDisplay() } } }
    /// What came of it last.
    var result = "" {
        didSet {
            accessibilityLabel = result.isEmpty ? title : "\(title): \(result)"
            setNeedsDisplay()
        }
    }
    private let title: String
    private let appearance: LabAppearance

    init(_ title: String, id: String, appearance: LabAppearance) {
        (self.title, self.appearance) = (title, appearance)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = id
        accessibilityLabel = title
        accessibilityTraits = .staticText
    }

    static let height: CGFloat = 38

    override func draw(_ rect: CGRect) {
        title.draw(
            in: CGRect(x: 0, y: 0, width: bounds.width, height: 18),
            withAttributes: [.font: LabKit.hint, .foregroundColor: appearance.secondaryContent])
        let attributes: [NSAttributedString.Key: Any] = [.font: LabKit.strongHint, .foregroundColor: appearance.content]
        result.draw(at: CGPoint(x: bounds.width - result.size(withAttributes: attributes).width, y: 0), withAttributes: attributes)
        let groove = CGRect(x: 0, y: 26, width: bounds.width, height: 8)
        appearance.hairline.setFill()
        UIBezierPath(roundedRect: groove, cornerRadius: 4).fill()
        guard let progress, progress > 0 else { return }
        appearance.accent.setFill()
        let width = max(8, groove.width * min(1, progress))
        UIBezierPath(roundedRect: CGRect(x: groove.minX, y: groove.minY, width: width, height: groove.height), cornerRadius: 4).fill()
    }
}
