import CoreGraphics
import Ink

/// A stretch of a wet stroke without interruption; becomes one dry stroke.
///
/// What the model calls stable goes into `mask` and stays there; what it may still change goes into `tail`, which is made anew with
/// each update. Both together are what is seen.
struct WetPiece {
    let id: Stroke.ID
    private(set) var samples: [InkSample] = []
    private let brush: Brush
    private var model: StrokeModel
    private(set) var mask = StrokeMask()
    private(set) var tail = StrokeMask()
    /// Stable points that are in the mask.
    private var masked = 0

    init(id: Stroke.ID, brush: Brush) { (self.id, self.brush, model) = (id, brush, StrokeModel(brush)) }

    /// Goes on with accepted samples. O(pixels covered by new and provisional elements).
    /// - Parameter changed: is told the page pixels that may look different.
    mutating func extend(_ new: [InkSample], scale: Double, extent: PixelRect, changed: (PixelRect) -> Void) {
        samples.append(contentsOf: new)
        model.update(new)
        cover(scale: scale, extent: extent, changed: changed)
    }

    /// The stroke ends here. O(pixels of the provisional part).
    mutating func finish(scale: Double, extent: PixelRect, changed: (PixelRect) -> Void) {
        model.finish()
        cover(scale: scale, extent: extent, changed: changed)
    }

    /// Makes the masks anew at another scale. O(pixels).
    mutating func rescale(_ scale: Double, extent: PixelRect) {
        (mask, tail, masked) = (StrokeMask(), StrokeMask(), 0)
        cover(scale: scale, extent: extent) { _ in }
    }

    /// The box around its coverage, in page pixels.
    var bounds: PixelRect { mask.bounds.union(tail.bounds) }

    /// Parts of the page that hold all of its coverage, in page pixels.
    var coveredParts: [PixelRect] { mask.coveredParts + tail.coveredParts }

    private mutating func cover(scale: Double, extent: PixelRect, changed: (PixelRect) -> Void) {
        if !tail.tiles.isEmpty {
            for part in tail.coveredParts { changed(part) }
            tail.reset()
        }
        let path = StrokePath(brush, scale: scale)
        for element in masked..<model.stable.count {
            mask.add(path.capsule(element, of: model.stable), element: element, extent: extent, changed: changed)
        }
        masked = model.stable.count
        guard var last = model.stable.last ?? model.provisional.first else { return }
        for (number, point) in model.provisional.enumerated() {
            let element = masked + number
            tail.add(path.capsule(element, from: last, to: point), element: element, extent: extent, changed: changed)
            last = point
        }
    }
}
