import CoreGraphics

/// 64×64 premultiplied pixels of dry ink. Written only by the one who made it, until it becomes part of a page; never after.
///
/// A tile of one colour all over keeps that and no pixels. What is not written any more may go from thread to thread.
final class Tile: @unchecked Sendable {
    /// The colour of all pixels, where that is one and there is no memory for them.
    let uniform: UInt32?
    /// - Precondition: the tile is not uniform.
    let pixels: UnsafeMutablePointer<UInt32>

    static let count = TileKey.side * TileKey.side

    /// Memory its pixels take.
    var bytes: Int { uniform == nil ? Self.count * MemoryLayout<UInt32>.stride : 0 }

    /// A transparent tile to paint on, or a copy.
    init(copying other: Tile? = nil) {
        uniform = nil
        pixels = .allocate(capacity: Self.count)
        if let other, other.uniform == nil {
            pixels.initialize(from: other.pixels, count: Self.count)
        } else {
            pixels.initialize(repeating: other?.uniform ?? 0, count: Self.count)
        }
    }

    private init(uniform color: UInt32) {
        uniform = color
        // Nowhere, and never looked at.
        pixels = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt32>.alignment)!
    }

    deinit { if uniform == nil { pixels.deallocate() } }

    /// The tile as a page keeps it once it is painted: nil without ink, without pixels where they are all the same. O(pixels).
    var settled: Tile? {
        let first = uniform ?? pixels[0]
        guard uniform == nil, pixels[Self.count / 2] == first, pixels[Self.count - 1] == first else { return self }
        var difference: UInt32 = 0
        for i in 0..<Self.count { difference |= pixels[i] ^ first }
        guard difference == 0 else { return self }
        return first == 0 ? nil : Tile(uniform: first)
    }

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
            if let other, other.uniform == nil {
                (pixels + start).update(from: other.pixels + start, count: part.width)
            } else {
                (pixels + start).update(repeating: other?.uniform ?? 0, count: part.width)
            }
        }
    }
}
