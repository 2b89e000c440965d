import CoreGraphics
import Ink

/// One stroke's coverage of the page, only where it has any.
struct StrokeMask {
    private(set) var tiles: [TileKey: MaskTile] = [:]
    /// The box around all of it, in page pixels.
    private(set) var bounds = PixelRect.empty

    /// Adds elements of a stroke's path. O(pixels they cover), whatever was added before.
    /// - Parameter changed: is told each tile's changed pixels, in page pixels.
    mutating func add(
        _ elements: Range<Int>, of samples: [InkSample], path: StrokePath, extent: PixelRect, changed: (PixelRect) -> Void
    ) {
        for element in elements {
            let capsule = path.capsule(element, of: samples)
            capsule.forEachTile(in: extent) { key in
                let tile: MaskTile
                if let known = tiles[key] {
                    tile = known
                } else {
                    tile = MaskTile()
                    tiles[key] = tile
                }
                let part = tile.add(capsule, element: element, key: key)
                guard !part.isEmpty else { return }
                let onPage = part.offsetBy(x: key.originX, y: key.originY)
                bounds = bounds.union(onPage)
                changed(onPage)
            }
        }
    }
}
