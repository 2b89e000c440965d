extension CoverageMask {
    /// The mask as a picture in one colour. O(pixels).
    /// - Precondition: the mask has pixels.
    internal func image(color: UIColor) -> CGImage {
        let pixel = color.cgColor.premultipliedPixel
        return CGImage(width: width, height: height, pixels: bytes.map { Premultiplied.scale(pixel, by: UInt32($0)) })
    }

    /// The opacity of a picture. O(pixels).
    internal init(alphaOf image: CGImage) {
        self.init(
            width: image.width, height: image.height,
            bytes: image.withPixels { pixels in pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) } })
    }
}
