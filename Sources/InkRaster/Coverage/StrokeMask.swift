import CoreGraphics
import Ink

/// One stroke's coverage of the page, only where it has any.
struct StrokeMask {
    private(set) var tiles: [TileKey: MaskTile] = [:]
    /// A box around all of it, in page pixels.
    private(set) var bounds = PixelRect.empty
    /// Empty tiles that wait to be used again.
    private var spare: [MaskTile] = []

    /// Adds an element of a stroke's path. O(pixels it covers), whatever was added before.
    /// - Parameter changed: is told each tile's changed pixels, in page pixels.
    mutating func add(_ capsule: Capsule, element: Int, extent: PixelRect, changed: (PixelRect) -> Void) {
        capsule.forEachTile(in: extent) { key in
            let part = tile(at: key).add(capsule, element: element, key: key)
            guard !part.isEmpty else { return }
            let onPage = part.offsetBy(x: key.originX, y: key.originY)
            bounds = bounds.union(onPage)
            changed(onPage)
        }
    }

    /// Takes elements away. O(what the tiles they touch are made of).
    /// - Parameters:
    ///   - elements: the last ones that were added.
    ///   - capsule: the element with a number, of these and all before them.
    ///   - changed: is told the changed pixels, in page pixels.
    mutating func remove(_ elements: Range<Int>, extent: PixelRect, capsule: (Int) -> Capsule, changed: (PixelRect) -> Void) {
        var touched: Set<TileKey> = []
        for element in elements {
            let removed = capsule(element), box = removed.pixelBox
            removed.forEachTile(in: extent) { key in
                touched.insert(key)
                changed(box.intersection(key.pixels))
            }
        }
        for key in touched {
            guard let tile = tiles[key] else { continue }
            let runs = tile.runs
            tile.reset()
            for run in runs where run.lowerBound < elements.lowerBound {
                for element in run.lowerBound..<min(run.upperBound, elements.lowerBound) {
                    _ = tile.add(capsule(element), element: element, key: key)
                }
            }
        }
    }

    /// Puts the capsules of other elements in the place of all there are; which ones they are is not kept.
    /// O(pixels covered before and after).
    /// - Parameter changed: is told each tile's pixels that may look different, in page pixels.
    mutating func replace(with elements: Range<Int>, extent: PixelRect, capsule: (Int) -> Capsule, changed: (PixelRect) -> Void) {
        guard !tiles.isEmpty || !elements.isEmpty else { return }
        for tile in tiles.values { tile.restart() }
        // The last one first: what it covers hides most of the round end before it.
        for element in elements.reversed() {
            let capsule = capsule(element)
            capsule.forEachTile(in: extent) { key in tile(at: key).cover(capsule, key: key) }
        }
        var box = PixelRect.empty
        for (key, tile) in tiles {
            changed(tile.covered.union(tile.before).offsetBy(x: key.originX, y: key.originY))
            if tile.covered.isEmpty { release(key) } else { box = box.union(tile.covered.offsetBy(x: key.originX, y: key.originY)) }
        }
        bounds = box
    }

    /// Each tile's covered pixels, in page pixels.
    var coveredParts: [PixelRect] {
        tiles.map { key, tile in tile.covered.offsetBy(x: key.originX, y: key.originY) }
    }

    /// What changes all the time is small: it lies where four tiles meet.
    private static let mostSpare = 4

    private mutating func tile(at key: TileKey) -> MaskTile {
        if let tile = tiles[key] { return tile }
        let tile = spare.popLast() ?? MaskTile()
        tiles[key] = tile
        return tile
    }

    /// Forgets a tile without coverage.
    private mutating func release(_ key: TileKey) {
        guard let tile = tiles.removeValue(forKey: key), spare.count < Self.mostSpare else { return }
        tile.reset()
        spare.append(tile)
    }
}
