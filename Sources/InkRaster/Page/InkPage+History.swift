import CoreGraphics
import Ink

extension InkPage {
    /// Takes all dry ink away as one step; wet strokes stay. On an empty drawing it is no step. O(tiles), none of which is painted.
    /// - Returns: whether there was a step.
    @discardableResult
    public func clear() -> Bool {
        let depth = undoDepth, before = pictureBox
        guard history.clear() != nil else { return false }
        dirty.add(before)
        let (old, isComplete) = (canvas, repaint == nil)
        endRepaint()
        canvas = TileCanvas()
        dirty.add(old.bounds)
        pictures.push(isComplete ? .page(old) : nil, depth: depth)
        return true
    }

    /// Takes the last step back; wet strokes are left as they are. The pixels become what they were, bit for bit.
    /// O(tiles touched) while the step's tiles are within the budget, else O(what these tiles are made of).
    /// - Returns: what changed; nil when there is no step, or it cannot be read from where it is kept (`HistoryLimit.failed`).
    @discardableResult
    public func undo() -> DrawingChange? {
        let before = drawing.pictures
        guard let change = history.undo() else { return nil }
        show(change, ofStep: undoDepth)
        picturesChanged(from: before)
        return change
    }

    /// Does the step undone last once more. Costs as `undo`.
    /// - Returns: what changed; nil when there is no step, or it cannot be read from where it is kept (`HistoryLimit.failed`).
    @discardableResult
    public func redo() -> DrawingChange? {
        let before = drawing.pictures
        guard let change = history.redo() else { return nil }
        show(change, ofStep: undoDepth - 1)
        picturesChanged(from: before)
        return change
    }

    /// Shows another drawing, with nothing to undo; otherwise as with a whole history.
    public func load(_ drawing: Drawing) { load(DrawingHistory(drawing)) }

}

// MARK: - Pictures of steps

extension InkPage {
    /// Brings the page to what the drawing has become by undoing or redoing the step at `place`.
    private func show(_ change: DrawingChange, ofStep place: Int) {
        switch (change, pictures.take(at: place)) {
        case (.strokes(let removed, let inserted), .tiles(var changes)?):
            canvas.reindex(removed: removed, inserted: inserted, at: changes.keys, map: map, extent: extent)
            let wasComplete = isComplete(changes.keys)
            repaint?.note(removed: removed, inserted: inserted, at: changes.keys)
            canvas.exchange(&changes)
            for key in changes.keys { repaint?.isPainted(key) }
            dirty.add(parts: changes.values.map(\.pixels))
            pictures.put(wasComplete ? .tiles(changes) : nil, at: place, depth: undoDepth)
        case (.strokes(let removed, let inserted), _):
            pictures.put(repaint(removed: removed, inserted: inserted), at: place, depth: undoDepth)
        case (.everything, let known):
            let (old, isComplete) = (canvas, repaint == nil)
            if case .page(let page)? = known {
                endRepaint()
                canvas = page
            } else {
                repaintAll()
            }
            dirty.add(old.bounds)
            dirty.add(canvas.bounds)
            pictures.put(isComplete ? .page(old) : nil, at: place, depth: undoDepth)
        }
    }

    /// Makes the tiles anew in which strokes have changed. O(what these tiles are made of).
    /// - Returns: the tiles as they were, if they all were complete.
    func repaint(removed: [PlacedStroke], inserted: [PlacedStroke]) -> TileHistory.Pictures? {
        var changes = footprint(of: removed + inserted)
        let wasComplete = isComplete(changes.keys)
        canvas.reindex(removed: removed, inserted: inserted, at: changes.keys, map: map, extent: extent)
        repaint?.note(removed: removed, inserted: inserted, at: changes.keys)
        for key in changes.keys { changes[key]?.other = canvas.tiles[key] }
        if repaint?.isIndexed == false {
            // What lies there is not known yet; what is gone must not be seen.
            for key in changes.keys { canvas.put(nil, at: key) }
        } else {
            canvas.render(changes.keys, strokes: drawing.strokes, map: map)
            for key in changes.keys { repaint?.isPainted(key) }
        }
        dirty.add(parts: repaint == nil ? changes.values.map(\.pixels) : changes.keys.map(\.pixels))
        return wasComplete ? .tiles(changes) : nil
    }

    /// Whether these tiles show what the drawing has there.
    func isComplete(_ keys: some Sequence<TileKey>) -> Bool {
        guard let repaint else { return true }
        return keys.allSatisfy { !repaint.isMissing($0) }
    }

    /// The tiles that strokes touch, with nothing known about their pictures. O(tiles touched by each element).
    private func footprint(of strokes: [PlacedStroke]) -> TileChanges {
        var changes: TileChanges = [:]
        let path = StrokePath(map: map)
        for placed in strokes {
            let points = placed.stroke.path(scale: map.scale)
            for element in points.indices {
                let capsule = path.capsule(element, of: points)
                let box = capsule.pixelBox
                capsule.forEachTile(in: extent) { key in
                    let known = changes[key]?.pixels ?? .empty
                    changes[key] = TileChange(other: nil, pixels: known.union(box.intersection(key.pixels)))
                }
            }
        }
        return changes
    }
}
