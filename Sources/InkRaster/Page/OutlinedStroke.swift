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
    init(_ stroke: Stroke, map: PageMap) {
        points = stroke.path(scale: map.scale)
        path = StrokePath(stroke.brush, map: map)
        paint = InkPaint(stroke.brush, map: map)
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for point in points {
            let (x, y, radius) = (map.x(point.x, point.y), map.y(point.x, point.y), point.radius * map.scale)
            left = min(left, x - radius)
            top = min(top, y - radius)
            right = max(right, x + radius)
            bottom = max(bottom, y + radius)
        }
        box = points.isEmpty ? .empty : PixelRect(
            covering: CGRect(x: left, y: top, width: right - left, height: bottom - top), scale: 1).insetBy(-1)
    }
}
