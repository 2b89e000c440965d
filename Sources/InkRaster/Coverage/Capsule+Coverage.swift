import CoreGraphics

extension Capsule {
    /// Raises `mask`, one tile of 64×64 bytes, to this capsule's coverage of the tile `key`: the greater of both in every pixel, so the
    /// order of capsules does not count and where they meet there is neither a seam nor a dark spot.
    ///
    /// The inside of each row is filled, only its fringe is worked out.
    /// - Returns: the pixels of the tile it may have changed, counted from the tile's corner; empty when it misses the tile.
    func cover(_ mask: UnsafeMutablePointer<UInt8>, tile key: TileKey) -> PixelRect {
        let side = TileKey.side
        let (originX, originY) = (Double(key.originX), Double(key.originY))
        let top = Self.firstCentre(from: minY - originY), bottom = Self.lastCentre(upTo: maxY - originY)
        guard top <= bottom,
              let outer = RowSpan(self, grow: Self.slantedFringe, originX: originX, originY: originY)
        else { return .empty }
        let hasInside = min(radius0, radius1) > Self.leastInside
        let inner = hasInside ? RowSpan(self, grow: -Self.slantedFringe, originX: originX, originY: originY) : nil
        let formula = CoverageFormula(self, originX: originX, originY: originY)
        let (leftmost, rightmost) = (minX - originX, maxX - originX)
        var changed = PixelRect(minX: side, minY: side, maxX: 0, maxY: 0)
        for y in top...bottom {
            let centre = Double(y) + 0.5
            let reach = outer.interval(centre)
            let first = Self.firstCentre(from: max(reach.low, leftmost)), last = Self.lastCentre(upTo: min(reach.high, rightmost))
            guard first <= last else { continue }
            changed.minX = min(changed.minX, first)
            changed.maxX = max(changed.maxX, last + 1)
            changed.minY = min(changed.minY, y)
            changed.maxY = y + 1
            let row = mask + y * side
            if let inner {
                let full = inner.interval(centre)
                let firstFull = max(first, Self.firstCentre(from: full.low)), lastFull = min(last, Self.lastCentre(upTo: full.high))
                if firstFull <= lastFull {
                    Self.cover(row, first..<firstFull, y: Float(centre), formula)
                    (row + firstFull).update(repeating: 255, count: lastFull - firstFull + 1)
                    Self.cover(row, lastFull + 1..<last + 1, y: Float(centre), formula)
                    continue
                }
            }
            Self.cover(row, first..<last + 1, y: Float(centre), formula)
        }
        return changed.isEmpty ? .empty : changed
    }

    /// Works out `columns` and what follows them up to a whole group of lanes, which is right there too.
    @inline(__always)
    private static func cover(_ row: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>, y: Float, _ formula: CoverageFormula) {
        var x = columns.lowerBound
        while x < columns.upperBound {
            // The last group of a row ends with it.
            let start = min(x, TileKey.side - CoverageFormula.lanes)
            formula.cover(row + start, x: start, y: y)
            x = start + CoverageFormula.lanes
        }
    }

    /// From this radius on, in pixels, looking for the inside of each row costs less than working it out.
    private static var leastInside: Double { 5 }

    /// The first pixel of a tile's row or column whose centre is not before `edge`; 64 when none is.
    @inline(__always)
    private static func firstCentre(from edge: Double) -> Int {
        Int(min(Double(TileKey.side), max(0, (edge - 0.5).rounded(.up))))
    }

    /// The last pixel whose centre is not after `edge`; −1 when none is.
    @inline(__always)
    private static func lastCentre(upTo edge: Double) -> Int {
        Int(min(Double(TileKey.side - 1), max(-1, (edge - 0.5).rounded(.down))))
    }
}
