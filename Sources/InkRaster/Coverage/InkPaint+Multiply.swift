/// Colours that let what lies under them show through. The sums are in 1/255² and rounded to nearest once, colour, backdrop and
/// coverage together; a tie cannot be, as 255² is odd. No channel grows beyond alpha: alpha goes through the same sum, which no channel
/// of colour or backdrop exceeds and which grows with both.
extension InkPaint {
    private static let one: UInt32 = 255 * 255

    /// `color` laid over `base` (source-over) where `m`/255 of it counts.
    @inline(__always)
    static func laid(_ color: UInt32, on base: UInt32, _ m: UInt32) -> UInt32 {
        let rest = one &- (color >> 24) &* m
        return eachChannel { shift in (base >> shift & 255) &* rest &+ (color >> shift & 255) &* m &* 255 }
    }

    /// `color` multiplied with `base` where `m`/255 of it counts, as W3C Compositing and Blending Level 1 has it (10.1.2 with 9.1.3,
    /// colours premultiplied): cs·(1 − αb) + cb·(1 − αs) + cs·cb. Over nothing it is the colour itself; over black it is black.
    @inline(__always)
    static func multiplied(_ color: UInt32, with base: UInt32, _ m: UInt32) -> UInt32 {
        let rest = one &- (color >> 24) &* m
        let bare = 255 &- (base >> 24)
        return eachChannel { shift in
            let backdrop = base >> shift & 255
            return backdrop &* rest &+ (color >> shift & 255) &* m &* (bare &+ backdrop)
        }
    }

    /// Highlighters are wide and lie mostly on bare page, where all pixels become the same.
    static func blendMultiplied(
        _ color: UInt32, _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int
    ) {
        for i in 0..<count where mask[i] != 0 {
            pixels[i] = mask[i] == 255 && pixels[i] == 0 ? color : multiplied(color, with: pixels[i], UInt32(mask[i]))
        }
    }

    /// - Parameters x, y: the page pixel `pixels` begins with.
    static func blendGrain(
        _ color: UInt32, _ grain: PaperGrain, _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
        x: Int, y: Int
    ) {
        for i in 0..<count where mask[i] != 0 {
            pixels[i] = laid(color, on: pixels[i], grain.deposit(pressed: UInt32(mask[i]), x: x + i, y: y))
        }
    }

    /// A pixel of channels in 1/255².
    @inline(__always)
    private static func eachChannel(_ value: (UInt32) -> UInt32) -> UInt32 {
        func byte(_ shift: UInt32) -> UInt32 { ((value(shift) &+ one / 2) / one) << shift }
        return byte(0) | byte(8) | byte(16) | byte(24)
    }
}
