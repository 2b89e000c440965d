import CoreGraphics

/// 64×64 premultiplied pixels of dry ink. Written only by the one who made it, until it becomes part of a page; never after.
final class Tile {
    let pixels: UnsafeMutablePointer<UInt32>

    static let count = TileKey.side * TileKey.side
    static let bytes = count * MemoryLayout<UInt32>.stride

    /// A transparent tile, or a copy.
    init(copying other: Tile? = nil) {
        pixels = .allocate(capacity: Self.count)
        if let other {
            pixels.initialize(from: other.pixels, count: Self.count)
        } else {
            pixels.initialize(repeating: 0, count: Self.count)
        }
    }

    deinit { pixels.deallocate() }

    /// Paints the covered part. O(pixels covered).
    func paint(_ mask: MaskTile, at key: TileKey, with paint: InkPaint) {
        self.paint(mask, at: key, with: paint, in: mask.covered)
    }

    /// Paints what is covered of `part`, in pixels from the tile's corner. O(pixels of `part`).
    func paint(_ mask: MaskTile, at key: TileKey, with paint: InkPaint, in part: PixelRect) {
        for y in part.minY..<part.maxY {
            let start = y * TileKey.side + part.minX
            paint.blend(
                pixels + start, mask.bytes + start, count: part.width, x: key.originX + part.minX, y: key.originY + y)
        }
    }

    /// Makes `part` the same as another tile's; nil is transparent. O(pixels of `part`).
    func copy(_ other: Tile?, in part: PixelRect) {
        for y in part.minY..<part.maxY {
            let start = y * TileKey.side + part.minX
            if let other {
                (pixels + start).update(from: other.pixels + start, count: part.width)
            } else {
                (pixels + start).update(repeating: 0, count: part.width)
            }
        }
    }

    /// Whether there is no ink on it. O(pixels).
    var isTransparent: Bool {
        var all: UInt32 = 0
        for i in 0..<Self.count { all |= pixels[i] }
        return all == 0
    }
}
