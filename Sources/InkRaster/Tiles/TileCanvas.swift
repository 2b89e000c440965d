import CoreGraphics
import Ink

/// The page's dry ink: pictures of the tiles that have any, and what they were made of. A value; its tiles are shared.
struct TileCanvas {
    private(set) var tiles: [TileKey: Tile] = [:]
    private(set) var index = StrokeIndex()

    /// Paints a stroke on top. O(tiles touched).
    /// - Parameters:
    ///   - place: the stroke's place in the drawing.
    ///   - changes: gets each touched tile as it was before the first change of this step.
    mutating func paint(_ mask: StrokeMask, brush: Brush, place: Int, changes: inout TileChanges) {
        let paint = InkPaint(brush)
        for (key, part) in mask.tiles where !part.covered.isEmpty {
            index.append(stroke: place, runs: part.runs, at: key)
            let pixels = part.covered.offsetBy(x: key.originX, y: key.originY)
            let old = tiles[key]
            if let change = changes[key] {
                // An earlier stroke of this step has been here: its tile is nobody else's yet.
                changes[key] = TileChange(other: change.other, pixels: change.pixels.union(pixels))
                if old !== change.other, let old {
                    old.paint(part, with: paint)
                    if old.isTransparent { tiles[key] = nil }
                    continue
                }
            } else {
                changes[key] = TileChange(other: old, pixels: pixels)
            }
            // Taking away from nothing leaves nothing.
            if old == nil, paint == .erase { continue }
            let new = Tile(copying: old)
            new.paint(part, with: paint)
            tiles[key] = paint == .erase && new.isTransparent ? nil : new
        }
    }

    /// Exchanges the tiles of `changes` with those of the page. O(tiles).
    mutating func exchange(_ changes: inout TileChanges) {
        for key in changes.keys {
            guard let change = changes[key] else { continue }
            let shown = tiles[key]
            tiles[key] = change.other
            changes[key]?.other = shown
        }
    }

    /// Forgets strokes from place `count` on at these tiles, without changing their pictures. O(tiles).
    mutating func unindex(from count: Int, at keys: some Sequence<TileKey>) {
        for key in keys { index.removeStrokes(from: count, at: key) }
    }

    /// Puts a stroke into the index without painting it. O(tiles touched by each element).
    mutating func index(_ stroke: Stroke, place: Int, scale: Double, extent: PixelRect) {
        index.append(stroke: place, stroke.path, scale: scale, extent: extent)
    }

    /// Makes the tiles at `keys` anew from the strokes. O(what these tiles are made of).
    mutating func render(_ keys: some Collection<TileKey>, strokes: [Stroke], scale: Double) {
        let places = Set(keys.flatMap { (index.runs[$0] ?? []).lazy.map(\.stroke) })
        render(keys, strokes: strokes, paths: StrokePaths(of: places.lazy.map { Int($0) }, strokes), scale: scale)
    }

    private mutating func render(_ keys: some Sequence<TileKey>, strokes: [Stroke], paths: StrokePaths, scale: Double) {
        let renderer = TileRenderer(scale: scale)
        for key in keys {
            tiles[key] = renderer.tile(at: key, runs: index.runs[key] ?? [], strokes: strokes, paths: paths)
        }
    }

    /// The page of a whole drawing. O(its pixels).
    init(_ drawing: Drawing, scale: Double, extent: PixelRect) {
        let paths = StrokePaths(of: drawing.strokes.indices, drawing.strokes)
        for place in drawing.strokes.indices { index.append(stroke: place, paths[place], scale: scale, extent: extent) }
        render(Array(index.runs.keys), strokes: drawing.strokes, paths: paths, scale: scale)
    }

    /// An empty page.
    init() {}

    /// The box around the tiles that were ever painted on, in page pixels. O(tiles).
    var bounds: PixelRect {
        tiles.keys.reduce(PixelRect.empty) { $0.union($1.pixels) }
    }
}
