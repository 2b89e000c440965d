/// What an image is made from, with what was made of it; shared by the image's variants in colour.
@MainActor
internal final class ImageSource {
    enum Kind {
        case bitmap(CGImage)
        case vector([UInt8])
    }

    private struct PixelSize: Hashable {
        var width: Int
        var height: Int
    }

    private struct Tint: Hashable {
        var size: PixelSize
        var color: UIColor
    }

    let kind: Kind
    private var rasters: [PixelSize: CGImage] = [:]
    private var masks: [PixelSize: CoverageMask] = [:]
    private var tinted: [Tint: CGImage] = [:]
    /// Sizes kept: one a place it is shown at, and a window dragged between two screens doubles them.
    private static let limit = 8

    init(_ kind: Kind) { self.kind = kind }

    /// The picture; vector art is drawn at this size, a bitmap comes in its own. Nil for art nobody can draw.
    func image(width: Int, height: Int) -> CGImage? {
        guard case .vector(let svg) = kind else {
            if case .bitmap(let image) = kind { return image }
            return nil
        }
        let size = PixelSize(width: width, height: height)
        if let known = rasters[size] { return known }
        let made = UIGraphics.services?.vectorImages.rasterize(svg: svg, pixelWidth: width, pixelHeight: height)
        guard let image = made.map({ CGImage($0) }) else { return nil }
        if rasters.count >= ImageSource.limit { rasters.removeAll() }
        rasters[size] = image
        return image
    }

    /// The picture's opacity, of the same size as `image(width:height:)`.
    func mask(width: Int, height: Int) -> CoverageMask? {
        let size = PixelSize(width: width, height: height)
        if let known = masks[size] { return known }
        guard let image = image(width: width, height: height) else { return nil }
        let made = CoverageMask(alphaOf: image)
        if masks.count >= ImageSource.limit { masks.removeAll() }
        masks[size] = made
        return made
    }

    /// The picture's shape in `color`.
    func image(width: Int, height: Int, color: UIColor) -> CGImage? {
        let key = Tint(size: PixelSize(width: width, height: height), color: color)
        if let known = tinted[key] { return known }
        guard let made = mask(width: width, height: height)?.image(color: color) else { return nil }
        if tinted.count >= ImageSource.limit { tinted.removeAll() }
        tinted[key] = made
        return made
    }
}
