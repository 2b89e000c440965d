/// The bitmap of an image being made, and the context on it: user space in points, origin at the top left.
@MainActor
internal final class ImageCanvas {
    let context: CGContext
    private let buffer: PixelBuffer
    private let scale: CGFloat
    private let isOpaque: Bool

    /// Longest side in pixels; beyond it a picture would take a gigabyte.
    private static let longestSide: CGFloat = 16_384

    /// Nil for a size without pixels, or with too many. The sides in pixels are rounded up.
    /// - Parameter scale: pixels a point; 0 for the screen's.
    init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let scale = scale > 0 ? scale : UIGraphics.displayScale
        // Less than a thousandth of a pixel is a rounding error of the product and no pixel of its own.
        let width = (size.width * scale - 0.001).rounded(.up), height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width <= ImageCanvas.longestSide, height <= ImageCanvas.longestSide else { return nil }
        buffer = PixelBuffer(width: Int(width), height: Int(height))
        if isOpaque { buffer.fill(0xFF00_0000, in: buffer.bounds) }
        context = CGContext(target: buffer, scale: scale)
        (self.scale, self.isOpaque) = (scale, isOpaque)
    }

    /// What has been drawn so far. O(pixels).
    func makeImage() -> UIImage {
        guard isOpaque else { return UIImage(buffer, scale: scale) }
        let pixels = UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height)
        // Over black: premultiplied channels stay as they are.
        return UIImage(
            cgImage: CGImage(width: buffer.width, height: buffer.height, pixels: pixels.map { $0 | 0xFF00_0000 }), scale: scale)
    }
}
