/// Eight pixels of a row at a time.
typealias Lanes = SIMD8<Float>

/// Arithmetic written so that each becomes a machine instruction or two; the library's own minimum, maximum and conversions are calls,
/// lane by lane.
enum LaneMath {
    /// Centres of a row's pixels, from the left edge of the first.
    @inline(__always)
    static var centres: Lanes { Lanes(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) }

    /// The same of four pixels in each of two rows, and how high their centres lie from the first row's upper edge.
    @inline(__always)
    static var pairCentres: Lanes { Lanes(0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5) }
    @inline(__always)
    static var pairRows: Lanes { Lanes(0.5, 0.5, 0.5, 0.5, 1.5, 1.5, 1.5, 1.5) }

    @inline(__always)
    static func smaller(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }

    @inline(__always)
    static func larger(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .> a) }

    @inline(__always)
    static func magnitude(_ a: Lanes) -> Lanes { lanes(bits(a) & 0x7FFF_FFFF) }

    /// `magnitude`, which is not negative, with the sign of `a`.
    @inline(__always)
    static func withSign(of a: Lanes, _ magnitude: Lanes) -> Lanes { lanes(bits(a) & 0x8000_0000 | bits(magnitude)) }

    @inline(__always)
    static func bits(_ a: Lanes) -> SIMD8<UInt32> { unsafeBitCast(a, to: SIMD8<UInt32>.self) }

    /// Square roots of numbers above 0, to the last digit or so: reciprocal roots guessed from the exponent and bettered twice (Newton),
    /// and the root once (Heron). The library's are eight scalar ones.
    @inline(__always)
    static func squareRoot(_ a: Lanes) -> Lanes {
        let half = a * 0.5
        var inverse = lanes(0x5F37_59DF &- bits(a) &>> 1)
        inverse *= 1.5 - half * inverse * inverse
        inverse *= 1.5 - half * inverse * inverse
        let root = a * inverse
        return root + (half - root * root * 0.5) * inverse
    }

    /// The low byte of each lane.
    @inline(__always)
    static func bytes(_ a: SIMD8<UInt32>) -> SIMD8<UInt8> {
        // The library's conversion does the same, but by a call.
        var bytes = SIMD8<UInt8>()
        for lane in 0..<8 { bytes[lane] = UInt8(truncatingIfNeeded: a[lane]) }
        return bytes
    }

    @inline(__always)
    private static func lanes(_ a: SIMD8<UInt32>) -> Lanes { unsafeBitCast(a, to: Lanes.self) }

    /// The whole number nearest to a value within ±2²²: added to 1.5·2²³ a number is rounded, and its last bits are the number.
    @inline(__always)
    static func nearest(_ value: Float) -> Int {
        Int(Int32(bitPattern: (value + 12_582_912).bitPattern) &- 0x4B40_0000)
    }

    @inline(__always)
    static func nearest(_ values: Lanes) -> SIMD8<Int32> {
        unsafeBitCast(values + 12_582_912, to: SIMD8<Int32>.self) &- 0x4B40_0000
    }

    @inline(__always)
    static func smaller(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

    @inline(__always)
    static func larger(_ a: Float, _ b: Float) -> Float { a > b ? a : b }
}
