/// Reads a picture under a transform, a row of device pixels at a time.
internal struct ImageSampler {
    private let pixels: [UInt32]
    private let width: Int
    private let height: Int
    private let toImage: CGAffineTransform
    private let isNearest: Bool

    /// - Precondition: `toDevice`, from image pixels to device pixels, has an inverse.
    init(_ image: ImagePyramid, toDevice: CGAffineTransform, isNearest: Bool) {
        let (level, transform) = isNearest ? (image.image, toDevice) : image.level(for: toDevice)
        (pixels, width, height) = (level.pixels, level.width, level.height)
        toImage = transform.inverted()
        self.isNearest = isNearest
    }

    /// The picture at the centres of `count` device pixels; beyond its edge the edge pixels go on.
    func read(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        pixels.withUnsafeBufferPointer { pixels in
            let height = CGFloat(y) + 0.5
            let (left, top) = (toImage.c * height + toImage.tx, toImage.d * height + toImage.ty)
            for index in 0..<count {
                // From the pixel's own place and not from its neighbour's: it must be the same from wherever a row begins.
                let across = CGFloat(x + index) + 0.5
                let center = CGPoint(x: toImage.a * across + left, y: toImage.b * across + top)
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
