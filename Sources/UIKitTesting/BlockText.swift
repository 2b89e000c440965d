/// Text whose every character is as wide as half its point size and shows as a block, so that layouts can be worked out by hand.
@MainActor
public final class BlockText: TextRasterizing {
    public init() {}

    /// Half the point size a character (semibold: 0.6), and lines 1.25 point sizes high.
    public func size(of line: String, pointSize: CGFloat, weight: FontWeight) -> CGSize {
        let advance = weight == .semibold ? 0.6 : 0.5
        return CGSize(width: CGFloat(line.count) * advance * pointSize, height: 1.25 * pointSize)
    }

    /// Each character but spaces fills the middle half of the line's height and its width but for a quarter.
    public func mask(of line: String, pointSize: CGFloat, weight: FontWeight, scale: CGFloat) -> CoverageMask? {
        let size = size(of: line, pointSize: pointSize, weight: weight)
        let width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: width * height)
        let advance = size.width * scale / CGFloat(line.count)
        for (index, character) in line.enumerated() where character != " " {
            let left = Int(CGFloat(index) * advance), right = Int(CGFloat(index) * advance + 0.75 * advance)
            for y in height / 4..<height - height / 4 {
                for x in left..<max(right, left + 1) where x < width { bytes[y * width + x] = 255 }
            }
        }
        return CoverageMask(width: width, height: height, bytes: bytes)
    }
}

/// Shows every SVG as a black square that fills the picture.
@MainActor
public final class SquareImages: VectorImageRasterizing {
    public init() {}

    /// Nil for anything that does not mention `<svg`.
    public func rasterize(svg: [UInt8], pixelWidth: Int, pixelHeight: Int) -> PixelBuffer? {
        guard pixelWidth > 0, pixelHeight > 0, String(decoding: svg, as: UTF8.self).contains("<svg") else { return nil }
        let picture = PixelBuffer(width: pixelWidth, height: pixelHeight)
        picture.fill(0xFF00_0000, in: picture.bounds)
        return picture
    }
}
