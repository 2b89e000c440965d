/// Shows text: one line, or several broken between words (`numberOfLines`), the last one cut with an ellipsis where it does not fit.
/// The lines are centred from top to bottom.
/// Touches pass through it unless `isUserInteractionEnabled` is switched on.
@MainActor
open class UILabel: UIView {
    open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
    open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) { didSet { if font != oldValue { contentDidChange() } } }
    open var textColor: UIColor = .black { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

    /// How many lines there may be at most, within the height there is; 0 for as many as it takes.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

    /// What is shown of the text, and the bounds it was worked out for; nil when it must be worked out again.
    private var shown: (lines: [TextLine], size: CGSize)?

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
        let lines = linesToShow
        let sizes = lines.map(\.size)
        var y = bounds.minY + (bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2
        for (line, size) in zip(lines, sizes) {
            let slack = bounds.width - size.width
            let x: CGFloat = switch textAlignment {
            case .left, .natural: 0
            case .center: slack / 2
            case .right: slack
            }
            line.draw(at: CGPoint(x: bounds.minX + x, y: y), color: textColor)
            y += size.height
        }
    }

    private var linesToShow: [TextLine] {
        if let shown, shown.size == bounds.size { return shown.lines }
        var limit = max(0, numberOfLines)
        if limit != 1, bounds.height > 0 {
            // Lines that there is no room for would be drawn outside of the bounds.
            let room = max(1, Int(((bounds.height + 0.001) / max(font.lineHeight, 1)).rounded(.down)))
            limit = limit == 0 ? room : min(limit, room)
        }
        let lines = lines(limit: limit, width: bounds.width)
        shown = (lines, bounds.size)
        return lines
    }

    /// - Parameter limit: 0 for none.
    private func lines(limit: Int, width: CGFloat) -> [TextLine] {
        guard let text, !text.isEmpty else { return [] }
        let line = TextLine(text, font: font, renderer: hostServices?.text)
        return limit == 1 ? [line.truncated(toWidth: width)] : line.wrapped(toWidth: width, limit: limit)
    }

    /// The size of the whole text in as many lines as it may have, no wider than `size` unless that is 0 or less; one line high even
    /// when empty.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let whole = TextLine(text ?? "", font: font, renderer: hostServices?.text).size
        guard numberOfLines != 1 else {
            return CGSize(width: size.width > 0 ? min(whole.width, size.width) : whole.width, height: whole.height)
        }
        let lines = lines(limit: max(0, numberOfLines), width: size.width > 0 ? size.width : .greatestFiniteMagnitude).map(\.size)
        return CGSize(width: lines.map(\.width).max() ?? 0, height: max(whole.height, lines.reduce(0) { $0 + $1.height }))
    }
}
