import Assets
import UIKit

/// A button with a 24-point icon; chosen, it is a filled pill in the accent colour.
final class IconButton: UIButton {
    static let iconSide: CGFloat = 24

    init(_ icon: Icon, id: String, label: String, theme: Theme) {
        super.init(frame: .zero, configuration: .plain())
        accessibilityIdentifier = id
        accessibilityLabel = label
        let side = IconButton.iconSide
        setImage(UIImage(svg: icon.svg, size: CGSize(width: side, height: side)).withRenderingMode(.alwaysTemplate), for: .normal)
        style(with: theme)
    }

    /// Names what the button does beside its icon, as a row of a menu.
    func showTitle(_ title: String, theme: Theme) {
        setTitle(title, for: .normal)
        configuration.font = .systemFont(ofSize: 15)
        configuration.imagePadding = 12
        contentHorizontalAlignment = .leading
        configuration.contentInsets = UIEdgeInsets(all: 12)
    }
}
