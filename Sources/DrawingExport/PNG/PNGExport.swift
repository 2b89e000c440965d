import CoreGraphics
import DrawingFiles
import ImageFiles
import Ink
import InkRaster

/// A drawing as a PNG. May run on any thread.
public struct PNGExport: Sendable {
    private let exported: ExportedDrawing
    private let settings: ExportSettings
    private let frame: ExportFrame

    /// O(strokes), and O(ink) where the picture is cropped to it.
    /// - Throws: `ExportError` where there can be no such picture; nothing was made then.
    public init(_ exported: ExportedDrawing, _ settings: ExportSettings) throws(ExportError) {
        (self.exported, self.settings) = (exported, settings)
        frame = try ExportFrame(exported, settings)
    }

    /// The picture's size in pixels.
    public var size: (width: Int, height: Int) { (frame.pixels.width, frame.pixels.height) }

    /// Writes the file. Pictures beyond `keptPixels` are drawn band by band, so that they need little memory, and twice if they have few
    /// colours. O(pixels + ink).
    /// - Parameters:
    ///   - progress: hears now and then which share is done, 0…1; false ends it.
    ///   - write: takes the file's bytes, piece by piece.
    /// - Throws: `CancellationError` when `progress` has ended it; what `write` throws.
    public func write(progress: ((Double) -> Bool)? = nil, to write: ([UInt8]) throws -> Void) throws {
        var options = PNGOptions(dotsPerInch: frame.dotsPerInch)
        if settings.carriesDrawing {
            let visible = VisibleInk.strokes(exported.drawing, in: frame.area, scale: frame.scale)
            let pictures = exported.drawing.pictures.filter { $0.bounds.intersects(frame.area) }
            options.attachment = PortableDrawing(visible, pictures: pictures, page: exported.page).bytes()
        }
        try PNGEncoder.encode(DrawnRows(exported, frame, paper: settings.paper), options: options, progress: progress, to: write)
    }
}

/// The rows of a picture, drawn when they are asked for.
private final class DrawnRows: PNGRows {
    private let bands: DrawingBands
    private let pixels: PixelRect
    private let paper: UInt32?
    /// All of it, where that is not much.
    private var whole: PixelBuffer?

    /// Pixels of a picture that is kept in memory. Chosen: 64 MB, a screen of the largest kind twice over.
    private static let keptPixels = 1 << 24

    init(_ exported: ExportedDrawing, _ frame: ExportFrame, paper: UInt32?) {
        bands = DrawingBands(exported.drawing, scale: CGFloat(frame.scale), images: exported.images)
        (pixels, self.paper) = (frame.pixels, paper)
    }

    var width: Int { pixels.width }
    var height: Int { pixels.height }
    var bandHeight: Int { DrawingBands.bandHeight }
    var isOpaque: Bool { paper.map { $0 >> 24 == 255 } ?? false }

    func withRows(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>) throws -> Void) throws {
        if whole == nil, pixels.area <= Self.keptPixels { whole = bands.render(pixels, paper: paper) }
        if let whole { return try body(UnsafePointer(whole.pixels + rows.lowerBound * width)) }
        let part = PixelRect(
            minX: pixels.minX, minY: pixels.minY + rows.lowerBound, maxX: pixels.maxX, maxY: pixels.minY + rows.upperBound)
        let picture = bands.render(part, paper: paper)
        try body(UnsafePointer(picture.pixels))
    }
}
