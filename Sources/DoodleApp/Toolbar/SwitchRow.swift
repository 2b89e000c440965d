import Assets
import UIKit

/// A row of a sheet that is on or off: a press anywhere on it changes it, and the switch at its end shows which it is.
final class SwitchRow: UIView {
    /// A press asks for the other.
    var onChange: (Bool) -> Void = { _ in }
    let button: IconButton
    private let knob = UISwitch(frame: .zero)
    private let theme: Theme

    /// From the row's end, in points; as far as the icon is from its beginning.
    private static let margin: CGFloat = 12

    init(_ icon: Icon, id: String, label: String, theme: Theme) {
        button = IconButton(icon, id: id, label: label, isRow: true, theme: theme)
        self.theme = theme
        super.init(frame: .zero)
        knob.onTintColor = theme.accent
        knob.isUserInteractionEnabled = false
        knob.accessibilityIdentifier = "\(id).switch"
        knob.accessibilityLabel = label
        addSubview(button)
        addSubview(knob)
        button.on(.touchUpInside) { [unowned self] in onChange(!isOn) }
    }

    var isOn: Bool {
        get { knob.isOn }
        set {
            knob.isOn = newValue
            // As the icon of a chosen row.
            knob.thumbTintColor = newValue ? theme.onAccent : nil
        }
    }

    override func layoutSubviews() {
        button.frame = bounds
        let size = knob.bounds.size
        knob.frame = CGRect(
            x: bounds.width - SwitchRow.margin - size.width, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
