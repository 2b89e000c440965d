import Ink
import UIKit

/// How things that float over the drawing look.
enum FloatingStyle {
    /// Corners of `radius` points, a hairline and two soft shadows.
    case floating(radius: CGFloat)
}

extension UIView {
    func style(as style: FloatingStyle, theme: Theme) {
        guard case .floating(let radius) = style else { return }
        backgroundColor = theme.surface
        cornerRadius = radius
        // One device pixel at every scale: hairlines are never blurred.
        borderWidth = 0.01
        borderColor = theme.hairline
        softShadows = [
            SoftShadow(offset: CGSize(width: 0, height: 6), blur: 20, color: theme.shadows[1]),
            SoftShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: theme.shadows[0]),
        ]
    }
}

extension UIButton {
    /// The look of a button on a bar or sheet.
    func style(with theme: Theme) {
        tintColor = theme.content
        configuration.selected = Configuration.Look(background: theme.accent, foreground: theme.onAccent)
        configuration.pressedOverlay = theme.pressed
        configuration.cornerRadius = 12
    }
}

extension UIColor {
    convenience init(_ ink: InkColor) {
        func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        self.init(red: part(ink.red), green: part(ink.green), blue: part(ink.blue), alpha: part(ink.alpha))
    }
}
