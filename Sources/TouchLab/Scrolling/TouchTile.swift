import UIKit

/// Something in scrolled content that says what it hears of a finger: lit while it has one, and with the last call beside its title.
final class TouchTile: UIView {
    /// The last call, `touches` left out.
    enum Call: String { case began, moved, ended, cancelled }

    var onCall: (Call) -> Void = { _ in }
    private(set) var call: Call? { didSet { if call != oldValue { callDidChange() } } }
    private let title, hint: UILabel
    private let color: UIColor?
    private let appearance: LabAppearance

    /// - Parameter color: a coloured tile with the title in its middle; nil: a row.
    init(_ text: String, color: UIColor? = nil, id: String, kit: LabKit) {
        (self.color, appearance) = (color, kit.appearance)
        title = kit.label(text, font: color == nil ? LabKit.body : LabKit.strong)
        hint = kit.label(font: LabKit.hint, secondary: true)
        super.init(frame: .zero)
        cornerRadius = 10
        backgroundColor = color ?? appearance.pressed.withAlphaComponent(0)
        (borderWidth, borderColor) = (color == nil ? 0.01 : 0, appearance.hairline)
        accessibilityIdentifier = id
        accessibilityTraits = .allowsDirectInteraction
        if color != nil {
            title.textColor = .white
            title.textAlignment = .center
        }
        hint.textAlignment = .right
        addSubview(title)
        if color == nil { addSubview(hint) }
        callDidChange()
    }

    override func layoutSubviews() {
        let line = CGRect(x: 12, y: ((bounds.height - 20) / 2).rounded(), width: max(0, bounds.width - 24), height: 20)
        guard color == nil else { return title.frame = line.insetBy(dx: -8, dy: 0) }
        title.frame = line
        hint.frame = line
    }

    private func callDidChange() {
        let isLit = call == .began || call == .moved
        hint.text = call?.rawValue ?? ""
        accessibilityLabel = "\(title.text ?? "")\(call.map { ": \($0.rawValue)" } ?? "")"
        if color == nil {
            backgroundColor = isLit ? appearance.accent : .clear
            title.textColor = isLit ? appearance.onAccent : appearance.content
            hint.textColor = isLit ? appearance.onAccent : appearance.secondaryContent
        } else {
            alpha = isLit ? 0.6 : 1
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.cancelled) }

    private func hear(_ call: Call) {
        self.call = call
        onCall(call)
    }
}
