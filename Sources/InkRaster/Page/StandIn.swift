import CoreGraphics

/// The picture a page had before it was painted anew, seen in another view where nothing better is there yet.
struct StandIn {
    let tiles: [TileKey: Tile]
    let map: PageMap

    /// Of a pixel, in the walk along a row: 2⁻²⁰, which adds up to nothing that is seen over a tile.
    private static let fraction = 20
    private static let tileShift = fraction + TileKey.shift
    /// Tiles that are looked up once for all rows. Chosen: those under a tile that is seen half as large as before, turned.
    private static let mostKnown = 64

    /// Lays it into a part of a tile of a page in another view, the nearest pixel for each. O(pixels of `part`).
    /// - Parameter part: in pixels from the tile's corner.
    func lay(into tile: Tile, at key: TileKey, in part: PixelRect, _ view: PageMap) {
        let walk = Walk(from: view, to: map, part.offsetBy(x: key.originX, y: key.originY))
        let box = walk.tiles
        withUnsafeTemporaryAllocation(of: Source.self, capacity: Self.mostKnown) { known in
            let isKnown = box.area <= Self.mostKnown
            if isKnown {
                var place = 0
                TileKey.forEach(in: PixelRect(
                    minX: box.minX << TileKey.shift, minY: box.minY << TileKey.shift,
                    maxX: box.maxX << TileKey.shift, maxY: box.maxY << TileKey.shift)
                ) { key in
                    known[place] = Source(tiles[key])
                    place += 1
                }
            }
            for row in 0..<part.height {
                var (x, y) = walk.start(row)
                var to = tile.pixels + (part.minY + row) * TileKey.side + part.minX
                let end = to + part.width
                while to < end {
                    let (column, line) = (x >> Self.tileShift, y >> Self.tileShift)
                    let source = isKnown
                        ? known[(line - box.minY) * box.width + column - box.minX] : Source(tiles[TileKey(x: column, y: line)])
                    // Until another tile comes.
                    repeat {
                        let (inX, inY) = (x >> Self.fraction & (TileKey.side - 1), y >> Self.fraction & (TileKey.side - 1))
                        let place = inY << TileKey.shift | inX
                        to.pointee = source.pixels.map { $0[place] } ?? source.color
                        (to, x, y) = (to + 1, x &+ walk.along, y &+ walk.across)
                    } while to < end && x >> Self.tileShift == column && y >> Self.tileShift == line
                }
            }
        }
    }

    /// What a tile is to those who read it. The stand-in holds on to the tile.
    private struct Source {
        let pixels: UnsafeMutablePointer<UInt32>?
        let color: UInt32

        init(_ tile: Tile?) {
            let uniform = tile == nil ? 0 : tile?.uniform
            (pixels, color) = (uniform == nil ? tile?.pixels : nil, uniform ?? 0)
        }
    }

    /// From pixel to pixel of one view, along the pixels of another, in 2⁻²⁰ of one.
    private struct Walk {
        let along: Int, across: Int
        private let way: (along: Double, across: Double)
        private let part: PixelRect

        init(from view: PageMap, to other: PageMap, _ part: PixelRect) {
            (way, self.part) = (view.step(to: other), part)
            (along, across) = (Self.fixed(way.along), Self.fixed(way.across))
        }

        /// The middle of a row's first pixel.
        func start(_ row: Int) -> (x: Int, y: Int) {
            let (x, y) = (Double(part.minX) + 0.5, Double(part.minY + row) + 0.5)
            return (Self.fixed(x * way.along - y * way.across), Self.fixed(y * way.along + x * way.across))
        }

        /// A box around all tiles it comes to.
        var tiles: PixelRect {
            let (top, bottom) = (start(0), start(part.height - 1)), (dx, dy) = ((part.width - 1) * along, (part.width - 1) * across)
            let xs = [top.x, top.x + dx, bottom.x, bottom.x + dx].map { $0 >> StandIn.tileShift }
            let ys = [top.y, top.y + dy, bottom.y, bottom.y + dy].map { $0 >> StandIn.tileShift }
            // Steps are rounded, and a tile too many costs nothing.
            return PixelRect(
                minX: (xs.min() ?? 0) - 1, minY: (ys.min() ?? 0) - 1, maxX: (xs.max() ?? 0) + 2, maxY: (ys.max() ?? 0) + 2)
        }

        private static func fixed(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value)) * Double(1 << StandIn.fraction)) }
    }
}
