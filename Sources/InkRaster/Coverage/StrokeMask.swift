import CoreGraphics
import Ink

/// One stroke's coverage of the page, only where it has any.
struct StrokeMask {
    private(set) var tiles: [TileKey: MaskTile] = [:]
    /// The box around all of it, in page pixels.
    private(set) var bounds = PixelRect.empty
    /// Empty tiles that wait to be used again.
    private var spare: [MaskTile] = []

    /// Adds an element of a stroke's path. O(pixels it covers), whatever was added before.
    /// - Parameter changed: is told each tile's changed pixels, in page pixels.
    mutating func add(_ capsule: Capsule, element: Int, extent: PixelRect, changed: (PixelRect) -> Void) {
        capsule.forEachTile(in: extent) { key in
            let tile = tiles[key] ?? newTile(at: key)
            let part = tile.add(capsule, element: element, key: key)
            guard !part.isEmpty else { return }
            let onPage = part.offsetBy(x: key.originX, y: key.originY)
            bounds = bounds.union(onPage)
            changed(onPage)
        }
    }

    /// Back to no coverage. O(pixels covered).
    mutating func reset() {
        for tile in tiles.values where spare.count < Self.mostSpare {
            tile.reset()
            spare.append(tile)
        }
        tiles.removeAll(keepingCapacity: true)
        bounds = .empty
    }

    /// Each tile's covered pixels, in page pixels.
    var coveredParts: [PixelRect] {
        tiles.map { key, tile in tile.covered.offsetBy(x: key.originX, y: key.originY) }
    }

    /// A mask that is emptied all the time is a small one: where four tiles meet.
    private static let mostSpare = 4

    private mutating func newTile(at key: TileKey) -> MaskTile {
        let tile = spare.popLast() ?? MaskTile()
        tiles[key] = tile
        return tile
    }
}
