import CoreGraphics
import Ink

/// A stroke ready to be painted: its modelled path and where it lies.
struct OutlinedStroke: Sendable {
    let points: [PathPoint]
    let path: StrokePath
    let paint: InkPaint
    /// A box around everything that gets coverage, in page pixels.
    let box: PixelRect

    /// O(samples).
    init(_ stroke: Stroke, scale: Double) {
        points = stroke.path(scale: scale)
        path = StrokePath(stroke.brush, scale: scale)
        paint = InkPaint(stroke.brush, scale: scale)
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for point in points {
            left = min(left, point.x - point.radius)
            top = min(top, point.y - point.radius)
            right = max(right, point.x + point.radius)
            bottom = max(bottom, point.y + point.radius)
        }
        box = points.isEmpty ? .empty : PixelRect(
            covering: CGRect(x: left, y: top, width: right - left, height: bottom - top), scale: scale).insetBy(-1)
    }
}
