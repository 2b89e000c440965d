import UIKit

/// A button of the laboratory: a title on a quiet pill, or on the accent colour while it is selected.
class LabButton: UIButton {
    /// - Parameter label: for those who cannot see it, where the title alone says too little.
    init(_ title: String, id: String, label: String? = nil, isPlain: Bool = false, kit: LabKit, _ action: @escaping @MainActor () -> Void) {
        super.init(frame: .zero, configuration: .plain())
        let look = kit.appearance
        setTitle(title, for: .normal)
        accessibilityIdentifier = id
        accessibilityLabel = label ?? title
        tintColor = look.content
        configuration.selected = Configuration.Look(background: look.accent, foreground: look.onAccent)
        configuration.pressedOverlay = look.pressed
        configuration.cornerRadius = 10
        configuration.font = LabKit.body
        configuration.contentInsets = UIEdgeInsets(top: 8, left: isPlain ? 14 : 8, bottom: 8, right: isPlain ? 14 : 8)
        if !isPlain {
            configuration.normal.background = look.surface
            cornerRadius = 10
            borderWidth = 0.01
            borderColor = look.hairline
        }
        on(.touchUpInside, action)
    }
}

/// A button that shows a drawn sign.
final class GlyphButton: LabButton {
    enum Glyph { case left, right, down, window }

    private let glyph: Glyph
    /// Beside the sign, where there is a title.
    private static let room: CGFloat = 24

    init(_ glyph: Glyph, title: String = "", id: String, label: String, kit: LabKit, _ action: @escaping @MainActor () -> Void) {
        self.glyph = glyph
        super.init(title, id: id, label: label, isPlain: true, kit: kit, action)
        if title.isEmpty { return }
        let (near, far) = (GlyphButton.room + 4, CGFloat(14))
        let isBefore = glyph == .left
        configuration.contentInsets = UIEdgeInsets(top: 8, left: isBefore ? near : far, bottom: 8, right: isBefore ? far : near)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let hasTitle = currentTitle?.isEmpty == false
        let middle = CGPoint(x: !hasTitle ? bounds.midX : glyph == .left ? bounds.minX + 16 : bounds.maxX - 16, y: bounds.midY)
        let path = UIBezierPath()
        // Optically centred: the tip weighs less than the open side.
        switch glyph {
        case .left: GlyphButton.line(path, [(3, -6), (-3, 0), (3, 6)], middle)
        case .right: GlyphButton.line(path, [(-3, -6), (3, 0), (-3, 6)], middle)
        case .down: GlyphButton.line(path, [(-5, -2.5), (0, 2.5), (5, -2.5)], middle)
        case .window: GlyphButton.window(path, middle)
        }
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
        (tintColor ?? .black).withAlphaComponent(isEnabled ? 1 : configuration.disabledAlpha).setStroke()
        path.stroke()
    }

    /// A window in front of another one.
    private static func window(_ path: UIBezierPath, _ middle: CGPoint) {
        path.append(UIBezierPath(roundedRect: CGRect(x: middle.x - 9, y: middle.y - 4, width: 13, height: 11), cornerRadius: 2))
        line(path, [(-4, -8), (9, -8), (9, 3)], middle)
    }

    private static func line(_ path: UIBezierPath, _ offsets: [(CGFloat, CGFloat)], _ middle: CGPoint) {
        for (index, offset) in offsets.enumerated() {
            let point = CGPoint(x: middle.x + offset.0, y: middle.y + offset.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
    }
}
