/// Arithmetic on premultiplied `0xAARRGGBB` pixels, rounded to nearest.
public enum Premultiplied {
    /// `a·b/255` rounded to nearest, exact for every pair of bytes (Blinn, "Three wrongs make a right", IEEE CG&A 1995).
    @inlinable public static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a * b + 128
        return (product + (product >> 8)) >> 8
    }

    /// Every channel of `pixel` times `factor`/255, rounded to nearest.
    @inlinable public static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        // Two channels at a time: each product stays below 2¹⁶, so neighbours cannot touch.
        var redBlue = (pixel & 0x00FF_00FF) * factor + 0x0080_0080
        redBlue = ((redBlue + ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var alphaGreen = ((pixel >> 8) & 0x00FF_00FF) * factor + 0x0080_0080
        alphaGreen = (alphaGreen + ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return alphaGreen | redBlue
    }

    /// `source` over `destination` (Porter–Duff).
    @inlinable public static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        // With α = 255 the factor is 0 and with α = 0 it is 255, so no case needs a branch to be exact.
        source &+ scale(destination, by: 255 - (source >> 24))
    }

    /// `destination` with `coverage`/255 of it taken away (destination-out): transparent, not white.
    @inlinable public static func out(_ destination: UInt32, coverage: UInt32) -> UInt32 {
        scale(destination, by: 255 - coverage)
    }

    /// A straight colour as a premultiplied pixel.
    @inlinable public static func pixel(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
        let a = UInt32(alpha)
        return a << 24 | multiply(UInt32(red), a) << 16 | multiply(UInt32(green), a) << 8 | multiply(UInt32(blue), a)
    }

    /// The straight channels of a premultiplied pixel, rounded to nearest; all zero when transparent.
    @inlinable public static func straight(_ pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let a = pixel >> 24
        guard a > 0 else { return (0, 0, 0, 0) }
        func channel(_ value: UInt32) -> UInt8 { UInt8(min(255, (value * 255 + a / 2) / a)) }
        return (channel(pixel >> 16 & 255), channel(pixel >> 8 & 255), channel(pixel & 255), UInt8(a))
    }
}
