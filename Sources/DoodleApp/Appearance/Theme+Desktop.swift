import UIKit

extension Theme {
    /// The desktop's, as it is at any moment: every colour is looked up when it is used.
    static let desktop = Theme(
        surface: live(\.surface), hairline: live(\.hairline), content: live(\.content), secondaryContent: live(\.secondaryContent),
        accent: live(\.accent), onAccent: live(\.onAccent), pressed: live(\.pressed), discOutline: live(\.discOutline),
        warning: live(\.warning), shadows: [live(\.shadows[0]), live(\.shadows[1])], ground: live(\.ground), shelf: live(\.shelf))

    /// The one for certain traits.
    static func theme(for traits: UITraitCollection) -> Theme {
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.dark, .high): darkHighContrast
        case (.dark, _): dark
        case (_, .high): lightHighContrast
        default: light
        }
    }

    private static func live(_ part: KeyPath<Theme, UIColor> & Sendable) -> UIColor {
        UIColor { theme(for: $0)[keyPath: part] }
    }
}
