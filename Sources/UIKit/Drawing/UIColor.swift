/// A straight sRGB colour with alpha.
public struct UIColor: Hashable, Sendable {
    public static let systemBlue = UIColor()
}
