import CoreGraphics
import Ink

extension InkPage {
    /// Whether tiles are still being made in the background. What the page shows of them is not complete.
    public var isRepainting: Bool { repaint != nil }

    /// Takes in what has been painted in the background so far; what changes with it is dirty. Call it after each wake (`background`).
    public func collectRepaint() {
        collectPictures()
        while let job = repaint?.job {
            for message in job.take() { take(message) }
            // Where one job has ended another may have begun, and may be done already.
            guard let next = repaint?.job, next !== job else { return }
        }
    }

    /// Paints all that is missing at once. O(its pixels).
    public func finishRepaint() {
        finishPictures()
        collectRepaint()
        guard let rest = repaint else { return }
        endRepaint()
        if rest.isIndexed {
            canvas.render(rest.missing, strokes: drawing.strokes, map: map)
            dirty.add(parts: rest.missing.map(\.pixels))
        } else {
            dirty.add(canvas.bounds)
            canvas = TileCanvas(drawing.strokes, map: map, extent: extent)
            dirty.add(canvas.bounds)
        }
    }

    /// Makes the whole picture anew: in the background where there is one, else at once.
    func repaintAll() {
        endRepaint()
        guard let background, !drawing.isEmpty else {
            canvas = TileCanvas(drawing.strokes, map: map, extent: extent)
            return
        }
        canvas = TileCanvas()
        repaint = Repaint(page: .page(drawing.strokes, map: map, extent: extent, first: visible, background))
    }

    /// What is still being made in the background is not wanted any more.
    func endRepaint() {
        repaint?.job.cancel()
        (repaint, standIn) = (nil, nil)
    }

    private func take(_ message: RepaintJob.Message) {
        switch message {
        case .index(let index):
            canvas.takeIndex(index)
            for change in repaint?.changes ?? [] {
                canvas.reindex(
                    removed: change.removed, inserted: change.inserted, at: change.keys, map: map, extent: extent)
            }
            repaint?.becomesIndexed(index.runs.keys)
            // Where no ink is nothing stands in for any.
            if standIn != nil { dirty.add(visible) }
        case .tiles(let tiles):
            let accepted = tiles.filter { repaint?.accepts($0.key) == true }
            for (key, tile) in accepted { canvas.put(tile, at: key) }
            dirty.add(parts: accepted.map(\.key.pixels))
        case .finished:
            guard let rest = repaint?.missing, !rest.isEmpty, let background else { return endRepaint() }
            repaint?.goOn(with: .tiles(rest, of: canvas.index, drawing.strokes, map: map, first: visible, background))
        }
    }
}
