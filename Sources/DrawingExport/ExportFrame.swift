import CoreGraphics
import ImageFiles
import Ink
import InkRaster

/// What settings come down to for a certain drawing.
struct ExportFrame: Hashable, Sendable {
    /// Page pixels, which are points times `scale`.
    let pixels: PixelRect
    let scale: Double
    /// Nil where nobody asked for it.
    let dotsPerInch: Double?

    /// Dots an inch at one pixel a point (CSS Values and Units, §6.2).
    static let dotsAPoint = 96.0

    /// O(strokes), and O(ink) where the area is that of the ink.
    init(_ exported: ExportedDrawing, _ settings: ExportSettings) throws(ExportError) {
        let (area, isPage) = Self.area(exported, settings.area)
        guard area.width > 0, area.height > 0 else { throw .emptyArea }
        switch settings.size {
        case .scale(let value): (scale, dotsPerInch) = (value, nil)
        case .width(let pixels): (scale, dotsPerInch) = (Double(pixels) / Double(area.width), nil)
        case .dotsPerInch(let dots): (scale, dotsPerInch) = (dots / Self.dotsAPoint, dots)
        }
        // Written so that NaN fails.
        guard Double(InkPage.scales.lowerBound) <= scale, scale <= Double(InkPage.scales.upperBound) else { throw .scale(scale) }
        pixels = Self.pixels(area, isPage: isPage, scale: scale, settings.size)
        guard pixels.width <= PNGLimits.maximumSide, pixels.height <= PNGLimits.maximumSide,
              pixels.width * pixels.height <= PNGLimits.maximumWrittenPixels else {
            throw .size(width: pixels.width, height: pixels.height)
        }
    }

    /// In points.
    var area: CGRect { pixels.rect(scale: CGFloat(scale)) }

    private static func area(_ exported: ExportedDrawing, _ area: ExportArea) -> (CGRect, isPage: Bool) {
        let page = CGRect(origin: .zero, size: exported.page)
        switch area {
        case .page: return (page, true)
        case .part(let x, let y, let width, let height): return (CGRect(x: x, y: y, width: width, height: height), false)
        case .ink(let margin):
            guard let ink = VisibleInk.bounds(exported.drawing) else { return (page, true) }
            return (ink.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin)), false)
        }
    }

    private static func pixels(_ area: CGRect, isPage: Bool, scale: Double, _ size: ExportSize) -> PixelRect {
        // A page is as many pixels as it has in the window; of everything else all pixels that are touched are taken.
        let box = isPage
            ? PixelRect(x: 0, y: 0, width: rounded(area.width, scale), height: rounded(area.height, scale))
            : PixelRect(covering: area, scale: CGFloat(scale))
        guard case .width(let width) = size else { return box }
        return PixelRect(x: box.minX, y: box.minY, width: width, height: max(1, box.height))
    }

    private static func rounded(_ side: CGFloat, _ scale: Double) -> Int { max(1, Int(min(1e9, (Double(side) * scale).rounded()))) }
}
