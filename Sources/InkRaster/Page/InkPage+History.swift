import CoreGraphics
import Ink

extension InkPage {
    /// Takes all dry ink away as one step; wet strokes stay. On an empty drawing it is no step. O(tiles), none of which is painted.
    /// - Returns: whether there was a step.
    @discardableResult
    public func clear() -> Bool {
        let depth = undoDepth
        guard history.clear() != nil else { return false }
        let old = canvas
        canvas = TileCanvas()
        dirty.add(old.bounds)
        pictures.push(.page(old), depth: depth)
        return true
    }

    /// Takes the last step back; wet strokes are left as they are. The pixels become what they were, bit for bit.
    /// O(tiles touched) while the step's tiles are within the budget, else O(what these tiles are made of).
    /// - Returns: what changed; nil when there is no step, or it cannot be read from where it is kept (`HistoryLimit.failed`).
    @discardableResult
    public func undo() -> DrawingChange? {
        guard let change = history.undo() else { return nil }
        show(change, ofStep: undoDepth)
        return change
    }

    /// Does the step undone last once more. Costs as `undo`.
    /// - Returns: what changed; nil when there is no step, or it cannot be read from where it is kept (`HistoryLimit.failed`).
    @discardableResult
    public func redo() -> DrawingChange? {
        guard let change = history.redo() else { return nil }
        show(change, ofStep: undoDepth - 1)
        return change
    }

    /// Shows another drawing, with nothing to undo; wet strokes are taken back and erasures end. O(its pixels).
    public func load(_ drawing: Drawing) {
        for id in wetStrokes { takeBack(id) }
        erasures = []
        dirty.add(canvas.bounds)
        history = DrawingHistory(drawing, limit: historyLimit)
        pictures = TileHistory(budget: pictures.budget)
        nextStroke = max(nextStroke, (drawing.strokes.lazy.map(\.id.rawValue).max() ?? 0) &+ 1)
        canvas = TileCanvas(drawing.strokes, scale: scale, extent: Self.extent)
        dirty.add(canvas.bounds)
    }

    /// Renders everything anew at another scale (pixels a point, limited to `scales`; NaN changes nothing). History stays.
    /// O(the drawing's pixels).
    public func setScale(_ newScale: CGFloat) {
        guard !newScale.isNaN, Self.limited(newScale) != scale else { return }
        dirty.add(canvas.bounds)
        for stroke in wet { dirty.add(stroke.bounds) }
        scale = Self.limited(newScale)
        pictures.dropAll()
        canvas = TileCanvas(drawing.strokes, scale: scale, extent: Self.extent)
        dirty.add(canvas.bounds)
        for stroke in wet {
            stroke.rescale(scale, extent: Self.extent)
            dirty.add(stroke.bounds)
        }
    }
}

// MARK: - Pictures of steps

extension InkPage {
    /// Brings the page to what the drawing has become by undoing or redoing the step at `place`.
    private func show(_ change: DrawingChange, ofStep place: Int) {
        switch (change, pictures.take(at: place)) {
        case (.strokes(let removed, let inserted), .tiles(var changes)?):
            canvas.reindex(removed: removed, inserted: inserted, at: changes.keys, scale: scale, extent: Self.extent)
            canvas.exchange(&changes)
            dirty.add(parts: changes.values.map(\.pixels))
            pictures.put(.tiles(changes), at: place, depth: undoDepth)
        case (.strokes(let removed, let inserted), _):
            pictures.put(.tiles(repaint(removed: removed, inserted: inserted)), at: place, depth: undoDepth)
        case (.everything, .page(let page)?):
            show(page, insteadOfStep: place)
        case (.everything(_, let inserted), _):
            show(TileCanvas(inserted, scale: scale, extent: Self.extent), insteadOfStep: place)
        }
    }

    private func show(_ page: TileCanvas, insteadOfStep place: Int) {
        let old = canvas
        canvas = page
        dirty.add(old.bounds)
        dirty.add(page.bounds)
        pictures.put(.page(old), at: place, depth: undoDepth)
    }

    /// Makes the tiles anew in which strokes have changed. O(what these tiles are made of).
    /// - Returns: the tiles as they were.
    func repaint(removed: [PlacedStroke], inserted: [PlacedStroke]) -> TileChanges {
        var changes = footprint(of: removed + inserted)
        canvas.reindex(removed: removed, inserted: inserted, at: changes.keys, scale: scale, extent: Self.extent)
        for key in changes.keys { changes[key]?.other = canvas.tiles[key] }
        canvas.render(changes.keys, strokes: drawing.strokes, scale: scale)
        dirty.add(parts: changes.values.map(\.pixels))
        return changes
    }

    /// The tiles that strokes touch, with nothing known about their pictures. O(tiles touched by each element).
    private func footprint(of strokes: [PlacedStroke]) -> TileChanges {
        var changes: TileChanges = [:]
        let path = StrokePath(scale: scale)
        for placed in strokes {
            let points = placed.stroke.path
            for element in points.indices {
                let capsule = path.capsule(element, of: points)
                let box = capsule.pixelBox
                capsule.forEachTile(in: Self.extent) { key in
                    let known = changes[key]?.pixels ?? .empty
                    changes[key] = TileChange(other: nil, pixels: known.union(box.intersection(key.pixels)))
                }
            }
        }
        return changes
    }
}
