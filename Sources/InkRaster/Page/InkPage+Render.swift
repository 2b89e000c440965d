import CoreGraphics
import Dispatch
import Ink
import Synchronization

extension InkPage {
    /// The picture of a finished drawing, the same bits a page shows. Needs no page and may run on any thread. O(pixels + ink in sight).
    ///
    /// - Parameters:
    ///   - pixelWidth, pixelHeight: the picture's size; at least 1.
    ///   - scale: pixels a point, limited to `scales`.
    ///   - paper: premultiplied colour under the ink; nil keeps the background transparent.
    ///   - images: where the pixels of pictures come from.
    public static func render(
        _ drawing: Drawing, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, paper: UInt32?, images: PictureImages? = nil,
        threads: Int = 1
    ) -> PixelBuffer {
        let pixels = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
        return render(drawing, pixels: pixels, scale: scale, paper: paper, images: images, threads: threads)
    }

    /// The same for any part of the page.
    /// - Parameters:
    ///   - pixels: page pixels; not empty. Ink beyond `extent` is painted too if it lies in here.
    ///   - threads: how many may work at the same time, the caller's included.
    public static func render(
        _ drawing: Drawing, pixels: PixelRect, scale: CGFloat, paper: UInt32?, images: PictureImages? = nil, threads: Int = 1
    ) -> PixelBuffer {
        render(drawing, pixels: pixels, map: PageMap(scale: scale), paper: paper, images: images, threads: threads)
    }

    /// The same for a page that may be turned.
    /// - Parameter pixels: page pixels of `map`; not empty.
    public static func render(
        _ drawing: Drawing, pixels: PixelRect, map: PageMap, paper: UInt32?, images: PictureImages? = nil, threads: Int = 1
    ) -> PixelBuffer {
        let target = PixelBuffer(width: pixels.width, height: pixels.height)
        let ground = ground(drawing.pictures, pixels: pixels, map: map, paper: paper, images: images, into: target)
        let strokes = outlined(Array(drawing.strokes), map, threads: threads)
        let blocks = BlockGrid(pixels, strokes)
        // Each block's part of the picture is nobody else's.
        nonisolated(unsafe) let picture = target
        spread(blocks.count, over: threads) { places in
            let block = InkBlock()
            for place in places {
                block.paint(
                    blocks.strokes[place].lazy.map { strokes[Int($0)] }, at: blocks.corner(place), over: ground, into: picture,
                    clip: pixels)
            }
        }
        return target
    }

    /// Paints what lies under the ink, where that is more than paper.
    /// - Returns: what the ink is still to be laid over; nil for what the target has.
    static func ground(
        _ placed: [PlacedPicture], pixels: PixelRect, map: PageMap, paper: UInt32?, images: PictureImages?, into target: PixelBuffer
    ) -> UInt32? {
        let painter = PicturePainter(placed: placed, map: map) { images?.image(of: $0) }
        guard painter.touches(pixels) else { return paper ?? 0 }
        if let paper { target.fill(paper, in: target.bounds) }
        painter.paint(into: target, clip: target.bounds, originX: -pixels.minX, originY: -pixels.minY)
        return nil
    }

    private static func outlined(_ strokes: [Stroke], _ map: PageMap, threads: Int) -> [OutlinedStroke] {
        [OutlinedStroke](unsafeUninitializedCapacity: strokes.count) { all, count in
            // Each place is written once, by one thread.
            nonisolated(unsafe) let places = all
            spread(strokes.count, over: threads) { part in
                for place in part { places.initializeElement(at: place, to: OutlinedStroke(strokes[place], map: map)) }
            }
            count = strokes.count
        }
    }

    /// Hands `count` jobs to so many threads in small lots, since one may cost far more than another. Returns when all are done.
    private static func spread(_ count: Int, over threads: Int, _ work: @Sendable (Range<Int>) -> Void) {
        guard threads > 1, count > 1 else { return work(0..<count) }
        let lot = max(1, count / (threads * 16)), lots = (count + lot - 1) / lot
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while true {
                let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard number < lots else { return }
                work(number * lot..<min(count, (number + 1) * lot))
            }
        }
    }
}
