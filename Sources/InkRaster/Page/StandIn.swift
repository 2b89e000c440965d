import CoreGraphics

/// The picture a page had before it was painted anew, seen at another scale where nothing better is there yet.
struct StandIn {
    let tiles: [TileKey: Tile]
    /// Its pixels a point.
    let scale: CGFloat

    /// Lays it into a part of a tile of a page at `newScale`, the nearest pixel for each. O(pixels of `part`).
    /// - Parameter part: in pixels from the tile's corner.
    func lay(into tile: Tile, at key: TileKey, in part: PixelRect, scale newScale: CGFloat) {
        let step = Double(scale / newScale)
        for y in part.minY..<part.maxY {
            let oldY = Self.place(Double(key.originY + y), step), row = tile.pixels + y * TileKey.side
            var source: TileKey?, known: Tile?
            for x in part.minX..<part.maxX {
                let oldX = Self.place(Double(key.originX + x), step)
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

    /// The pixel under the middle of another, at another scale.
    private static func place(_ pixel: Double, _ step: Double) -> Int {
        Int(max(-1e9, min(1e9, ((pixel + 0.5) * step).rounded(.down))))
    }
}
