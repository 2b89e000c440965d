/// Reads a picture under a transform, a row of device pixels at a time.
internal struct ImageSampler {
    private let pixels: [UInt32]
    private let width: Int
    private let height: Int
    private let toImage: CGAffineTransform
    private let isNearest: Bool

    /// - Precondition: `toDevice`, from image pixels to device pixels, has an inverse.
    init(_ image: CGImage, toDevice: CGAffineTransform, isNearest: Bool) {
        var level = HalvedImage(image)
        var transform = toDevice
        if !isNearest {
            // Bilinear looks at 2×2 pixels only; where several fall on a device pixel they are averaged in pairs beforehand.
            while level.width > 1, hypot(transform.a, transform.b) <= 0.5 {
                transform = CGAffineTransform(scaleX: CGFloat(level.width) / CGFloat((level.width + 1) / 2), y: 1).concatenating(transform)
                level.halveWidth()
            }
            while level.height > 1, hypot(transform.c, transform.d) <= 0.5 {
                transform = CGAffineTransform(scaleX: 1, y: CGFloat(level.height) / CGFloat((level.height + 1) / 2))
                    .concatenating(transform)
                level.halveHeight()
            }
        }
        (pixels, width, height) = (level.pixels, level.width, level.height)
        toImage = transform.inverted()
        self.isNearest = isNearest
    }

    /// The picture at the centres of `count` device pixels; beyond its edge the edge pixels go on.
    func read(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        pixels.withUnsafeBufferPointer { pixels in
            for index in 0..<count {
                let center = CGPoint(x: CGFloat(x + index) + 0.5, y: CGFloat(y) + 0.5).applying(toImage)
                row[index] = isNearest ? nearest(center, pixels) : bilinear(center, pixels)
            }
        }
    }

    private func nearest(_ point: CGPoint, _ pixels: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let column = Int(max(0, min(CGFloat(width - 1), point.x.rounded(.down))))
        let row = Int(max(0, min(CGFloat(height - 1), point.y.rounded(.down))))
        return pixels[row * width + column]
    }

    /// Weights in 1/256 steps.
    private func bilinear(_ point: CGPoint, _ pixels: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let x = max(0, min(CGFloat(width - 1), point.x - 0.5)), y = max(0, min(CGFloat(height - 1), point.y - 0.5))
        let (column, row) = (Int(x), Int(y))
        let (nextColumn, nextRow) = (min(column + 1, width - 1), min(row + 1, height - 1))
        let fx = UInt32(((x - CGFloat(column)) * 256).rounded()), fy = UInt32(((y - CGFloat(row)) * 256).rounded())
        let (a, b) = (pixels[row * width + column], pixels[row * width + nextColumn])
        let (c, d) = (pixels[nextRow * width + column], pixels[nextRow * width + nextColumn])
        if a == b, a == c, a == d { return a }
        func channel(_ shift: UInt32) -> UInt32 {
            let upper = ((a >> shift) & 255) * (256 - fx) + ((b >> shift) & 255) * fx
            let lower = ((c >> shift) & 255) * (256 - fx) + ((d >> shift) & 255) * fx
            return ((upper * (256 - fy) + lower * fy + 0x8000) >> 16) << shift
        }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}

/// A picture on the way to a smaller one.
private struct HalvedImage {
    private(set) var pixels: [UInt32]
    private(set) var width: Int
    private(set) var height: Int

    init(_ image: CGImage) {
        pixels = image.withPixels { Array($0) }
        (width, height) = (image.width, image.height)
    }

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
