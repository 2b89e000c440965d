import CoreGraphics

/// Which of the palette's inks lies under a pen, from the pixel there.
enum ColorPicker {
    /// The entry whose ink, or whose highlighter's on plain paper, comes nearest; nil where that is the paper itself. O(palette).
    /// - Parameter pixel: opaque, 0xAARRGGBB.
    static func entry(at pixel: UInt32) -> Int? {
        var (nearest, least): (Int?, Int) = (nil, distance(pixel, Paper.warmWhite))
        for (index, entry) in Palette.entries.enumerated() {
            let inks = [entry.color, entry.highlight].map { over($0.red, $0.green, $0.blue, alpha: $0.alpha) }
            let far = inks.map { distance(pixel, $0) }.min() ?? .max
            if far < least { (nearest, least) = (index, far) }
        }
        return nearest
    }

    /// An ink on paper. What lies under it can change a pixel further; the nearest is found all the same.
    private static func over(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) -> UInt32 {
        func blend(_ ink: UInt8, shift: UInt32) -> UInt32 {
            let paper = Int(Paper.warmWhite >> shift & 255)
            return UInt32((Int(ink) * Int(alpha) + paper * (255 - Int(alpha)) + 127) / 255) << shift
        }
        return 0xFF00_0000 | blend(red, shift: 16) | blend(green, shift: 8) | blend(blue, shift: 0)
    }

    /// Squared, in the channels as they are stored.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var sum = 0
        for shift in [16, 8, 0] as [UInt32] {
            let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
            sum += difference * difference
        }
        return sum
    }
}
