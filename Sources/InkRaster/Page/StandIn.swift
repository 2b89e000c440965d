import CoreGraphics

/// The picture a page had before it was painted anew, seen in another view where nothing better is there yet.
struct StandIn {
    let tiles: [TileKey: Tile]
    let map: PageMap

    /// Lays it into a part of a tile of a page in another view, the nearest pixel for each. O(pixels of `part`).
    /// - Parameter part: in pixels from the tile's corner.
    func lay(into tile: Tile, at key: TileKey, in part: PixelRect, _ view: PageMap) {
        let (along, across) = view.step(to: map)
        for y in part.minY..<part.maxY {
            let middle = Double(key.originY + y) + 0.5, row = tile.pixels + y * TileKey.side
            var source: TileKey?, known: Tile?
            for x in part.minX..<part.maxX {
                let here = Double(key.originX + x) + 0.5
                let oldX = Self.pixel(here * along - middle * across), oldY = Self.pixel(middle * along + here * across)
                let place = TileKey(x: oldX >> TileKey.shift, y: oldY >> TileKey.shift)
                if place != source { (source, known) = (place, tiles[place]) }
                guard let known else {
                    row[x] = 0
                    continue
                }
                row[x] = known.uniform ?? known.pixels[(oldY - place.originY) * TileKey.side + oldX - place.originX]
            }
        }
    }

    @inline(__always)
    private static func pixel(_ place: Double) -> Int { Int(max(-1e9, min(1e9, place.rounded(.down)))) }
}
