internal import ImageFiles

extension UIImage {
    /// The picture in a PNG, JPEG, WebP or SVG file, one pixel a point; nil when `data` is none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in a PNG, JPEG, WebP or SVG file; nil when `data` is none.
    /// - Parameter scale: pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let buffer = try? PictureReader.read(Array(data)) else { return nil }
        self.init(buffer, scale: scale)
    }

    /// The picture in such a file on the disk, one pixel a point; nil when there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The picture as a PNG file: 8-bit RGBA, sRGB. Vector art is drawn at the screen's scale. Nil for art nobody can draw and pictures
    /// larger than a PNG may be. O(pixels).
    public func pngData() -> Data? {
        let factor = cgImage == nil ? UIGraphics.displayScale : scale
        func pixels(_ side: CGFloat) -> Int { Int(max(1, min(16_384, (side * factor).rounded()))) }
        let (width, height) = (pixels(size.width), pixels(size.height))
        let picture = ownTint.map { source.image(width: width, height: height, color: $0) } ?? source.image(width: width, height: height)
        guard let picture, let bytes = try? PNGEncoder.encode(picture.makeBuffer()) else { return nil }
        return Data(bytes)
    }
}

/// The picture as a PNG file; see `UIImage.pngData()`.
@MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
