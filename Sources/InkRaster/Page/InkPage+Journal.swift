import CoreGraphics
import Ink

extension InkPage {
    /// Starts keeping what happens to the history, from now on, until it is taken.
    public func keepRecords() { history.keepRecords() }

    /// What happened to the history since the last call, in order; nothing unless `keepRecords` was called. O(1).
    public func takeRecords() -> [HistoryRecord] { history.takeRecords() }

    /// The pieces of strokes that are still being drawn, as they would be if they ended now, under the names they will have.
    /// O(their samples).
    public var runningStrokes: [Stroke] {
        wet.flatMap { stroke in
            stroke.pieces.compactMap { Stroke(id: $0.id, brush: stroke.brush, samples: $0.samples) }
        }
    }

    /// The drawing as it is seen: with the running strokes. O(wet samples).
    public var visibleDrawing: Drawing {
        var drawing = drawing
        drawing.strokes.append(contentsOf: runningStrokes)
        return drawing
    }

    /// Shows another drawing with all that can be undone and redone in it; wet strokes are taken back and erasures end. Records are kept
    /// where they were, and the page's limit of memory counts where the history has none. O(its pixels), or in the background.
    public func load(_ other: DrawingHistory) {
        let keepsRecords = history.keepsRecords
        for id in wetStrokes { takeBack(id) }
        erasures = []
        dirty.add(canvas.bounds)
        dirty.add(pictureBox)
        history = other
        if let historyLimit { history.obey(historyLimit) }
        if keepsRecords { history.keepRecords() }
        pictures = TileHistory(budget: pictures.budget, steps: history.undoDepth + history.redoDepth)
        nextStroke = max(nextStroke, history.firstFreeName.rawValue)
        standIn = nil
        repaintAll()
        dirty.add(canvas.bounds)
        dirty.add(pictureBox)
    }
}
