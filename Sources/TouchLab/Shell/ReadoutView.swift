import UIKit

/// A name and, below it, a value in large figures. Touches pass through it.
final class ReadoutView: UIView {
    private let name: UILabel
    private let figure: UILabel

    var value = "–" {
        didSet {
            figure.text = value
            accessibilityLabel = "\(name.text ?? ""): \(value)"
        }
    }

    init(_ title: String, id: String, kit: LabKit) {
        name = kit.label(title, font: LabKit.hint, secondary: true)
        figure = kit.label("–", font: .systemFont(ofSize: 20, weight: .semibold))
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = id
        accessibilityLabel = "\(title): –"
        accessibilityTraits = .staticText
        addSubview(name)
        addSubview(figure)
    }

    static let height: CGFloat = 48

    override func layoutSubviews() {
        name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        figure.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 28)
    }
}

/// Numbers as people read them.
enum Figures {
    /// With `digits` behind the point; never "-0".
    static func text(_ value: CGFloat, _ digits: Int = 0) -> String {
        let text = String(format: "%.\(digits)f", Double(value))
        return text.contains { $0 != "0" && $0 != "." && $0 != "-" } ? text : text.replacingOccurrences(of: "-", with: "")
    }

    /// Seconds, to the millisecond.
    static func seconds(_ time: TimeInterval) -> String { text(CGFloat(time), 3) + " s" }
}
