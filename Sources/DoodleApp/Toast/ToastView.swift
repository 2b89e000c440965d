import Assets
import UIKit

/// The pill a toast is shown in. A swipe throws it away.
final class ToastView: UIView {
    private enum Metrics {
        static let height: CGFloat = 48
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
    private let button: UIButton?

    init(_ toast: Toast, theme: Theme) {
        self.toast = toast
        icon = UIImageView(image: UIImage(svg: toast.icon.svg, size: CGSize(width: Metrics.icon, height: Metrics.icon)).withRenderingMode(.alwaysTemplate))
        button = toast.action.map { _ in UIButton() }
        super.init(frame: .zero)
        accessibilityIdentifier = "toast"
        accessibilityLabel = toast.text
        accessibilityTraits = .staticText
        style(as: .floating(radius: Metrics.height / 2), theme: theme)

        icon.tintColor = toast.id == .failed ? theme.warning : theme.content
        label.text = toast.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = theme.content
        addSubview(icon)
        addSubview(label)
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
        let text = label.sizeThatFits(size).width.rounded(.up)
        return CGSize(width: min(size.width, fixed + text), height: Metrics.height)
    }

    override func layoutSubviews() {
        icon.frame = CGRect(x: Metrics.inset, y: (bounds.height - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon)
        let left = icon.frame.maxX + Metrics.gap
        let right = bounds.width - (button == nil ? Metrics.inset : buttonWidth)
        label.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
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
