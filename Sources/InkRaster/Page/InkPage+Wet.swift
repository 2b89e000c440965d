import CoreGraphics
import Ink

extension InkPage {
    /// Starts a stroke; its first dot is on the page at once. A sample that is refused (`InkSample.accepted`) leaves the stroke empty
    /// until one comes that is not.
    public func begin(_ brush: Brush, at sample: InkSample) -> WetStroke.ID {
        let stroke = WetStroke(id: newWetID(), brush: brush)
        wet.append(stroke)
        extend(stroke.id, with: [sample])
        return stroke.id
    }

    /// Draws on. Refused samples (`InkSample.accepted`) are left out; so is everything for a stroke that is not wet any more.
    /// O(pixels that the new segments cover), however much ink there is.
    public func extend(_ id: WetStroke.ID, with samples: [InkSample]) {
        guard let stroke = wet.first(where: { $0.id == id }) else { return }
        dirty.collect { changed in
            stroke.extend(
                samples, ahead: predictedTime, map: map, extent: extent, newID: { newStrokeID() }, changed: changed)
        }
    }

    /// The next sample starts a new piece, with no line from the last one: a stroke of its own that is undone with the others.
    public func breakPiece(_ id: WetStroke.ID) {
        guard let stroke = wet.first(where: { $0.id == id }) else { return }
        dirty.collect { changed in stroke.breakPiece(extent: extent, changed: changed) }
    }

    /// The stroke is done: it becomes part of the drawing, on top, as one step of history. O(tiles touched).
    /// - Returns: the new strokes, one a piece; none when the stroke was not wet or never got a sample.
    @discardableResult
    public func finish(_ id: WetStroke.ID) -> [Stroke] {
        guard let place = wet.firstIndex(where: { $0.id == id }) else { return [] }
        dirty.collect { changed in wet[place].finish(extent: extent, changed: changed) }
        let done = wet.remove(at: place)
        let pieces = done.pieces.compactMap { piece in
            Stroke(id: piece.id, brush: done.brush, samples: piece.samples).map { (stroke: $0, mask: piece.mask) }
        }
        guard !pieces.isEmpty else { return [] }
        // Its picture is on the page already: nothing looks different.
        _ = add(pieces)
        // Wet strokes that were begun earlier lay under this one and now lie over it: only there does the picture change.
        for earlier in wet.prefix(place) { dirty.add(parts: Self.overlaps(done, earlier)) }
        return pieces.map(\.stroke)
    }

    /// The stroke never was: its ink goes away and no step of history stays.
    public func takeBack(_ id: WetStroke.ID) {
        guard let place = wet.firstIndex(where: { $0.id == id }) else { return }
        dirty.add(parts: wet.remove(at: place).coveredParts)
    }

    /// Page pixels on which a finished stroke and a wet one may both have coverage.
    private static func overlaps(_ a: WetStroke, _ b: WetStroke) -> [PixelRect] {
        guard a.bounds.intersects(b.bounds) else { return [] }
        var parts: [PixelRect] = []
        for piece in a.pieces {
            for other in b.pieces where piece.bounds.intersects(other.bounds) {
                for (key, tile) in piece.mask.tiles {
                    for second in [other.mask.tiles[key], other.tail.tiles[key]] {
                        guard let second else { continue }
                        parts.append(tile.covered.intersection(second.covered).offsetBy(x: key.originX, y: key.originY))
                    }
                }
            }
        }
        return parts
    }
}
