/// An immutable straight (not premultiplied) sRGB colour; channels and alpha are 0…1.
public final class CGColor: Sendable, Hashable {
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green and blue.
    private let red: CGFloat
    private let green: CGFloat
    private let blue: CGFloat
    public let alpha: CGFloat

    /// Values outside 0…1 are limited to it; NaN counts as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red.limitedToUnit
        self.green = green.limitedToUnit
        self.blue = blue.limitedToUnit
        self.alpha = alpha.limitedToUnit
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue, alpha. Never nil: every colour is RGB here; optional because Core Graphics has it so.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    public var numberOfComponents: Int { 4 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0xAARRGGBB`, premultiplied, each channel rounded to nearest.
    public var premultipliedPixel: UInt32 { premultipliedPixel(alpha: 1) }

    /// The pixel for this colour with its alpha times `factor` (0…1). Rounded once, so faint colours keep their hue.
    internal func premultipliedPixel(alpha factor: CGFloat) -> UInt32 {
        let a = alpha * factor.limitedToUnit
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
        // The channels follow from the rounded alpha: none may exceed it, or blending would carry into its neighbour.
        let alphaByte = byte(a)
        let unit = CGFloat(alphaByte) / 255
        return alphaByte << 24 | byte(red * unit) << 16 | byte(green * unit) << 8 | byte(blue * unit)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}

extension CGFloat {
    /// The value limited to 0…1; 0 for NaN.
    internal var limitedToUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
