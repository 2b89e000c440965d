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

    func hash(into hasher: inout Hasher) { hasher.combine(word) }

    /// What dictionaries ask for. The hasher's own, made to withstand keys that somebody chose, is most of what a lookup costs; nobody
    /// chooses where tiles lie. Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): a multiplication, and its upper half,
    /// on which all of the key has had its effect, down to where dictionaries look.
    func _rawHashValue(seed: Int) -> Int {
        let product = (word ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product ^ product >> 32)
    }

    private var word: UInt64 { UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)) }

    /// Every tile that has pixels of `rect`, row by row.
    @inline(__always)
    static func forEach(in rect: PixelRect, _ body: (TileKey) -> Void) {
        guard !rect.isEmpty else { return }
        for y in rect.minY >> shift...(rect.maxY - 1) >> shift {
            for x in rect.minX >> shift...(rect.maxX - 1) >> shift { body(TileKey(x: x, y: y)) }
        }
    }
}
