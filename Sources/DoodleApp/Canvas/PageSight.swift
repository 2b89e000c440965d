import Hands
import InkRaster
import UIKit

/// How a page is seen through a view: which of its pixels lie where, and which are worth painting.
struct PageSight: Equatable {
    /// From the page to the view, both in points.
    var transform = PageTransform.identity
    /// Of the view, in points.
    var size = CGSize.zero
    /// Device pixels to a point of the view.
    var screenScale: CGFloat = 1

    /// Pixels to a point of the page.
    var scale: CGFloat { transform.scale * screenScale }

    /// From points of the page to its pixels.
    var map: PageMap { PageMap(scale: scale, rotation: transform.rotation) }

    /// The view's pixel on which the page's origin lies. Whole pixels: ink is not painted anew for being shifted.
    var origin: (x: Int, y: Int) {
        (Int((transform.offset.x * screenScale).rounded()), Int((transform.offset.y * screenScale).rounded()))
    }

    /// The page's pixels in the view.
    var visible: PixelRect {
        PixelRect(covering: CGRect(origin: .zero, size: size), scale: screenScale).offsetBy(x: -origin.x, y: -origin.y)
    }

    /// Where page pixels are in the view, in points.
    func rect(of pixels: PixelRect) -> CGRect { pixels.offsetBy(x: origin.x, y: origin.y).rect(scale: screenScale) }

    // MARK: What is painted

    /// Enlarged, this much around what is seen is painted too, at least, in pixels: so far the page is dragged without waiting.
    private static let margin = 512
    /// The same at 100 % and below, where it costs only the ink that is there.
    private static let wideMargin = 16_384

    /// The page pixels to paint.
    /// - Parameter present: those that are painted in this view now; nil where it is scaled or turned otherwise.
    func extent(present: PixelRect?) -> PixelRect {
        let visible = visible, isEnlarged = transform.scale > 1
        if let present, present.contains(visible), isEnlarged || present.width >= 2 * Self.wideMargin { return present }
        let standard = InkPage.standardExtent
        if !isEnlarged, standard.insetBy(Self.wideMargin / 2).contains(visible) { return standard }
        return visible.insetBy(-(isEnlarged ? max(Self.margin, visible.width / 2, visible.height / 2) : Self.wideMargin))
    }
}
