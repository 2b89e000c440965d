import UIKit

/// The colours of everything that is not the drawing.
struct Theme: Equatable {
    /// Fill of bars, sheets and toasts.
    let surface: UIColor
    let hairline: UIColor
    /// Icons and text: at least 4.5:1 on `surface`.
    let content: UIColor
    let secondaryContent: UIColor
    /// Fill of what is selected; `onAccent` is readable on it.
    let accent: UIColor
    let onAccent: UIColor
    /// Laid over a button while a finger is on it.
    let pressed: UIColor
    /// Keeps discs of ink apart from `surface`.
    let discOutline: UIColor
    /// Icon of what went wrong: at least 3:1 on `surface`.
    let warning: UIColor
    /// Two layers, tight and wide.
    let shadows: [UIColor]

    static let light = Theme(
        surface: UIColor(hex: 0xFFFFFF), hairline: UIColor(hex: 0x000000, alpha: 0.14),
        content: UIColor(hex: 0x23252B), secondaryContent: UIColor(hex: 0x5A5E68),
        accent: UIColor(hex: 0x2F5FD0), onAccent: UIColor(hex: 0xFFFFFF),
        pressed: UIColor(hex: 0x000000, alpha: 0.10), discOutline: UIColor(hex: 0x000000, alpha: 0.22), warning: UIColor(hex: 0xC62828),
        shadows: [UIColor(hex: 0x000000, alpha: 0.10), UIColor(hex: 0x000000, alpha: 0.12)])

    static let dark = Theme(
        surface: UIColor(hex: 0x2A2C31), hairline: UIColor(hex: 0xFFFFFF, alpha: 0.16),
        content: UIColor(hex: 0xF1F2F4), secondaryContent: UIColor(hex: 0xB4B8C2),
        accent: UIColor(hex: 0x8FB1FF), onAccent: UIColor(hex: 0x14213F),
        pressed: UIColor(hex: 0xFFFFFF, alpha: 0.12), discOutline: UIColor(hex: 0xFFFFFF, alpha: 0.5), warning: UIColor(hex: 0xFF8A80),
        shadows: [UIColor(hex: 0x000000, alpha: 0.24), UIColor(hex: 0x000000, alpha: 0.30)])
}
