import CoreGraphics
import Ink

extension InkPage {
    /// The picture of a finished drawing, the same bits a page shows. Needs no page and may run on any thread. O(pixels + ink in sight).
    ///
    /// - Parameters:
    ///   - pixelWidth, pixelHeight: the picture's size; at least 1.
    ///   - scale: pixels a point, limited to `scales`.
    ///   - paper: premultiplied colour under the ink; nil keeps the background transparent.
    public static func render(
        _ drawing: Drawing, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, paper: UInt32?
    ) -> PixelBuffer {
        render(drawing, pixels: PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight), scale: scale, paper: paper)
    }

    /// The same for any part of the page.
    /// - Parameter pixels: page pixels; not empty. Ink beyond `extent` is painted too if it lies in here.
    public static func render(_ drawing: Drawing, pixels: PixelRect, scale: CGFloat, paper: UInt32?) -> PixelBuffer {
        let target = PixelBuffer(width: pixels.width, height: pixels.height)
        if let paper { target.fill(paper, in: target.bounds) }
        let scale = limited(scale)
        var index = StrokeIndex()
        for (place, stroke) in drawing.strokes.enumerated() {
            index.append(stroke: place, stroke, scale: scale, extent: pixels)
        }
        let renderer = TileRenderer(scale: scale)
        for (key, runs) in index.runs {
            guard let tile = renderer.tile(at: key, runs: runs, strokes: drawing.strokes) else { continue }
            lay(tile, at: key, key.pixels.intersection(pixels), over: paper ?? 0, into: target, x: -pixels.minX, y: -pixels.minY)
        }
        return target
    }
}
