import Assets
import UIKit

/// A button with a 24-point icon; chosen, it is a filled pill in the accent colour.
final class IconButton: UIButton {
    static let iconSide: CGFloat = 24

    var icon: Icon { didSet { if icon != oldValue { showIcon() } } }

    /// Whether the label stands beside the icon, as in a row of a menu.
    var isRow: Bool { didSet { if isRow != oldValue { arrange() } } }

    init(_ icon: Icon, id: String, label: String, isRow: Bool = false, theme: Theme) {
        (self.icon, self.isRow) = (icon, isRow)
        super.init(frame: .zero, configuration: .plain())
        accessibilityIdentifier = id
        accessibilityLabel = label
        showIcon()
        style(with: theme)
        configuration.font = .systemFont(ofSize: 15)
        configuration.imagePadding = 12
        arrange()
    }

    private func arrange() {
        setTitle(isRow ? accessibilityLabel : nil, for: .normal)
        contentHorizontalAlignment = isRow ? .leading : .center
        configuration.contentInsets = UIEdgeInsets(all: isRow ? 12 : 8)
    }

    private func showIcon() {
        let side = IconButton.iconSide
        setImage(UIImage(svg: icon.svg, size: CGSize(width: side, height: side)).withRenderingMode(.alwaysTemplate), for: .normal)
    }
}
