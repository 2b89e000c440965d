import CoreGraphics
import DrawingFiles
import ImageFiles
import Ink
import InkRaster

/// A small picture of a drawing. May be made on any thread.
enum Thumbnail {
    /// What to make one of.
    enum Source: Sendable {
        case file(FilePath)
        /// A drawing in memory, with its page's size.
        case drawing(Drawing, page: CGSize?)
    }

    /// O(bytes + ink).
    /// - Returns: nil where the drawing cannot be read.
    static func make(of source: Source, width: Int, height: Int) -> CGImage? {
        switch source {
        case .file(let path):
            guard let contents = try? Journal.read(path) else { return nil }
            return render(contents.history.drawing, page: contents.page, width: width, height: height)
        case .drawing(let drawing, let page): return render(drawing, page: page, width: width, height: height)
        }
    }

    private static func render(_ drawing: Drawing, page: CGSize?, width: Int, height: Int) -> CGImage {
        let part = part(of: drawing.bounds, page: page ?? .zero, aspect: CGFloat(height) / CGFloat(width))
        let scale = min(max(CGFloat(width) / part.width, InkPage.scales.lowerBound), InkPage.scales.upperBound)
        let (x, y) = (Int((part.midX * scale).rounded()) - width / 2, Int((part.midY * scale).rounded()) - height / 2)
        return CGImage(InkPage.render(
            drawing, pixels: PixelRect(x: x, y: y, width: width, height: height), scale: scale, paper: Paper.warmWhite))
    }

    /// What of the page is shown: the page as it was drawn on where all ink is on it, else all of the ink, in the shape of the picture.
    static func part(of ink: CGRect, page: CGSize, aspect: CGFloat) -> CGRect {
        var part = CGRect(origin: .zero, size: page)
        if !ink.isNull, !part.contains(ink) { part = ink.insetBy(dx: -margin, dy: -margin) }
        if part.width < 1 || part.height < 1 { part = CGRect(origin: .zero, size: standardPage) }
        let width = max(part.width, part.height / aspect), height = width * aspect
        return CGRect(x: part.midX - width / 2, y: part.midY - height / 2, width: width, height: height)
    }

    /// Around the ink, in points of the page.
    private static let margin: CGFloat = 24
    /// Of drawings that say nothing of their page: that of a new window.
    private static let standardPage = CGSize(width: 1024, height: 720)
}
