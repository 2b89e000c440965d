import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much things stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// What the system asks programs to look like. A value here; UIKit has a class of many more traits.
public struct UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast

    public init(userInterfaceStyle: UIUserInterfaceStyle = .light, accessibilityContrast: UIAccessibilityContrast = .normal) {
        (self.userInterfaceStyle, self.accessibilityContrast) = (userInterfaceStyle, accessibilityContrast)
    }

    private static let bits = Atomic<UInt8>(0)

    /// Those of the application that runs now: colours that depend on them are looked up by it.
    public internal(set) static var current: UITraitCollection {
        get {
            let bits = bits.load(ordering: .relaxed)
            return UITraitCollection(
                userInterfaceStyle: bits & 1 == 0 ? .light : .dark, accessibilityContrast: bits & 2 == 0 ? .normal : .high)
        }
        set {
            let isDark: UInt8 = newValue.userInterfaceStyle == .dark ? 1 : 0
            bits.store(isDark | (newValue.accessibilityContrast == .high ? 2 : 0), ordering: .relaxed)
        }
    }
}

extension UITraitCollection {
    /// As a host tells it.
    public init(_ appearance: HostEvent.Appearance) {
        self.init(
            userInterfaceStyle: appearance.isDark ? .dark : .light, accessibilityContrast: appearance.hasHighContrast ? .high : .normal)
    }
}
