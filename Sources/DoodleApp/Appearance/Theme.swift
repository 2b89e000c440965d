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
    /// Behind what lies on nothing else: paper's warm white, or charcoal.
    let ground: UIColor
    /// Behind the tiles of the gallery, whose pictures are paper.
    let shelf: UIColor

    static let light = Theme(
        surface: UIColor(hex: 0xFFFFFF), hairline: UIColor(hex: 0x000000, alpha: 0.14),
        content: UIColor(hex: 0x23252B), secondaryContent: UIColor(hex: 0x5A5E68),
        accent: UIColor(hex: 0x2F5FD0), onAccent: UIColor(hex: 0xFFFFFF),
        pressed: UIColor(hex: 0x000000, alpha: 0.10), discOutline: UIColor(hex: 0x000000, alpha: 0.22), warning: UIColor(hex: 0xC62828),
        shadows: [UIColor(hex: 0x000000, alpha: 0.10), UIColor(hex: 0x000000, alpha: 0.12)],
        ground: UIColor(hex: 0xFCFBF7), shelf: UIColor(hex: 0xF0EEE9))

    static let dark = Theme(
        surface: UIColor(hex: 0x2A2C31), hairline: UIColor(hex: 0xFFFFFF, alpha: 0.16),
        content: UIColor(hex: 0xF1F2F4), secondaryContent: UIColor(hex: 0xB4B8C2),
        accent: UIColor(hex: 0x8FB1FF), onAccent: UIColor(hex: 0x14213F),
        pressed: UIColor(hex: 0xFFFFFF, alpha: 0.12), discOutline: UIColor(hex: 0xFFFFFF, alpha: 0.5), warning: UIColor(hex: 0xFF8A80),
        shadows: [UIColor(hex: 0x000000, alpha: 0.24), UIColor(hex: 0x000000, alpha: 0.30)],
        ground: UIColor(hex: 0x1D1E20), shelf: UIColor(hex: 0x1D1E20))

    /// What stands out: black on white, lines one can see, and a blue of 7:1 and more. (WCAG 2.1 asks that of text at its highest level.)
    static let lightHighContrast = Theme(
        surface: UIColor(hex: 0xFFFFFF), hairline: UIColor(hex: 0x000000),
        content: UIColor(hex: 0x000000), secondaryContent: UIColor(hex: 0x2B2B2B),
        accent: UIColor(hex: 0x00318F), onAccent: UIColor(hex: 0xFFFFFF),
        pressed: UIColor(hex: 0x000000, alpha: 0.25), discOutline: UIColor(hex: 0x000000), warning: UIColor(hex: 0x9B0000),
        shadows: [UIColor(hex: 0x000000, alpha: 0.10), UIColor(hex: 0x000000, alpha: 0.12)],
        ground: UIColor(hex: 0xFFFFFF), shelf: UIColor(hex: 0xE8E8E8))

    static let darkHighContrast = Theme(
        surface: UIColor(hex: 0x000000), hairline: UIColor(hex: 0xFFFFFF),
        content: UIColor(hex: 0xFFFFFF), secondaryContent: UIColor(hex: 0xDADADA),
        accent: UIColor(hex: 0xA8C7FF), onAccent: UIColor(hex: 0x000000),
        pressed: UIColor(hex: 0xFFFFFF, alpha: 0.3), discOutline: UIColor(hex: 0xFFFFFF), warning: UIColor(hex: 0xFFB0A8),
        shadows: [UIColor(hex: 0x000000, alpha: 0.24), UIColor(hex: 0x000000, alpha: 0.30)],
        ground: UIColor(hex: 0x000000), shelf: UIColor(hex: 0x000000))
}
