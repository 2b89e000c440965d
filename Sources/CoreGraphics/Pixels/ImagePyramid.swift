import Synchronization

/// A picture that is drawn at many sizes: what drawing it small takes is kept for the next time at about that size.
///
/// Bilinear sampling looks at 2×2 pixels only; where several fall on a device pixel they are averaged in pairs beforehand, halving width
/// and height one by one until a pixel is more than half a device pixel.
public final class ImagePyramid: Sendable {
    public let image: CGImage
    /// The halved picture that was wanted last.
    private let last: Mutex<Level?> = Mutex(nil)

    private struct Level: Sendable {
        /// How often each side was halved.
        let columns: Int, rows: Int
        let image: CGImage
    }

    public init(_ image: CGImage) { self.image = image }

    /// The picture to read from, and the way from its pixels to device pixels. O(pixels of the picture) where it is not the one that was
    /// wanted last, else O(1).
    /// - Parameter toDevice: from the pixels of `image` to device pixels.
    func level(for toDevice: CGAffineTransform) -> (image: CGImage, toDevice: CGAffineTransform) {
        let columns = Self.halvings(of: image.width, for: hypot(toDevice.a, toDevice.b))
        let rows = Self.halvings(of: image.height, for: hypot(toDevice.c, toDevice.d))
        guard columns > 0 || rows > 0 else { return (image, toDevice) }
        let level = last.withLock { last in
            if let last, (last.columns, last.rows) == (columns, rows) { return last.image }
            // From a finer one, if that is at hand.
            var halved = HalvedImage(image), done = (columns: 0, rows: 0)
            if let last, last.columns <= columns, last.rows <= rows {
                (halved, done) = (HalvedImage(last.image), (last.columns, last.rows))
            }
            for _ in done.columns..<columns { halved.halveWidth() }
            for _ in done.rows..<rows { halved.halveHeight() }
            let level = CGImage(width: halved.width, height: halved.height, pixels: halved.pixels)
            last = Level(columns: columns, rows: rows, image: level)
            return level
        }
        let (x, y) = (CGFloat(image.width) / CGFloat(level.width), CGFloat(image.height) / CGFloat(level.height))
        let stretch = CGAffineTransform(scaleX: x, y: y)
        return (level, stretch.concatenating(toDevice))
    }

    /// - Parameter length: of a pixel's side, in device pixels.
    private static func halvings(of side: Int, for length: CGFloat) -> Int {
        var (side, length, count) = (side, length, 0)
        while side > 1, length <= 0.5 {
            length *= CGFloat(side) / CGFloat((side + 1) / 2)
            side = (side + 1) / 2
            count += 1
        }
        return count
    }
}

/// A picture on the way to a smaller one.
private struct HalvedImage {
    private(set) var pixels: [UInt32]
    private(set) var width: Int
    private(set) var height: Int

    init(_ image: CGImage) { (pixels, width, height) = (image.pixels, image.width, image.height) }

    /// Means of neighbours; an odd last column stands for itself, so what is halved is `2·⌈width/2⌉` wide.
    mutating func halveWidth() {
        let half = (width + 1) / 2
        var result = [UInt32](repeating: 0, count: half * height)
        for y in 0..<height {
            for x in 0..<half {
                result[y * half + x] = Self.mean(pixels[y * width + 2 * x], pixels[y * width + min(2 * x + 1, width - 1)])
            }
        }
        (pixels, width) = (result, half)
    }

    mutating func halveHeight() {
        let half = (height + 1) / 2
        var result = [UInt32](repeating: 0, count: width * half)
        for y in 0..<half {
            for x in 0..<width {
                result[y * width + x] = Self.mean(pixels[2 * y * width + x], pixels[min(2 * y + 1, height - 1) * width + x])
            }
        }
        (pixels, height) = (result, half)
    }

    private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
        if a == b { return a }
        func channel(_ shift: UInt32) -> UInt32 { ((((a >> shift) & 255) + ((b >> shift) & 255) + 1) >> 1) << shift }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}
