import CoreGraphics

/// A window as a shape sees it: in whole pixels from the shape's anchor, where numbers are small and `Float` is exact enough.
///
/// Coverage is worked out from the distance to the anchor alone, so a pixel gets the same bits in whichever window it is looked at.
struct AnchoredWindow {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let stride: Int
    /// No group of lanes begins after it.
    private let lastGroup: Int
    private let anchorX: Int, anchorY: Int
    private let minX: Float, minY: Float, maxX: Float, maxY: Float

    /// - Parameter x, y: the anchor, in page pixels.
    @inline(__always)
    init(_ window: MaskWindow, x: Int, y: Int) {
        let left = window.pixels.minX &- x, top = window.pixels.minY &- y
        // Whoever asks for a pixel of the window adds its place to this.
        bytes = window.bytes - (top &* window.stride &+ left)
        stride = window.stride
        (anchorX, anchorY) = (x, y)
        lastGroup = window.pixels.maxX &- x &- 8
        (minX, minY) = (Float(left), Float(top))
        (maxX, maxY) = (Float(window.pixels.maxX &- x), Float(window.pixels.maxY &- y))
    }

    /// Raises the pixels within `box` to a shape's coverage.
    /// - Returns: these pixels, in page pixels; empty when the box misses the window.
    @inline(__always)
    func raise<Shape: RowShape>(_ shape: Shape, left: Float, right: Float, top: Float, bottom: Float) -> PixelRect {
        let left = LaneMath.larger(left, minX), right = LaneMath.smaller(right, maxX)
        let top = LaneMath.larger(top, minY), bottom = LaneMath.smaller(bottom, maxY)
        guard left < right, top < bottom else { return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
        let firstRow = LaneMath.nearest(top), endRow = LaneMath.nearest(bottom)
        for number in firstRow..<endRow {
            let row = shape.row(Float(number) + 0.5)
            let low = LaneMath.larger(row.low, left), high = LaneMath.smaller(row.high, right)
            guard low < high else { continue }
            let line = UnsafeMutableRawPointer(bytes + number &* stride)
            var next = LaneMath.nearest(low)
            let end = LaneMath.nearest(high)
            var (stop, endFull) = (end, end)
            if shape.hasInside {
                let inside = row.inside
                let low = LaneMath.larger(inside.low, left), high = LaneMath.smaller(inside.high, right)
                if low < high {
                    stop = LaneMath.nearest(low)
                    endFull = LaneMath.nearest(high)
                    fill(line, stop, endFull)
                }
            }
            while true {
                while next < stop {
                    // The last group of a row ends with it.
                    let start = min(next, lastGroup)
                    let place = line + start
                    let old = place.loadUnaligned(as: UInt64.self)
                    let wanted = Self.ones(next &- start, stop &- start)
                    next = start &+ 8
                    // Much of what a segment covers is covered already.
                    if old & wanted == wanted { continue }
                    let bytes = LaneMath.bytes(row.values(LaneMath.centres + Float(start)))
                    let new = unsafeBitCast(unsafeBitCast(bytes, to: UInt64.self) & wanted, to: SIMD8<UInt8>.self)
                    let known = unsafeBitCast(old, to: SIMD8<UInt8>.self)
                    place.storeBytes(of: known.replacing(with: new, where: new .> known), as: SIMD8<UInt8>.self)
                }
                if stop == end { break }
                (next, stop) = (endFull, end)
            }
        }
        return PixelRect(
            minX: anchorX &+ LaneMath.nearest(left), minY: anchorY &+ firstRow,
            maxX: anchorX &+ LaneMath.nearest(right), maxY: anchorY &+ endRow)
    }

    /// Eight bytes in memory, `from..<end` of them all ones.
    @inline(__always)
    private static func ones(_ from: Int, _ end: Int) -> UInt64 {
        (.max &>> UInt64(truncatingIfNeeded: 64 &- min(end, 8) &* 8)) & (.max &<< UInt64(truncatingIfNeeded: from &* 8))
    }

    @inline(__always)
    private func fill(_ line: UnsafeMutableRawPointer, _ from: Int, _ end: Int) {
        var next = from
        while next < end {
            let start = min(next, lastGroup)
            let place = line + start
            place.storeBytes(of: place.loadUnaligned(as: UInt64.self) | Self.ones(next &- start, end &- start), as: UInt64.self)
            next = start &+ 8
        }
    }
}
