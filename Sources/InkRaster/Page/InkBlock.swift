import CoreGraphics
import Ink

/// A part of a picture that is painted at once: small enough for its pixels to stay near the processor, large enough for most strokes to
/// lie in one or two.
final class InkBlock {
    static let width = 512, height = 128
    private static let count = width * height

    private let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: InkBlock.count)
    private let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: InkBlock.count)

    init() { mask.initialize(repeating: 0, count: Self.count) }

    deinit {
        pixels.deallocate()
        mask.deallocate()
    }

    /// Paints strokes in their order and lays them over `paper` (nil: over what is there) into a picture, to the same bits as tiles.
    /// O(pixels + what the strokes cover of them).
    /// - Parameters:
    ///   - corner: the block's first pixel on the page.
    ///   - clip: the page pixels that the picture holds; its first one is that of `clip`'s corner.
    func paint(
        _ strokes: some Sequence<OutlinedStroke>, at corner: (x: Int, y: Int), over paper: UInt32?, into picture: PixelBuffer,
        clip: PixelRect
    ) {
        let block = PixelRect(x: corner.x, y: corner.y, width: Self.width, height: Self.height)
        pixels.initialize(repeating: 0, count: Self.count)
        for stroke in strokes { paint(stroke, block) }
        let part = block.intersection(clip)
        for row in part.minY..<part.maxY {
            let from = pixels + (row - block.minY) * Self.width + part.minX - block.minX
            let to = picture.pixels + (row - clip.minY) * picture.width + part.minX - clip.minX
            if let paper { InkPage.lay(from, over: paper, into: to, count: part.width) } else {
                InkPage.lay(from, onto: to, count: part.width)
            }
        }
    }

    private func paint(_ stroke: OutlinedStroke, _ block: PixelRect) {
        let window = MaskWindow(bytes: mask, stride: Self.width, pixels: block)
        var isThere = false
        // The last one first: what a segment covers hides most of the round end before it, and the order does not count.
        var next: Capsule.Heading?
        for element in stroke.points.indices.reversed() {
            let capsule = stroke.path.capsule(element, of: stroke.points)
            let heading = capsule.heading
            if capsule.maxY > Double(block.minY), capsule.minY < Double(block.maxY),
               capsule.maxX > Double(block.minX), capsule.minX < Double(block.maxX) {
                _ = capsule.cover(window, heading: heading, next: next)
                isThere = true
            }
            next = heading
        }
        guard isThere else { return }
        let covered = stroke.box.intersection(block)
        let left = (covered.minX - block.minX) & ~7, count = ((covered.maxX - block.minX + 7) & ~7) - left
        for row in covered.minY - block.minY..<covered.maxY - block.minY {
            let start = row * Self.width + left
            stroke.paint.blend(pixels + start, mask + start, count: count, x: block.minX + left, y: block.minY + row)
            (mask + start).update(repeating: 0, count: count)
        }
    }
}
