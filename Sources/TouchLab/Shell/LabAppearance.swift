import UIKit

/// The colours the laboratory is shown in: its opener's, so that both look like one program.
public struct LabAppearance: Equatable, Sendable {
    /// Behind everything.
    public let ground: UIColor
    /// Fill of bars and panels; all text colours are readable on it and on `ground`.
    public let surface: UIColor
    public let hairline: UIColor
    public let content: UIColor
    public let secondaryContent: UIColor
    /// Fill of what is selected; `onAccent` is readable on it.
    public let accent: UIColor
    public let onAccent: UIColor
    /// Laid over a button while a finger is on it.
    public let pressed: UIColor
    /// What went wrong: at least 3:1 on `surface`.
    public let warning: UIColor
    /// Two layers, tight and wide, under what floats.
    public let shadows: [UIColor]

    public init(
        ground: UIColor, surface: UIColor, hairline: UIColor, content: UIColor, secondaryContent: UIColor, accent: UIColor,
        onAccent: UIColor, pressed: UIColor, warning: UIColor, shadows: [UIColor]
    ) {
        (self.ground, self.surface, self.hairline) = (ground, surface, hairline)
        (self.content, self.secondaryContent) = (content, secondaryContent)
        (self.accent, self.onAccent, self.pressed) = (accent, onAccent, pressed)
        (self.warning, self.shadows) = (warning, shadows)
    }
}

/// Colours of things to be told apart, in the order they are used.
///
/// Each stands out at 3.3:1 or more from warm white paper (#FCFBF7), white, charcoal (#1D1E20) and dark panels (#2A2C31), by WCAG 2.1's
/// formula, so that one set serves light and dark.
enum LabPalette {
    static let colors: [UIColor] = [0x4D70FF, 0xF70C0C, 0x07911E, 0xCC5B0A, 0x9A57F7, 0x078A8A, 0xD916D9, 0x917A07, 0x0B80D4, 0xF20C6C]
        .map { UIColor(hex: $0) }

    /// Starts again behind the last one.
    static func color(_ index: Int) -> UIColor { colors[index % colors.count] }
}
