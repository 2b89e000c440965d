import CoreGraphics
import Ink

/// Paints the pictures of a drawing, which lie under all its ink.
///
/// Pixels that fall on device pixels are copied exactly; otherwise they are averaged or interpolated, and from `crispScale` on each is
/// seen as the square it is.
struct PicturePainter {
    let placed: [PlacedPicture]
    let map: PageMap
    /// Pixels of a picture; nil where they cannot be had, or not yet.
    let image: (Picture) -> ImagePyramid?

    /// Device pixels along a picture's pixel from which nothing is interpolated. Chosen: whoever enlarges so far looks at pixels.
    static let crispScale: CGFloat = 4

    /// Whether any of it lies in these page pixels. O(pictures).
    func touches(_ pixels: PixelRect) -> Bool { placed.contains { box(of: $0).intersects(pixels) } }

    /// The page pixels that a picture may cover.
    func box(of placed: PlacedPicture) -> PixelRect { map.box(of: placed) }

    /// Lays all pictures over what a target has. O(pixels of `clip` × pictures there).
    /// - Parameters:
    ///   - clip: the target's pixels that may change.
    ///   - originX, originY: the target's pixel on which the page's origin lies.
    func paint(into target: PixelBuffer, clip: PixelRect, originX: Int, originY: Int) {
        let page = clip.offsetBy(x: -originX, y: -originY)
        for one in placed where box(of: one).intersects(page) {
            let size = CGRect(x: 0, y: 0, width: one.picture.width, height: one.picture.height)
            let context = CGContext(target: target, clip: clip)
            let toPage = one.transform.concatenating(map.affine)
            context.concatenate(toPage.concatenating(CGAffineTransform(translationX: CGFloat(originX), y: CGFloat(originY))))
            guard let image = image(one.picture) else {
                context.setFillColor(Self.missing)
                context.fill(size)
                continue
            }
            if hypot(toPage.a, toPage.b) >= Self.crispScale { context.interpolationQuality = .none }
            context.draw(image, in: size)
        }
    }

    /// Of a picture that cannot be shown: a veil.
    private static let missing = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.15)
}

extension PageMap {
    /// The page pixels that a picture may cover.
    func box(of placed: PlacedPicture) -> PixelRect {
        let pixels = CGRect(x: 0, y: 0, width: placed.picture.width, height: placed.picture.height)
        return PixelRect(covering: pixels.applying(placed.transform.concatenating(affine)), scale: 1)
    }
}
