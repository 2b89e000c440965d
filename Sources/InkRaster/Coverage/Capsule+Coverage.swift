import CoreGraphics

extension Capsule {
    /// Raises `mask`, one tile of 64×64 bytes, to this capsule's coverage of the tile `key`: the greater of both in every pixel, so the
    /// order of capsules does not count and where they meet there is neither a seam nor a dark spot.
    ///
    /// The inside of each row is filled, only its fringe is worked out.
    /// - Returns: the pixels of the tile it may have changed, counted from the tile's corner; empty when it misses the tile.
    func cover(_ mask: UnsafeMutablePointer<UInt8>, tile key: TileKey) -> PixelRect {
        let side = TileKey.side
        let shape = isDisc ? withAreaOfDisc : self
        let (originX, originY) = (Double(key.originX), Double(key.originY))
        let top = Self.firstCentre(from: minY - originY), bottom = Self.lastCentre(upTo: maxY - originY)
        guard top <= bottom,
              let outer = RowSpan(shape, grow: Self.fringe, originX: originX, originY: originY)
        else { return .empty }
        let inner = RowSpan(shape, grow: -Self.fringe, originX: originX, originY: originY)
        let formula = CoverageFormula(shape, originX: originX, originY: originY)
        var changed = PixelRect(minX: side, minY: side, maxX: 0, maxY: 0)
        for y in top...bottom {
            let centre = Double(y) + 0.5
            let reach = outer.interval(centre)
            let first = Self.firstCentre(from: reach.low), last = Self.lastCentre(upTo: reach.high)
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
                    formula.cover(row, first..<firstFull, y: Float(centre))
                    (row + firstFull).update(repeating: 255, count: lastFull - firstFull + 1)
                    formula.cover(row, lastFull + 1..<last + 1, y: Float(centre))
                    continue
                }
            }
            formula.cover(row, first..<last + 1, y: Float(centre))
        }
        return changed.isEmpty ? .empty : changed
    }

    /// The disc whose coverage adds up to πr² for this one's radius r.
    ///
    /// Where an outline bends, more of its fringe lies outside than inside: one that falls from full to none over the pixel around
    /// radius R adds up to π(R² + 1/12). A disc that is small against a pixel has no such ring: half its radius stays, which keeps the
    /// error below a tenth of a pixel.
    private var withAreaOfDisc: Capsule {
        let radius = max(radius0 * radius0 - 1 / 12, radius0 * radius0 / 4).squareRoot()
        return Capsule(x0: x0, y0: y0, radius0: radius, x1: x0, y1: y0, radius1: radius)
    }

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
