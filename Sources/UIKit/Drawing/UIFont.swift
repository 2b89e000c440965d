/// A size and weight of the system's sans-serif typeface. Immutable.
public final class UIFont: Hashable, Sendable {
    /// How heavy a typeface is, on UIKit's scale of −1…1 with regular at 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
    }

    /// The size of an em in points.
    public let pointSize: CGFloat
    public let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        (self.pointSize, self.weight) = (pointSize, weight)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The font labels start with; 17 pt as in UIKit.
    public static let labelFontSize: CGFloat = 17

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: weight) }

    /// The height of one line in points, by the host's text renderer; 1.2 em where there is no host.
    @MainActor public var lineHeight: CGFloat {
        UIGraphics.services?.text.size(of: "", pointSize: pointSize, weight: hostWeight).height ?? (pointSize * 1.2)
    }

    /// The host knows two weights: the nearer one.
    internal var hostWeight: FontWeight { weight.rawValue >= Weight.medium.rawValue ? .semibold : .regular }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.pointSize == b.pointSize && a.weight == b.weight }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
