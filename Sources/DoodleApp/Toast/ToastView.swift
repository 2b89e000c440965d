import Assets
import UIKit

/// The pill a toast is shown in. A swipe throws it away.
final class ToastView: UIView {
    private enum Metrics {
        static let height: CGFloat = 48
        static let heightWithPath: CGFloat = 60
        static let inset: CGFloat = 16
        static let gap: CGFloat = 10
        static let icon: CGFloat = 24
        /// How far a finger takes the toast along before it is thrown away.
        static let swipe: CGFloat = 24
    }

    let toast: Toast
    var dismiss: () -> Void = {}
    private let icon: UIImageView
    private let label = UILabel()
    private let pathLabel: UILabel?
    private let button: UIButton?

    /// Says something else of the same thing. The finger on its button stays there.
    func say(_ text: String) {
        label.text = text
        accessibilityLabel = [text, toast.path].compactMap { $0 }.joined(separator: ": ")
        setNeedsLayout()
    }

    init(_ toast: Toast, theme: Theme) {
        self.toast = toast
        icon = UIImageView(image: UIImage(svg: toast.icon.svg, size: CGSize(width: Metrics.icon, height: Metrics.icon)).withRenderingMode(.alwaysTemplate))
        button = toast.action.map { _ in UIButton() }
        pathLabel = toast.path.map { _ in UILabel() }
        super.init(frame: .zero)
        accessibilityIdentifier = "toast"
        accessibilityLabel = [toast.text, toast.path].compactMap { $0 }.joined(separator: ": ")
        accessibilityTraits = .staticText
        style(as: .floating(radius: Metrics.height / 2), theme: theme)

        icon.tintColor = toast.id == .failed ? theme.warning : theme.content
        label.text = toast.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = theme.content
        addSubview(icon)
        addSubview(label)
        if let pathLabel {
            pathLabel.font = .systemFont(ofSize: 13)
            pathLabel.textColor = theme.secondaryContent
            addSubview(pathLabel)
        }
        if let button, let action = toast.action {
            button.setTitle(action.title, for: .normal)
            button.configuration.font = .systemFont(ofSize: 15, weight: .semibold)
            button.configuration.contentInsets = UIEdgeInsets(all: Metrics.inset)
            button.setTitleColor(theme.accent, for: .normal)
            button.accessibilityIdentifier = "toast.action"
            button.accessibilityLabel = action.title
            button.on(.touchUpInside) { [unowned self] in
                dismiss()
                action.perform()
            }
            addSubview(button)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fixed = Metrics.inset + Metrics.icon + Metrics.gap + buttonWidth + (button == nil ? Metrics.inset : 0)
        pathLabel?.text = toast.path
        let text = max(label.sizeThatFits(size).width, pathLabel?.sizeThatFits(size).width ?? 0).rounded(.up)
        return CGSize(width: min(size.width, fixed + text), height: pathLabel == nil ? Metrics.height : Metrics.heightWithPath)
    }

    override func layoutSubviews() {
        icon.frame = CGRect(x: Metrics.inset, y: (bounds.height - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon)
        let left = icon.frame.maxX + Metrics.gap
        let right = bounds.width - (button == nil ? Metrics.inset : buttonWidth)
        let width = max(0, right - left)
        guard let pathLabel else {
            label.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            return layOutButton(at: right)
        }
        label.frame = CGRect(x: left, y: 8, width: width, height: bounds.height / 2 - 8)
        pathLabel.frame = CGRect(x: left, y: bounds.height / 2, width: width, height: bounds.height / 2 - 8)
        shorten(toast.path ?? "", in: pathLabel)
        layOutButton(at: right)
    }

    /// Leaves out leading characters until the rest fits. O(log length) measurements.
    private func shorten(_ path: String, in label: UILabel) {
        let characters = Array(path)
        func fits(_ dropped: Int) -> Bool {
            label.text = dropped == 0 ? path : "…" + String(characters[dropped...])
            return label.sizeThatFits(bounds.size).width <= label.bounds.width
        }
        guard !fits(0) else { return }
        var (tooFew, enough) = (0, characters.count)
        while enough - tooFew > 1 {
            let middle = (tooFew + enough) / 2
            if fits(middle) { enough = middle } else { tooFew = middle }
        }
        _ = fits(enough)
    }

    private func layOutButton(at right: CGFloat) {
        button?.frame = CGRect(x: right, y: 0, width: buttonWidth, height: bounds.height)
    }

    private var buttonWidth: CGFloat {
        guard let button else { return 0 }
        return button.sizeThatFits(bounds.size).width.rounded(.up)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let parent = superview else { return }
        let (here, before) = (touch.location(in: parent), touch.previousLocation(in: parent))
        // It goes along sideways and up; down there is only the drawing.
        transform = transform.concatenating(CGAffineTransform(translationX: here.x - before.x, y: min(0, here.y - before.y)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { settle() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { settle() }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func settle() {
        if hypot(transform.tx, transform.ty) >= Metrics.swipe { dismiss() } else { transform = .identity }
    }
}
