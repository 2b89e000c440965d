import CoreGraphics
import Ink
import InkRaster

/// Draws a page from scratch, for files.
enum PageRenderer {
    /// The page of `size` points on its paper, at `scale` pixels a point. O(ink + pixels).
    static func render(_ drawing: Drawing, size: CGSize, scale: CGFloat) -> PixelBuffer {
        InkPage.render(
            drawing, pixelWidth: max(1, Int((size.width * scale).rounded())), pixelHeight: max(1, Int((size.height * scale).rounded())),
            scale: scale, paper: Paper.warmWhite)
    }
}
