import CoreGraphics
import Ink

/// What full coverage makes of a pixel.
enum InkPaint: Hashable, Sendable {
    /// A premultiplied colour laid over it.
    case color(UInt32)
    /// A premultiplied colour that tints it.
    case multiply(UInt32)
    /// A premultiplied colour that stays on the paper's tooth only.
    case grain(UInt32, PaperGrain)
    /// Nothing stays.
    case erase

    init(_ brush: Brush, map: PageMap) {
        self = switch brush.tool {
        case .pen, .fountain: .color(brush.color.premultipliedPixel)
        case .pencil: .grain(brush.color.premultipliedPixel, PaperGrain(map))
        case .highlighter: .multiply(brush.color.premultipliedPixel)
        case .eraser: .erase
        }
    }

    /// Paints `count` pixels through their coverage: base·(1−m) + painted·m, rounded to nearest once. O(count).
    /// - Parameters x, y: the page pixel `pixels` begins with; the paper's grain lies still on the page.
    @inline(__always)
    func blend(_ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int, x: Int = 0, y: Int = 0) {
        switch self {
        case .color(let color) where color >> 24 == 255:
            let all = SIMD8<UInt32>(repeating: color), lanes = PixelLanes(all)
            Self.forEachCovered(mask, count) { i, m in
                if m == .max {
                    UnsafeMutableRawPointer(pixels + i).storeBytes(of: all, as: SIMD8<UInt32>.self)
                } else {
                    PixelLanes(pixels + i).mixed(lanes, PixelLanes.Factors(unsafeBitCast(m, to: SIMD8<UInt8>.self))).store(pixels + i)
                }
            } one: { i in
                pixels[i] = Self.mix(pixels[i], color, UInt32(mask[i]))
            }
        case .color(let color):
            let lanes = PixelLanes(SIMD8(repeating: color))
            Self.forEachCovered(mask, count) { i, m in
                let base = PixelLanes(pixels + i)
                base.mixed(lanes.over(base), PixelLanes.Factors(unsafeBitCast(m, to: SIMD8<UInt8>.self))).store(pixels + i)
            } one: { i in
                pixels[i] = Self.mix(pixels[i], Premultiplied.over(color, pixels[i]), UInt32(mask[i]))
            }
        case .multiply(let color):
            Self.blendMultiplied(color, pixels, mask, count)
        case .grain(let color, let grain):
            Self.blendGrain(color, grain, pixels, mask, count, x: x, y: y)
        case .erase:
            Self.forEachCovered(mask, count) { i, m in
                PixelLanes(pixels + i).scaled(PixelLanes.Factors(unsafeBitCast(m, to: SIMD8<UInt8>.self)).rest).store(pixels + i)
            } one: { i in
                pixels[i] = Premultiplied.out(pixels[i], coverage: UInt32(mask[i]))
            }
        }
    }

    /// Calls `eight` with each place from which on eight pixels are that have any coverage, and with it; `one` with each that is left at
    /// the end. Most of a tile has none.
    @inline(__always)
    private static func forEachCovered(
        _ mask: UnsafePointer<UInt8>, _ count: Int, eight: (Int, UInt64) -> Void, one: (Int) -> Void
    ) {
        var i = 0
        while i &+ 8 <= count {
            let coverage = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt64.self)
            if coverage != 0 { eight(i, coverage) }
            i = i &+ 8
        }
        while i < count {
            if mask[i] != 0 { one(i) }
            i += 1
        }
    }

    /// `a·(255−m)/255 + b·m/255` in every channel, exact and rounded to nearest: the sum is at most 255² and is divided once.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ m: UInt32) -> UInt32 {
        let rest = 255 &- m
        var redBlue = (a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* m &+ 0x0080_0080
        redBlue = ((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var alphaGreen = ((a >> 8) & 0x00FF_00FF) &* rest &+ ((b >> 8) & 0x00FF_00FF) &* m &+ 0x0080_0080
        alphaGreen = (alphaGreen &+ ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return alphaGreen | redBlue
    }
}
