import CoreGraphics
import Ink

extension InkPage {
    /// Puts copies of strokes on top as one step, under new names. O(pixels they cover).
    /// - Returns: the copies; none when there was no step.
    @discardableResult
    public func paste(_ strokes: [Stroke]) -> [Stroke] {
        let pieces = strokes.map { stroke in
            let mask = StrokeMask(stroke, map: map, extent: extent)
            return (stroke: stroke.renamed(newStrokeID()), mask: mask)
        }
        guard !pieces.isEmpty else { return [] }
        dirty.add(parts: add(pieces).values.map(\.pixels))
        return pieces.map(\.stroke)
    }

    /// Takes whole strokes away, wherever they lie, as one step. Names that are not in the drawing do not count.
    /// O(what the tiles they touch are made of).
    /// - Returns: the strokes that are gone; none when there was no step.
    @discardableResult
    public func erase(_ ids: some Sequence<Stroke.ID>) -> [Stroke] {
        let depth = undoDepth
        guard case .strokes(let removed, _)? = history.erase(ids) else { return [] }
        pictures.push(repaint(removed: removed, inserted: []), depth: depth)
        return removed.map(\.stroke)
    }

    /// Moves, scales or turns strokes as one step; they keep their places in the painting order and get new names, since a stroke never
    /// changes. Brushes grow with the lengths. Names that are not in the drawing do not count. O(what the tiles they touch are made of).
    /// - Returns: the new strokes; none when there was no step, because there was nothing to move or ink would have got where none can
    ///   be (`InkSample.farthestCoordinate`).
    @discardableResult
    public func transform(_ ids: some Sequence<Stroke.ID>, by transform: CGAffineTransform) -> [Stroke] {
        var replacements: [Stroke.ID: Stroke] = [:]
        for place in Set(ids).compactMap({ id in history.place(of: id) }).sorted() {
            guard let stroke = drawing.strokes[place] else { continue }
            guard let moved = stroke.applying(transform, id: newStrokeID()) else { return [] }
            replacements[stroke.id] = moved
        }
        let depth = undoDepth
        guard !transform.isIdentity, case .strokes(let removed, let inserted)? = history.replace(replacements) else { return [] }
        pictures.push(repaint(removed: removed, inserted: inserted), depth: depth)
        return inserted.map(\.stroke)
    }

    /// Paints strokes on top as one step. O(tiles touched).
    /// - Parameter pieces: not empty; with their masks at the page's scale.
    /// - Returns: the tiles as they were.
    func add(_ pieces: [(stroke: Stroke, mask: StrokeMask)]) -> TileChanges {
        let depth = undoDepth
        var changes: TileChanges = [:]
        guard case .strokes(_, let inserted)? = history.add(pieces.map(\.stroke)) else { return changes }
        for (piece, placed) in zip(pieces, inserted) {
            canvas.paint(piece.mask, brush: piece.stroke.brush, map: map, place: placed.place, changes: &changes)
        }
        let wasComplete = isComplete(changes.keys)
        repaint?.note(removed: [], inserted: inserted, at: changes.keys)
        pictures.push(wasComplete ? .tiles(changes) : nil, depth: depth)
        return changes
    }
}

extension StrokeMask {
    /// The coverage of a whole stroke. O(pixels covered).
    init(_ stroke: Stroke, map: PageMap, extent: PixelRect) {
        self.init()
        let (points, path) = (stroke.path(scale: map.scale), StrokePath(stroke.brush, map: map))
        for element in points.indices { add(path.capsule(element, of: points), element: element, extent: extent) { _ in } }
    }
}
