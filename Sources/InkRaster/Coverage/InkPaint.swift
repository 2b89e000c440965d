import CoreGraphics
import Ink

/// What full coverage makes of a pixel.
enum InkPaint: Hashable, Sendable {
    /// A premultiplied colour laid over it.
    case color(UInt32)
    /// Nothing stays.
    case erase

    init(_ brush: Brush) {
        self = switch brush.tool {
        case .pen: .color(brush.color.premultipliedPixel)
        case .eraser: .erase
        }
    }

    /// Paints `count` pixels through their coverage: base·(1−m) + painted·m, rounded to nearest once. O(count).
    @inline(__always)
    func blend(_ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int) {
        switch self {
        case .color(let color):
            if color >> 24 == 255 {
                for i in 0..<count where mask[i] != 0 {
                    let coverage = UInt32(mask[i])
                    pixels[i] = coverage == 255 ? color : Self.mix(pixels[i], color, coverage)
                }
            } else {
                for i in 0..<count where mask[i] != 0 {
                    pixels[i] = Self.mix(pixels[i], Premultiplied.over(color, pixels[i]), UInt32(mask[i]))
                }
            }
        case .erase:
            for i in 0..<count where mask[i] != 0 {
                pixels[i] = Premultiplied.out(pixels[i], coverage: UInt32(mask[i]))
            }
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
