/// A straight sRGB colour with alpha; components 0…1. Immutable.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    public let cgColor: CGColor
    /// Straight components, 0…1.
    public let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// Components outside 0…1 are limited to it.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { value > 0 ? min(1, value) : 0 }
        rgba = (limited(red), limited(green), limited(blue), limited(alpha))
        cgColor = CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, cgColor.alpha]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// An opaque colour as written on the web: `UIColor(hex: 0xFCFBF7)`.
    public convenience init(hex: UInt32, alpha: CGFloat = 1) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }

    /// The colour with its alpha replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let (red, green, blue, _) = rgba
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    internal var alpha: CGFloat { rgba.alpha }

    public static func == (a: UIColor, b: UIColor) -> Bool { a === b || a.rgba == b.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

    public var description: String {
        let (red, green, blue, alpha) = rgba
        return "UIColor(\(red), \(green), \(blue), \(alpha))"
    }

    // MARK: Drawing

    /// Makes this the current context's fill and stroke colour.
    @MainActor public func set() {
        setFill()
        setStroke()
    }

    @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
