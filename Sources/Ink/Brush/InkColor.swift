import CoreGraphics

/// A straight (not premultiplied) sRGB colour, one byte a channel: exactly what files hold.
public struct InkColor: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// 255 is opaque.
    public var alpha: UInt8

    public static let black = InkColor(red: 0, green: 0, blue: 0)

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The colour as a premultiplied `0xAARRGGBB` pixel.
    public var premultipliedPixel: UInt32 {
        Premultiplied.pixel(red: red, green: green, blue: blue, alpha: alpha)
    }
}
