import UIKit

/// One line that is typed into, at its end. What is in it at first is replaced by the first letter.
final class NameField: UIView {
    private let theme: Theme
    private(set) var text = "" { didSet { textDidChange() } }
    /// Nothing was typed yet: all of the text is marked.
    private(set) var isFresh = true
    var onReturn: () -> Void = {}
    var onEscape: () -> Void = {}
    /// What other programs copied.
    var pasted: () -> String? = { nil }
    private let label = UILabel()
    private let mark = UIView()
    private let caret = UIView()
    private let line = UIView()
    private static let inset: CGFloat = 12

    /// What is shown while there is no name.
    var hint = "" { didSet { textDidChange() } }

    init(theme: Theme, id: String) {
        self.theme = theme
        super.init(frame: .zero)
        accessibilityIdentifier = id
        mark.backgroundColor = theme.accent.withAlphaComponent(0.25)
        caret.backgroundColor = theme.accent
        line.backgroundColor = theme.accent
        label.font = .systemFont(ofSize: 15)
        for part in [mark, label, caret, line] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    func begin(with text: String) {
        isFresh = true
        self.text = text
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isFresh = false
        textDidChange()
        becomeFirstResponder()
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { take(presses, isRepeat: false) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { take(presses, isRepeat: true) }

    private func take(_ presses: Set<UIPress>, isRepeat: Bool) {
        for key in presses.compactMap(\.key) {
            switch key.charactersIgnoringModifiers {
            case "Return", "Enter", "Keypad Enter": if !isRepeat { return onReturn() }
            case "Escape": if !isRepeat { return onEscape() }
            case "Backspace":
                let rest = isFresh ? "" : String(text.dropLast())
                isFresh = false
                text = rest
            case "v" where key.modifierFlags.contains(.control):
                if let pasted = pasted() { type(pasted.filter { !$0.isNewline }) }
            case "Space": type(" ")
            default:
                let isPlain = key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
                if isPlain, key.characters.count == 1 { type(key.characters) }
            }
        }
    }

    private func type(_ typed: String) {
        let before = isFresh ? "" : text
        isFresh = false
        // Longer than any file's name.
        text = String((before + typed).prefix(240))
    }

    // MARK: Looks

    private func textDidChange() {
        label.text = text.isEmpty ? hint : text
        label.textColor = text.isEmpty ? theme.secondaryContent : theme.content
        accessibilityLabel = "Name: \(text)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let room = bounds.width - 2 * NameField.inset
        let width = label.sizeThatFits(CGSize(width: 100_000, height: bounds.height)).width.rounded(.up)
        // The end is what is typed at: a long name is shown from there.
        let shown = min(room, width)
        clipsToBounds = true
        label.frame = CGRect(x: NameField.inset + min(0, room - width), y: 0, width: width, height: bounds.height)
        mark.isHidden = !isFresh || text.isEmpty
        mark.frame = CGRect(x: NameField.inset - 2, y: 12, width: shown + 4, height: bounds.height - 24)
        caret.isHidden = isFresh && !text.isEmpty
        caret.frame = CGRect(x: NameField.inset + (text.isEmpty ? 0 : shown) + 1, y: 13, width: 2, height: bounds.height - 26)
        line.frame = CGRect(x: NameField.inset, y: bounds.height - 6, width: room, height: 2)
    }
}
