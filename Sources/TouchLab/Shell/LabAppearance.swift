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
