import CoreGraphics

/// What one wet stroke adds to a tile, in the commonest case: a plain colour, and no other wet ink there.
///
/// Dry ink, wet ink and paper come together in registers, eight pixels at a time, to the same bits as `Tile.paint` and `InkPage.lay`
/// one after the other: most of what a finger draws takes this way.
struct WetInk {
    private let color: UInt32
    /// Bytes of one or two `MaskTile`s; valid while nothing is drawn.
    private let coverage: UnsafePointer<UInt8>, more: UnsafePointer<UInt8>

    /// Nil where it takes more than that.
    init?(_ paint: InkPaint, _ mask: MaskTile?, _ tail: MaskTile?) {
        guard case .color(let color) = paint, let first = mask ?? tail else { return nil }
        (self.color, coverage, more) = (color, UnsafePointer(first.bytes), UnsafePointer((tail ?? first).bytes))
    }

    /// Writes `part` (from the tile's corner) of a tile under this ink and over paper. O(pixels).
    /// - Parameters:
    ///   - to: where `part` begins in the picture.
    ///   - stride: the picture's pixels from row to row.
    func lay(over tile: Tile?, part: PixelRect, paper: UInt32, into to: UnsafeMutablePointer<UInt32>, stride: Int) {
        let mix = Mix(color, over: paper)
        var ground = SIMD8<UInt32>(repeating: tile?.uniform ?? 0)
        withUnsafeBytes(of: &ground) { ground in
            // Where all of the tile is one colour these eight pixels are looked at again and again.
            let isUniform = tile?.uniform != nil || tile == nil
            let dry = isUniform ? ground.baseAddress! : UnsafeRawPointer(tile!.pixels)
            let width = part.width, inside = isUniform ? 0 : Int.max
            var from = part.minY &* TileKey.side &+ part.minX, line = to
            for _ in 0..<part.height {
                if width < 8 {
                    // The tile's last group, where the row ends with the tile.
                    let start = min(from, from | (TileKey.side - 1) &- 7)
                    let pixels = mix.pixels(coverage + start, more + start, dry + (start &* 4 & inside))
                    withUnsafeBytes(of: pixels) { pixels in
                        UnsafeMutableRawPointer(line).copyMemory(
                            from: pixels.baseAddress! + (from &- start) &* 4, byteCount: width &* 4)
                    }
                } else {
                    var i = 0
                    while true {
                        let place = from &+ i
                        let pixels = mix.pixels(coverage + place, more + place, dry + (place &* 4 & inside))
                        UnsafeMutableRawPointer(line + i).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
                        if i &+ 8 == width { break }
                        // The last group ends with the row; some of it is written twice.
                        i = min(i &+ 8, width &- 8)
                    }
                }
                (from, line) = (from &+ TileKey.side, line + stride)
            }
        }
    }

    /// Dry ink, a colour and paper in their order.
    private struct Mix {
        let isOpaque: Bool
        let color: SIMD8<UInt32>, paper: SIMD8<UInt32>
        let ink: PixelLanes, below: PixelLanes

        @inline(__always)
        init(_ color: UInt32, over paper: UInt32) {
            isOpaque = color >> 24 == 255
            (self.color, self.paper) = (SIMD8(repeating: color), SIMD8(repeating: paper))
            (ink, below) = (PixelLanes(self.color), PixelLanes(self.paper))
        }

        /// Eight pixels.
        @inline(__always)
        func pixels(_ coverage: UnsafePointer<UInt8>, _ more: UnsafePointer<UInt8>, _ dry: UnsafeRawPointer) -> SIMD8<UInt32> {
            var m = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD8<UInt8>.self)
            let other = UnsafeRawPointer(more).loadUnaligned(as: SIMD8<UInt8>.self)
            m.replace(with: other, where: other .> m)
            let all = unsafeBitCast(m, to: UInt64.self)
            let old = dry.loadUnaligned(as: SIMD8<UInt32>.self)
            if all == 0 { return old.isZero ? paper : PixelLanes(old).over(below).pixels }
            if all == .max, isOpaque { return color }
            let base = PixelLanes(old)
            return base.mixed(isOpaque ? ink : ink.over(base), PixelLanes.Factors(m)).over(below).pixels
        }
    }
}
