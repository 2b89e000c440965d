import CoreGraphics

/// What one wet stroke adds to a tile, in the commonest case: a plain colour, and no other wet ink there.
///
/// Dry ink, wet ink and paper come together in registers, eight pixels at a time, to the same bits as `Tile.paint` and `InkPage.lay`
/// one after the other: most of what a finger draws takes this way.
struct WetInk {
    private let color: UInt32
    /// Bytes of a `MaskTile`; valid while nothing is drawn.
    private let coverage: UnsafePointer<UInt8>
    private let more: UnsafePointer<UInt8>?

    /// Nil where it takes more than that.
    init?(_ paint: InkPaint, _ mask: MaskTile?, _ tail: MaskTile?) {
        guard case .color(let color) = paint, let first = mask ?? tail else { return nil }
        (self.color, coverage) = (color, UnsafePointer(first.bytes))
        more = mask == nil ? nil : tail.map { UnsafePointer($0.bytes) }
    }

    /// Writes `part` (from the tile's corner) of a tile under this ink and over paper. O(pixels).
    /// - Parameters:
    ///   - to: where `part` begins in the picture.
    ///   - stride: the picture's pixels from row to row.
    func lay(over tile: Tile?, part: PixelRect, paper: UInt32, into to: UnsafeMutablePointer<UInt32>, stride: Int) {
        let dry = tile.flatMap { $0.uniform == nil ? UnsafePointer($0.pixels) : nil }
        let ground = SIMD8<UInt32>(repeating: tile?.uniform ?? 0), blank = SIMD8<UInt32>(repeating: paper)
        let ink = PixelLanes(SIMD8(repeating: color)), below = PixelLanes(blank), isOpaque = color >> 24 == 255

        @inline(__always)
        func group(_ place: Int) -> SIMD8<UInt32> {
            var m = UnsafeRawPointer(coverage + place).loadUnaligned(as: SIMD8<UInt8>.self)
            if let more {
                let other = UnsafeRawPointer(more + place).loadUnaligned(as: SIMD8<UInt8>.self)
                m.replace(with: other, where: other .> m)
            }
            let old = dry.map { UnsafeRawPointer($0 + place).loadUnaligned(as: SIMD8<UInt32>.self) } ?? ground
            if unsafeBitCast(m, to: UInt64.self) == 0 { return old == SIMD8() ? blank : PixelLanes(old).over(below).pixels }
            let base = PixelLanes(old)
            return base.mixed(isOpaque ? ink : ink.over(base), PixelLanes.Factors(m)).over(below).pixels
        }

        let width = part.width
        for row in 0..<part.height {
            let from = (part.minY + row) * TileKey.side, line = to + row * stride
            var i = 0
            while width >= 8 {
                UnsafeMutableRawPointer(line + i).storeBytes(of: group(from + part.minX + i), as: SIMD8<UInt32>.self)
                if i + 8 == width { break }
                // The last group ends with the row; some of it is written twice.
                i = min(i + 8, width - 8)
            }
            guard width < 8 else { continue }
            let start = min(part.minX, TileKey.side - 8)
            withUnsafeBytes(of: group(from + start)) { pixels in
                UnsafeMutableRawPointer(line).copyMemory(
                    from: pixels.baseAddress! + (part.minX - start) * MemoryLayout<UInt32>.stride,
                    byteCount: width * MemoryLayout<UInt32>.stride)
            }
        }
    }
}
