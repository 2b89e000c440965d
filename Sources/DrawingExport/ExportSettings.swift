import CoreGraphics
import ImageFiles
import Ink
import InkRaster

/// Which part of a drawing becomes a picture.
public enum ExportArea: Hashable, Sendable {
    /// The page, from its origin.
    case page
    /// The ink that is seen, with as many points around it; the page where there is none.
    case ink(margin: Double)
    /// A part of the page, left, top, width and height in points.
    case part(x: Double, y: Double, width: Double, height: Double)
}

/// How large the picture becomes.
public enum ExportSize: Hashable, Sendable {
    /// Pixels a point.
    case scale(Double)
    /// Pixels from side to side.
    case width(Int)
    /// Dots an inch, a point being 1/96 of one as in CSS; the file says so.
    case dotsPerInch(Double)
}

/// How a drawing becomes a picture.
public struct ExportSettings: Hashable, Sendable {
    public var area = ExportArea.page
    public var size = ExportSize.scale(1)
    /// What the ink lies on, opaque and premultiplied; nil is transparent.
    public var paper: UInt32?
    /// Whether a PNG holds the drawing too, so that it can be opened and gone on with.
    public var carriesDrawing = true

    /// Points around the ink of a picture that is cropped to it. Chosen.
    public static let standardMargin = 16.0

    /// The page at one pixel a point.
    public init(paper: UInt32?) { self.paper = paper }
}

/// A drawing and how large its page is.
public struct ExportedDrawing: Sendable {
    public let drawing: Drawing
    /// Where the pixels of its pictures come from.
    let images: PictureImages
    /// In points.
    public let page: CGSize

    /// Chosen: a page as large as the window is at first.
    public static let leastPage = CGSize(width: 1024, height: 720)

    /// - Parameters:
    ///   - page: nil takes the smallest one from the origin that holds `leastPage`, the pictures and the ink. O(strokes) then.
    ///   - images: where the pixels of its pictures come from.
    public init(_ drawing: Drawing, page: CGSize?, images: PictureImages = .fromFiles()) {
        (self.drawing, self.images) = (drawing, images)
        if let page {
            self.page = page
        } else {
            let ink = drawing.strokes.lazy.filter { $0.brush.tool != .eraser }.reduce(drawing.pictureBounds) { $0.union($1.bounds) }
            let (right, bottom) = ink.isNull ? (0, 0) : (ink.maxX.rounded(.up), ink.maxY.rounded(.up))
            self.page = CGSize(width: max(Self.leastPage.width, right), height: max(Self.leastPage.height, bottom))
        }
    }
}

/// Why a drawing does not become a picture.
public enum ExportError: Error, Hashable, CustomStringConvertible {
    /// So many pixels a point are too few or too many.
    case scale(Double)
    /// The area has no size.
    case emptyArea
    /// A picture of so many pixels cannot be written.
    case size(width: Int, height: Int)

    public var description: String {
        switch self {
        case .scale(let scale):
            "\(scale) pixels a point are not possible: from \(InkPage.scales.lowerBound) to \(InkPage.scales.upperBound) are"
        case .emptyArea: "there is nothing of the page in that area"
        case .size(let width, let height):
            "a picture of \(width)×\(height) pixels is too large (at most \(PNGLimits.maximumSide) a side and "
                + "\(PNGLimits.maximumWrittenPixels) pixels)"
        }
    }
}
