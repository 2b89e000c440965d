/// What a view is, for tests and assistive programs.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let selected = UIAccessibilityTraits(rawValue: 2)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
    public static let staticText = UIAccessibilityTraits(rawValue: 8)
    public static let image = UIAccessibilityTraits(rawValue: 16)
    public static let adjustable = UIAccessibilityTraits(rawValue: 32)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 64)
}
