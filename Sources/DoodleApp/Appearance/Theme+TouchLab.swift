import TouchLab
import UIKit

extension Theme {
    /// The same colours for the touch laboratory.
    var lab: LabAppearance {
        LabAppearance(
            ground: ground, surface: surface, hairline: hairline, content: content,
            secondaryContent: secondaryContent, accent: accent, onAccent: onAccent, pressed: pressed, warning: warning, shadows: shadows)
    }
}
