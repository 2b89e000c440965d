import CoreGraphics
import Ink

/// A drawing ready to be rendered part by part, to the same bits as `InkPage.render` gives: its strokes are modelled once for all parts.
public struct DrawingBands: Sendable {
    private let strokes: [OutlinedStroke]
    private let pictures: [PlacedPicture]
    private let map: PageMap
    private let images: PictureImages?

    /// O(samples).
    /// - Parameters:
    ///   - scale: pixels a point, limited to `InkPage.scales`.
    ///   - images: where the pixels of pictures come from.
    public init(_ drawing: Drawing, scale: CGFloat, images: PictureImages? = nil) {
        let map = PageMap(scale: scale)
        strokes = drawing.strokes.map { OutlinedStroke($0, map: map) }
        (self.map, pictures, self.images) = (map, drawing.pictures, images)
    }

    /// Page pixels for which this costs least: whole numbers of them high, from whole numbers on.
    public static let bandHeight = InkBlock.height

    /// Draws a part of the page. O(strokes + its pixels + ink in it).
    /// - Parameters:
    ///   - pixels: page pixels; not empty.
    ///   - paper: premultiplied colour under the ink; nil keeps the background transparent.
    public func render(_ pixels: PixelRect, paper: UInt32?) -> PixelBuffer {
        let target = PixelBuffer(width: pixels.width, height: pixels.height)
        let ground = InkPage.ground(pictures, pixels: pixels, map: map, paper: paper, images: images, into: target)
        let blocks = BlockGrid(pixels, strokes), block = InkBlock()
        for place in 0..<blocks.count {
            block.paint(
                blocks.strokes[place].lazy.map { strokes[Int($0)] }, at: blocks.corner(place), over: ground, into: target, clip: pixels)
        }
        return target
    }
}
