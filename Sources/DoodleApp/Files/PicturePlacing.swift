import CoreGraphics
import DrawingExport
import Ink

/// Where a picture comes to lie.
enum PicturePlacing {
    /// A picture that fills a page of its own, which is as large as a new window at most.
    static func page(of picture: Picture) -> (placed: PlacedPicture, page: CGSize) {
        let (width, height) = (CGFloat(picture.width), CGFloat(picture.height)), most = ExportedDrawing.leastPage
        let scale = min(1, most.width / width, most.height / height)
        guard let placed = PlacedPicture(picture, transform: CGAffineTransform(scaleX: scale, y: scale)) else {
            preconditionFailure("a picture has pixels, so its scale is not 0")
        }
        return (placed, CGSize(width: max(1, width * scale), height: max(1, height * scale)))
    }

    /// What of a window a picture that is put into it fills at most. Chosen: some of what it is put beside stays in sight.
    private static let mostOfWindow: CGFloat = 0.8

    /// A picture in a window, upright there and a point a pixel if there is room.
    /// - Parameters:
    ///   - middle: where its middle comes to lie, in points of the window.
    ///   - toWindow: from the page to the window.
    /// - Returns: nil where the page has no such place.
    static func placed(_ picture: Picture, middle: CGPoint, in window: CGSize, _ toWindow: CGAffineTransform) -> PlacedPicture? {
        let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
        let scale = min(1, mostOfWindow * window.width / width, mostOfWindow * window.height / height)
        let shown = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x - scale * width / 2, ty: middle.y - scale * height / 2)
        return PlacedPicture(picture, transform: shown.concatenating(toWindow.inverted()))
    }
}
