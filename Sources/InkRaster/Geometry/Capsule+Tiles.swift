import CoreGraphics

extension Capsule {
    /// Calls `body` with every tile inside `extent` (page pixels) that the capsule may cover, row by row. O(tiles called).
    ///
    /// A long slanted capsule is trimmed to each row of tiles, so it costs its length and not its bounding box.
    /// A tile too many is harmless: it gets no coverage.
    @inline(__always)
    func forEachTile(in extent: PixelRect, _ body: (TileKey) -> Void) {
        let side = Double(TileKey.side)
        let left = max(minX, Double(extent.minX)), right = min(maxX, Double(extent.maxX - 1))
        let top = max(minY, Double(extent.minY)), bottom = min(maxY, Double(extent.maxY - 1))
        guard left <= right, top <= bottom else { return }
        let firstRow = Int((top / side).rounded(.down)), lastRow = Int((bottom / side).rounded(.down))
        let firstColumn = Int((left / side).rounded(.down)), lastColumn = Int((right / side).rounded(.down))
        if firstRow == lastRow || firstColumn == lastColumn {
            for row in firstRow...lastRow {
                for column in firstColumn...lastColumn { body(TileKey(x: column, y: row)) }
            }
            return
        }
        let reach = max(radius0, radius1) + Self.slantedFringe
        for row in firstRow...lastRow {
            let slab = middle(from: Double(row) * side - reach, to: Double(row + 1) * side + reach)
            let from = max(slab.left - reach, left), to = min(slab.right + reach, right)
            guard from <= to else { continue }
            for column in Int((from / side).rounded(.down))...Int((to / side).rounded(.down)) { body(TileKey(x: column, y: row)) }
        }
    }

    /// The horizontal range of the middle line between two heights; left > right when it does not get there.
    private func middle(from top: Double, to bottom: Double) -> (left: Double, right: Double) {
        let dy = y1 - y0
        var (start, end) = (0.0, 1.0)
        if dy == 0 {
            guard y0 >= top, y0 <= bottom else { return (.infinity, -.infinity) }
        } else {
            let (a, b) = ((top - y0) / dy, (bottom - y0) / dy)
            (start, end) = (max(0, min(a, b)), min(1, max(a, b)))
            guard start <= end else { return (.infinity, -.infinity) }
        }
        let (a, b) = (x0 + (x1 - x0) * start, x0 + (x1 - x0) * end)
        return (min(a, b), max(a, b))
    }
}
