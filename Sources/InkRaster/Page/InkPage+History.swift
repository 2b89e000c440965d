import CoreGraphics
import Ink

extension InkPage {
    /// Takes all dry ink away as one step; wet strokes stay. On an empty drawing it is no step. O(tiles), none of which is painted.
    /// - Returns: whether there was a step.
    @discardableResult
    public func clear() -> Bool {
        let depth = undoDepth
        guard history.clear() else { return false }
        let old = canvas
        canvas = TileCanvas()
        dirty.add(old.bounds)
        pictures.push(.page(old), depth: depth)
        return true
    }

    /// Takes the last step back; wet strokes are left as they are. The pixels become what they were, bit for bit.
    /// O(tiles touched) while the step's tiles are within the budget, else O(what these tiles are made of).
    /// - Returns: the step; nil when there is none.
    @discardableResult
    public func undo() -> DrawingHistory.Step? {
        guard let step = history.undo() else { return nil }
        let place = undoDepth
        switch (step, pictures.take(at: place)) {
        case (.add, .tiles(var changes)?):
            canvas.unindex(from: drawing.strokes.count, at: changes.keys)
            exchange(&changes, of: place)
        case (.add(let strokes), _):
            var changes = footprint(of: strokes)
            canvas.unindex(from: drawing.strokes.count, at: changes.keys)
            rerender(&changes, of: place)
        case (.clear, .page(let page)?):
            show(page, insteadOfStep: place)
        case (.clear, _):
            show(TileCanvas(drawing, scale: scale, extent: Self.extent), insteadOfStep: place)
        }
        return step
    }

    /// Does the step undone last once more. Costs as `undo`.
    /// - Returns: the step; nil when there is none.
    @discardableResult
    public func redo() -> DrawingHistory.Step? {
        let place = undoDepth
        guard let step = history.redo() else { return nil }
        switch (step, pictures.take(at: place)) {
        case (.add(let strokes), .tiles(var changes)?):
            index(strokes)
            exchange(&changes, of: place)
        case (.add(let strokes), _):
            var changes = footprint(of: strokes)
            index(strokes)
            rerender(&changes, of: place)
        case (.clear, .page(let page)?):
            show(page, insteadOfStep: place)
        case (.clear, _):
            show(TileCanvas(), insteadOfStep: place)
        }
        return step
    }

    /// Shows another drawing, with nothing to undo; wet strokes are taken back. O(its pixels).
    public func load(_ drawing: Drawing) {
        for id in wetStrokes { takeBack(id) }
        dirty.add(canvas.bounds)
        history = DrawingHistory(drawing)
        pictures = TileHistory(budget: pictures.budget)
        nextStroke = max(nextStroke, (drawing.strokes.map(\.id.rawValue).max() ?? 0) &+ 1)
        canvas = TileCanvas(drawing, scale: scale, extent: Self.extent)
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
        canvas = TileCanvas(drawing, scale: scale, extent: Self.extent)
        dirty.add(canvas.bounds)
        for stroke in wet {
            stroke.rescale(scale, extent: Self.extent)
            dirty.add(stroke.bounds)
        }
    }

    /// The tiles that strokes touch, with nothing known about their pictures. O(tiles touched by each element).
    private func footprint(of strokes: [Stroke]) -> TileChanges {
        var changes: TileChanges = [:]
        for stroke in strokes {
            let (path, points) = (StrokePath(scale: scale), stroke.path)
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

    /// Puts strokes that are the drawing's last into the index.
    private func index(_ strokes: [Stroke]) {
        let first = drawing.strokes.count - strokes.count
        for (offset, stroke) in strokes.enumerated() {
            canvas.index(stroke, place: first + offset, scale: scale, extent: Self.extent)
        }
    }

    private func exchange(_ changes: inout TileChanges, of place: Int) {
        canvas.exchange(&changes)
        dirty.add(parts: changes.values.map(\.pixels))
        pictures.put(.tiles(changes), at: place, depth: undoDepth)
    }

    private func rerender(_ changes: inout TileChanges, of place: Int) {
        for key in changes.keys { changes[key]?.other = canvas.tiles[key] }
        canvas.render(changes.keys, strokes: drawing.strokes, scale: scale)
        dirty.add(parts: changes.values.map(\.pixels))
        pictures.put(.tiles(changes), at: place, depth: undoDepth)
    }

    private func show(_ page: TileCanvas, insteadOfStep place: Int) {
        let old = canvas
        canvas = page
        dirty.add(old.bounds)
        dirty.add(page.bounds)
        pictures.put(.page(old), at: place, depth: undoDepth)
    }
}
