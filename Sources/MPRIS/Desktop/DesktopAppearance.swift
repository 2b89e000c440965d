/// What the desktop's settings portal says programs should look like.
/// Source: XDG Desktop Portal, `org.freedesktop.portal.Settings`, namespace `org.freedesktop.appearance`.
public struct DesktopAppearance: Hashable, Sendable {
    public enum Scheme: UInt32, Sendable { case none, dark, light }

    /// `none` where the desktop prefers nothing.
    public var scheme: Scheme
    public var hasHighContrast: Bool

    public init(scheme: Scheme = .none, hasHighContrast: Bool = false) { (self.scheme, self.hasHighContrast) = (scheme, hasHighContrast) }

    static let namespace = "org.freedesktop.appearance"
    static let keys = ["color-scheme", "contrast"]

    /// Takes over what one setting says; values that are not specified count as none.
    mutating func set(_ key: String, to value: UInt32) {
        switch key {
        case "color-scheme": scheme = Scheme(rawValue: value) ?? .none
        case "contrast": hasHighContrast = value == 1
        default: break
        }
    }
}
