import CoreGraphics
import Ink

/// A stretch of a wet stroke without interruption; becomes one dry stroke.
///
/// What only the stroke's end may change goes into `mask` and stays there until then; the rest goes into `tail`, which is made anew with
/// each update, and so does the way the finger has probably gone since (`InkPage.prediction`). Both together are what is seen.
struct WetPiece {
    let id: Stroke.ID
    private(set) var samples: [InkSample] = []
    private let brush: Brush
    private var model: StrokeModel
    /// Comes after the path, is seen and never kept.
    private var predicted: [PathPoint] = []
    private(set) var mask = StrokeMask()
    private(set) var tail = StrokeMask()
    /// What its coverage is painted with.
    private(set) var paint: InkPaint
    private var path: StrokePath
    /// Elements that are in the mask.
    private var masked = 0
    /// Of the model.
    private var detail: Int

    init(id: Stroke.ID, brush: Brush, map: PageMap) {
        detail = StrokePath.detail(scale: map.scale)
        (self.id, self.brush, model) = (id, brush, StrokeModel(brush, detail: detail))
        (paint, path) = (InkPaint(brush, map: map), StrokePath(brush, map: map))
    }

    /// Goes on with those of the samples that are accepted. O(pixels covered by new and provisional elements).
    /// - Parameters:
    ///   - ahead: seconds that ink may run ahead of the latest sample.
    ///   - changed: is told the page pixels that may look different.
    mutating func extend(_ new: [InkSample], ahead: Double, extent: PixelRect, changed: (PixelRect) -> Void) {
        let known = samples.count
        for sample in new {
            if let accepted = sample.accepted { samples.append(accepted) }
        }
        model.update(samples[known...])
        if ahead > 0 || !predicted.isEmpty { predicted = model.predicted(ahead: ahead) }
        cover(extent, changed)
    }

    /// Nothing has been predicted. O(pixels of what may still change).
    mutating func rest(extent: PixelRect, changed: (PixelRect) -> Void) {
        guard !predicted.isEmpty else { return }
        predicted = []
        cover(extent, changed)
    }

    /// The stroke ends here. O(pixels of what may still change, and what the tiles under its tapered end are made of).
    mutating func finish(extent: PixelRect, changed: (PixelRect) -> Void) {
        let stable = model.stable.count
        if masked > stable {
            let elements = Elements(path, model, [])
            mask.remove(stable..<masked, extent: extent, capsule: { elements[$0] }, changed: changed)
            masked = stable
        }
        model.finish()
        predicted = []
        cover(extent, changed)
    }

    /// Makes the masks anew for another view of the page. O(pixels, and samples where the path gets more or fewer points).
    mutating func remap(_ map: PageMap, extent: PixelRect) {
        (mask, tail, masked) = (StrokeMask(), StrokeMask(), 0)
        (paint, path) = (InkPaint(brush, map: map), StrokePath(brush, map: map))
        if detail != StrokePath.detail(scale: map.scale) {
            detail = StrokePath.detail(scale: map.scale)
            (model, predicted) = (StrokeModel(brush, detail: detail), [])
            model.update(samples[...])
        }
        cover(extent) { _ in }
    }

    /// The box around its coverage, in page pixels.
    var bounds: PixelRect { mask.bounds.union(tail.bounds) }

    /// Parts of the page that hold all of its coverage, in page pixels.
    var coveredParts: [PixelRect] { mask.coveredParts + tail.coveredParts }

    private mutating func cover(_ extent: PixelRect, _ changed: (PixelRect) -> Void) {
        let elements = Elements(path, model, predicted)
        let lasting = model.stable.count + model.lasting
        while masked < lasting {
            mask.add(elements[masked], element: masked, extent: extent, changed: changed)
            masked += 1
        }
        tail.replace(with: masked..<elements.count, extent: extent, capsule: { elements[$0] }, changed: changed)
    }
}

extension WetPiece {
    /// The capsules of a path that goes on. Short-lived: while it is there, going on copies the path.
    private struct Elements {
        private let path: StrokePath
        private let stable: [PathPoint]
        private let provisional: [PathPoint]
        private let predicted: [PathPoint]

        init(_ path: StrokePath, _ model: StrokeModel, _ predicted: [PathPoint]) {
            (self.path, stable, provisional, self.predicted) = (path, model.stable, model.provisional, predicted)
        }

        var count: Int { stable.count + provisional.count + predicted.count }

        subscript(element: Int) -> Capsule { path.capsule(element, from: point(max(0, element - 1)), to: point(element)) }

        @inline(__always)
        private func point(_ place: Int) -> PathPoint {
            if place < stable.count { return stable[place] }
            let rest = place - stable.count
            return rest < provisional.count ? provisional[rest] : predicted[rest - provisional.count]
        }
    }
}
