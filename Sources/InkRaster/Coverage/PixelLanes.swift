import CoreGraphics

/// Arithmetic on eight premultiplied pixels at a time, to the same bits as `Premultiplied`.
///
/// Two channels of a pixel lie in 32 bits with 8 bits between them: sixteen products of bytes in sixteen lanes of 16 bits, none of which
/// overflows.
struct PixelLanes {
    typealias Words = SIMD16<UInt16>
    private var redBlue: Words, alphaGreen: Words

    @inline(__always)
    init(_ pixels: SIMD8<UInt32>) {
        redBlue = unsafeBitCast(pixels & 0x00FF_00FF, to: Words.self)
        alphaGreen = unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: Words.self)
    }

    @inline(__always)
    private init(_ redBlue: Words, _ alphaGreen: Words) { (self.redBlue, self.alphaGreen) = (redBlue, alphaGreen) }

    @inline(__always)
    var pixels: SIMD8<UInt32> {
        unsafeBitCast(redBlue, to: SIMD8<UInt32>.self) | unsafeBitCast(alphaGreen, to: SIMD8<UInt32>.self) &<< 8
    }

    /// A factor of 0…255 for each pixel.
    struct Factors {
        fileprivate let words: Words

        @inline(__always)
        fileprivate init(_ words: Words) { self.words = words }

        @inline(__always)
        init(_ bytes: SIMD8<UInt8>) {
            var lanes = SIMD8<UInt32>()
            for lane in 0..<8 { lanes[lane] = UInt32(truncatingIfNeeded: bytes[lane]) }
            words = unsafeBitCast(lanes | lanes &<< 16, to: Words.self)
        }

        /// 255 less each.
        @inline(__always)
        var rest: Factors { Factors(255 &- words) }
    }

    /// Each pixel's alpha.
    @inline(__always)
    var alpha: Factors {
        let lanes = unsafeBitCast(alphaGreen, to: SIMD8<UInt32>.self) &>> 16
        return Factors(unsafeBitCast(lanes | lanes &<< 16, to: Words.self))
    }

    /// Every channel times factor / 255, rounded to nearest.
    @inline(__always)
    func scaled(_ factors: Factors) -> PixelLanes {
        PixelLanes(Self.divided(redBlue &* factors.words), Self.divided(alphaGreen &* factors.words))
    }

    /// `a·(255−m)/255 + b·m/255`, rounded to nearest once.
    @inline(__always)
    func mixed(_ other: PixelLanes, _ factors: Factors) -> PixelLanes {
        let rest = factors.rest.words
        return PixelLanes(
            Self.divided(redBlue &* rest &+ other.redBlue &* factors.words),
            Self.divided(alphaGreen &* rest &+ other.alphaGreen &* factors.words))
    }

    /// This over `below` (Porter–Duff).
    @inline(__always)
    func over(_ below: PixelLanes) -> PixelLanes {
        let below = below.scaled(alpha.rest)
        return PixelLanes(redBlue &+ below.redBlue, alphaGreen &+ below.alphaGreen)
    }

    /// A product of bytes, or a sum of two that is no more than 255², by 255.
    @inline(__always)
    private static func divided(_ product: Words) -> Words {
        let rounded = product &+ 128
        return (rounded &+ (rounded &>> 8)) &>> 8
    }
}

// MARK: - Memory

extension PixelLanes {
    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>) { self.init(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)) }

    @inline(__always)
    func store(_ pixels: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pixels).storeBytes(of: self.pixels, as: SIMD8<UInt32>.self)
    }
}
