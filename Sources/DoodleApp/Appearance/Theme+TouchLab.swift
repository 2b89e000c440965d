import TouchLab
import UIKit

extension Theme {
    /// The same colours for the touch laboratory, on the look's paper: warm white, or charcoal under dark controls.
    var lab: LabAppearance {
        LabAppearance(
            ground: UIColor(hex: self == .dark ? 0x1D1E20 : 0xFCFBF7), surface: surface, hairline: hairline, content: content,
            secondaryContent: secondaryContent, accent: accent, onAccent: onAccent, pressed: pressed, warning: warning, shadows: shadows)
    }
}
