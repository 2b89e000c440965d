import CoreGraphics

/// Which 64×64 tile of the page: column and row, counted from the page's origin.
struct TileKey: Hashable, Sendable {
    let x: Int32
    let y: Int32

    /// Pixels along a tile's side.
    static let side = 64
    static let shift = 6

    init(x: Int, y: Int) { (self.x, self.y) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y)) }

    /// The page's pixel in the tile's top left corner.
    var originX: Int { Int(x) << Self.shift }
    var originY: Int { Int(y) << Self.shift }

    /// The page's pixels the tile holds.
    var pixels: PixelRect { PixelRect(x: originX, y: originY, width: Self.side, height: Self.side) }

    // One word instead of two: hashing is most of what a lookup costs.
    func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)))
    }

    /// Every tile that has pixels of `rect`, row by row.
    @inline(__always)
    static func forEach(in rect: PixelRect, _ body: (TileKey) -> Void) {
        guard !rect.isEmpty else { return }
        for y in rect.minY >> shift...(rect.maxY - 1) >> shift {
            for x in rect.minX >> shift...(rect.maxX - 1) >> shift { body(TileKey(x: x, y: y)) }
        }
    }
}
