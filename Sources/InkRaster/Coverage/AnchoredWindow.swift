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

    /// Raises the pixels within a box to a shape's coverage.
    /// - Returns: these pixels, in page pixels; empty when the box misses the window.
    @inline(__always)
    func raise<Shape: RowShape>(_ shape: Shape, left: Float, right: Float, top: Float, bottom: Float) -> PixelRect {
        let left = LaneMath.larger(left, minX), right = LaneMath.smaller(right, maxX)
        let top = LaneMath.larger(top, minY), bottom = LaneMath.smaller(bottom, maxY)
        guard left < right, top < bottom else { return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
        let first = LaneMath.nearest(left), end = LaneMath.nearest(right)
        let firstRow = LaneMath.nearest(top), endRow = LaneMath.nearest(bottom)
        if end &- first <= 4 {
            raisePairs(shape, first, end, firstRow, endRow)
        } else if end &- first <= 8 {
            raiseColumns(shape, first, end, firstRow, endRow)
        } else {
            raiseSpans(shape, left, right, firstRow, endRow)
        }
        return PixelRect(
            minX: anchorX &+ first, minY: anchorY &+ firstRow, maxX: anchorX &+ end, maxY: anchorY &+ endRow)
    }

    /// Most of what a hand draws is small: up to eight columns, row after row, are worked out as they are. Looking for what each row has
    /// of the shape would take longer.
    @inline(__always)
    private func raiseColumns<Shape: RowShape>(_ shape: Shape, _ first: Int, _ end: Int, _ firstRow: Int, _ endRow: Int) {
        let start = min(first, lastGroup), wanted = Self.ones(first &- start, end &- start)
        let columns = LaneMath.centres + Float(start)
        var place = UnsafeMutableRawPointer(bytes + (firstRow &* stride &+ start))
        for number in firstRow..<endRow {
            Self.raise(place, wanted, shape, columns, Lanes(repeating: Float(number) + 0.5))
            place += stride
        }
    }

    /// Up to four columns: two rows at a time.
    @inline(__always)
    private func raisePairs<Shape: RowShape>(_ shape: Shape, _ first: Int, _ end: Int, _ firstRow: Int, _ endRow: Int) {
        let start = min(first, lastGroup &+ 4), columns = LaneMath.pairCentres + Float(start)
        let row = Self.ones(first &- start, end &- start)
        var place = UnsafeMutableRawPointer(bytes + (firstRow &* stride &+ start))
        var number = firstRow
        while number < endRow {
            // Below the last row comes the same again, and nothing is wanted of it.
            let isLast = number &+ 1 == endRow
            let below = isLast ? place : place + stride, wanted = isLast ? row : row | row &<< 32
            let old = UInt64(place.loadUnaligned(as: UInt32.self)) | UInt64(below.loadUnaligned(as: UInt32.self)) &<< 32
            if old & wanted != wanted {
                let raised = Self.raised(old, wanted, shape, columns, LaneMath.pairRows + Float(number))
                below.storeBytes(of: UInt32(truncatingIfNeeded: raised &>> 32), as: UInt32.self)
                place.storeBytes(of: UInt32(truncatingIfNeeded: raised), as: UInt32.self)
            }
            place += 2 &* stride
            number = number &+ 2
        }
    }

    /// Each row where it may have some of the shape, and filled where it is all inside.
    @inline(__always)
    private func raiseSpans<Shape: RowShape>(_ shape: Shape, _ left: Float, _ right: Float, _ firstRow: Int, _ endRow: Int) {
        let box = RowSpans(low: Lanes(repeating: left), high: Lanes(repeating: right))
        var top = firstRow
        while top < endRow {
            let heights = LaneMath.centres + Float(top), count = min(8, endRow &- top)
            let reach = shape.reach(heights).intersection(box)
            let low = LaneMath.nearest(reach.low), high = LaneMath.nearest(reach.high)
            var (lowFull, highFull) = (high, high)
            if shape.hasInside {
                let inside = shape.inside(heights).intersection(box)
                (lowFull, highFull) = (LaneMath.nearest(inside.low), LaneMath.nearest(inside.high))
            }
            for lane in 0..<count {
                let line = UnsafeMutableRawPointer(bytes + (top &+ lane) &* stride)
                let end = Int(high[lane]), height = Lanes(repeating: heights[lane])
                var next = Int(low[lane]), (stop, endFull) = (Int(lowFull[lane]), Int(highFull[lane]))
                if stop < endFull { fill(line, stop, endFull) } else { (stop, endFull) = (end, end) }
                while true {
                    while next < stop {
                        // The last group of a row ends with it.
                        let start = min(next, lastGroup)
                        let wanted = Self.ones(next &- start, stop &- start)
                        Self.raise(line + start, wanted, shape, LaneMath.centres + Float(start), height)
                        next = start &+ 8
                    }
                    if stop == end { break }
                    (next, stop) = (endFull, end)
                }
            }
            top = top &+ 8
        }
    }

    /// Raises those of eight bytes that are all ones in `wanted`.
    @inline(__always)
    private static func raise(
        _ place: UnsafeMutableRawPointer, _ wanted: UInt64, _ shape: some RowShape, _ columns: Lanes, _ heights: Lanes
    ) {
        let old = place.loadUnaligned(as: UInt64.self)
        // Much of what a segment covers is covered already.
        if old & wanted == wanted { return }
        place.storeBytes(of: raised(old, wanted, shape, columns, heights), as: UInt64.self)
    }

    @inline(__always)
    private static func raised(
        _ old: UInt64, _ wanted: UInt64, _ shape: some RowShape, _ columns: Lanes, _ heights: Lanes
    ) -> UInt64 {
        let bytes = unsafeBitCast(LaneMath.bytes(shape.values(columns, heights)), to: UInt64.self)
        let new = unsafeBitCast(bytes & wanted, to: SIMD8<UInt8>.self), known = unsafeBitCast(old, to: SIMD8<UInt8>.self)
        return unsafeBitCast(known.replacing(with: new, where: new .> known), to: UInt64.self)
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
