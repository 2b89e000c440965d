import CoreGraphics
import Ink

/// The page's dry ink: pictures of the tiles that have any, and what they were made of. A value; its tiles are shared.
struct TileCanvas {
    private(set) var tiles: [TileKey: Tile] = [:]
    private(set) var index = StrokeIndex()

    /// Paints a stroke on top. O(tiles touched).
    /// - Parameters:
    ///   - place: the stroke's place in the drawing.
    ///   - changes: gets each tile the stroke's geometry touches, as it was before the first change of this step.
    mutating func paint(_ mask: StrokeMask, brush: Brush, map: PageMap, place: StrokePlace, changes: inout TileChanges) {
        let paint = InkPaint(brush, map: map)
        for (key, part) in mask.tiles {
            guard !part.covered.isEmpty else {
                // A box that reaches in here, and no pixel: but the index knows it if it ever is made from the geometry.
                if changes[key] == nil { changes[key] = TileChange(other: tiles[key], pixels: .empty) }
                continue
            }
            index.append(stroke: place, runs: part.runs, at: key)
            let pixels = part.covered.offsetBy(x: key.originX, y: key.originY)
            let old = tiles[key]
            if let change = changes[key] {
                // An earlier stroke of this step has been here: its tile is nobody else's yet.
                changes[key] = TileChange(other: change.other, pixels: change.pixels.union(pixels))
                if old !== change.other, let old, old.uniform == nil {
                    old.paint(part, at: key, with: paint)
                    tiles[key] = old.settled
                    continue
                }
            } else {
                changes[key] = TileChange(other: old, pixels: pixels)
            }
            // Taking away from nothing leaves nothing.
            if old == nil, paint == .erase { continue }
            let new = Tile(copying: old)
            new.paint(part, at: key, with: paint)
            tiles[key] = new.settled
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

    /// Exchanges strokes in the index without changing pictures.
    /// O(runs at `keys` from the lowest removed stroke up, and tiles touched by each element of the inserted strokes).
    /// - Parameter keys: all tiles that the removed strokes touch, and maybe more.
    mutating func reindex(
        removed: [PlacedStroke], inserted: [PlacedStroke], at keys: some Sequence<TileKey>, map: PageMap, extent: PixelRect
    ) {
        if !removed.isEmpty {
            let places = removed.map(\.place)
            for key in keys { index.remove(places, at: key) }
        }
        for new in inserted { index.insert(stroke: new.place, new.stroke.path(scale: map.scale), map: map, extent: extent) }
    }

    /// Makes the tiles at `keys` anew from the strokes. O(what these tiles are made of).
    mutating func render(_ keys: some Collection<TileKey>, strokes: StrokeList, map: PageMap) {
        let places = Set(keys.flatMap { (index.runs[$0] ?? []).lazy.map(\.stroke) })
        render(keys, paths: StrokePaths(of: places, strokes, map: map), map: map)
    }

    private mutating func render(_ keys: some Sequence<TileKey>, paths: StrokePaths, map: PageMap) {
        let renderer = TileRenderer(map: map)
        for key in keys { tiles[key] = renderer.tile(at: key, runs: index.runs[key] ?? [], paths: paths) }
    }

    /// Knows what its tiles are made of from elsewhere; pictures stay.
    mutating func takeIndex(_ index: StrokeIndex) { self.index = index }

    /// Shows a tile; nil is transparent.
    mutating func put(_ tile: Tile?, at key: TileKey) { tiles[key] = tile }

    /// What `extent` has of a whole drawing. O(strokes, and pixels of those in there).
    init(_ strokes: StrokeList, map: PageMap, extent: PixelRect) {
        guard let paths = StrokePaths(strokes, map: map, near: extent, while: { true }),
              let index = StrokeIndex(strokes, paths, map: map, extent: extent, while: { true })
        else { return }
        self.index = index
        render(Array(index.runs.keys), paths: paths, map: map)
    }

    /// An empty page.
    init() {}

    /// Memory its pictures take. O(tiles).
    var bytes: Int { tiles.values.reduce(0) { $0 + $1.bytes } }

    /// The box around the tiles that were ever painted on, in page pixels. O(tiles).
    var bounds: PixelRect {
        tiles.keys.reduce(PixelRect.empty) { $0.union($1.pixels) }
    }
}
