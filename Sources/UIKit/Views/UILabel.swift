/// Shows one line of text, cut with an ellipsis where it does not fit and centred from top to bottom.
/// Touches pass through it unless `isUserInteractionEnabled` is switched on.
@MainActor
open class UILabel: UIView {
    open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
    open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) { didSet { if font != oldValue { contentDidChange() } } }
    open var textColor: UIColor = .black { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

    /// What is shown of the text; nil when it must be worked out again.
    private var shown: (line: TextLine, size: CGSize, width: CGFloat)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityTraits = .staticText
    }

    /// The text, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    private func contentDidChange() {
        shown = nil
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        guard let text, !text.isEmpty else { return }
        let current: (line: TextLine, size: CGSize, width: CGFloat)
        if let shown, shown.width == bounds.width {
            current = shown
        } else {
            let line = TextLine(text, font: font, renderer: hostServices?.text).truncated(toWidth: bounds.width)
            current = (line, line.size, bounds.width)
            shown = current
        }
        let slack = bounds.width - current.size.width
        let x: CGFloat
        switch textAlignment {
        case .left, .natural: x = 0
        case .center: x = slack / 2
        case .right: x = slack
        }
        current.line.draw(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + (bounds.height - current.size.height) / 2), color: textColor)
    }

    /// The size of the whole text, no wider than `size` unless that is 0 or less; one line high even when empty.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let whole = TextLine(text ?? "", font: font, renderer: hostServices?.text).size
        return CGSize(width: size.width > 0 ? min(whole.width, size.width) : whole.width, height: whole.height)
    }
}
