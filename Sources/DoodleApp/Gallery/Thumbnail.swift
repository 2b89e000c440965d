import CoreGraphics
import DrawingExport
import DrawingFiles
import ImageFiles
import Ink
import InkRaster

/// A small picture of a drawing. May be made on any thread.
enum Thumbnail {
    /// What to make one of.
    enum Source: Sendable {
        case file(FilePath)
        /// A drawing in memory.
        case drawing(Drawing)
    }

    /// O(bytes + ink).
    /// - Returns: nil where the drawing cannot be read.
    static func make(of source: Source, width: Int, height: Int) -> CGImage? {
        switch source {
        case .file(let path):
            guard let contents = try? Journal.read(path) else { return nil }
            return render(contents.history.drawing, width: width, height: height)
        case .drawing(let drawing): return render(drawing, width: width, height: height)
        }
    }

    private static func render(_ drawing: Drawing, width: Int, height: Int) -> CGImage {
        let part = part(around: drawing.bounds, aspect: CGFloat(height) / CGFloat(width))
        let scale = min(max(CGFloat(width) / part.width, InkPage.scales.lowerBound), InkPage.scales.upperBound)
        let (x, y) = (Int((part.midX * scale).rounded()) - width / 2, Int((part.midY * scale).rounded()) - height / 2)
        return CGImage(InkPage.render(
            drawing, pixels: PixelRect(x: x, y: y, width: width, height: height), scale: scale, paper: Paper.warmWhite,
            images: drawing.pictures.isEmpty ? nil : .fromFiles()))
    }

    /// What of the page is shown: all of the ink in the shape of the picture, and no less of the page than makes little of little ink.
    static func part(around ink: CGRect, aspect: CGFloat) -> CGRect {
        let ink = ink.isNull ? CGRect(x: leastWidth / 2, y: leastWidth * aspect / 2, width: 0, height: 0) : ink
        let width = max(leastWidth, ink.width + 2 * margin, (ink.height + 2 * margin) / aspect)
        return CGRect(x: ink.midX - width / 2, y: ink.midY - width * aspect / 2, width: width, height: width * aspect)
    }

    /// Around the ink, in points of the page.
    private static let margin: CGFloat = 24
    /// Points of the page. Chosen: a third of a drawing's size on the screen.
    private static let leastWidth: CGFloat = 640
}
