extension PolygonRasterizer {
    /// Calls `body` for each row in which something is covered, top to bottom, with spans from left to right.
    func forEachRow(_ rule: CGPathFillRule, _ body: (_ y: Int, _ spans: UnsafeBufferPointer<CoverageSpan>) -> Void) {
        guard !edges.isEmpty else { return }
        let row = CellRow(minX: bounds.minX, width: bounds.width)
        defer { row.deallocate() }
        edges.withUnsafeBufferPointer { edges in
            var active: [Int] = []
            for y in bounds.minY..<bounds.maxY {
                var starting = firstEdge[y - bounds.minY]
                while starting >= 0 {
                    active.append(starting)
                    starting = edges[starting].next
                }
                if active.isEmpty { continue }
                let (rowTop, rowBottom) = (Double(y), Double(y) + 1)
                var kept = 0
                for index in active {
                    let edge = edges[index]
                    row.add(edge, from: max(rowTop, edge.top), to: min(rowBottom, edge.bottom))
                    if edge.bottom > rowBottom {
                        active[kept] = index
                        kept += 1
                    }
                }
                active.removeSubrange(kept...)
                let spans = row.takeSpans(rule)
                if spans.count > 0 { body(y, spans) }
            }
        }
    }
}

/// What the edges of one row add up to. `cover[x]` is the height by which everything right of column x is covered more than what
/// is left of it; `cut[x]` how much of that is missing in column x itself. A bit a column tells which ones are not zero, so that a row
/// costs what its edges touch and not its width.
private struct CellRow {
    private let minX: Int
    private let width: Int
    private let cover: UnsafeMutablePointer<Double>
    private let cut: UnsafeMutablePointer<Double>
    private let touched: UnsafeMutablePointer<UInt64>
    private let words: Int
    private let spans: UnsafeMutablePointer<CoverageSpan>

    init(minX: Int, width: Int) {
        self.minX = minX
        self.width = width
        // One column more: an edge on the right border belongs to it and covers nothing.
        cover = .allocate(capacity: width + 1)
        cover.initialize(repeating: 0, count: width + 1)
        cut = .allocate(capacity: width + 1)
        cut.initialize(repeating: 0, count: width + 1)
        words = width / 64 + 1
        touched = .allocate(capacity: words)
        touched.initialize(repeating: 0, count: words)
        spans = .allocate(capacity: width + 1)
    }

    func deallocate() {
        cover.deallocate()
        cut.deallocate()
        touched.deallocate()
        spans.deallocate()
    }

    /// The part of `edge` between two heights of this row.
    func add(_ edge: PolygonRasterizer.Edge, from y0: Double, to y1: Double) {
        guard y1 > y0 else { return }
        let low = min(edge.topX, edge.bottomX), high = max(edge.topX, edge.bottomX)
        let origin = Double(minX)
        var x0 = max(low, min(high, edge.topX + (y0 - edge.top) * edge.slope)) - origin
        var x1 = max(low, min(high, edge.topX + (y1 - edge.top) * edge.slope)) - origin
        if x0 > x1 { swap(&x0, &x1) }
        let height = (y1 - y0) * edge.winding
        let first = Int(x0), last = Int(x1)
        if first == last {
            return put(height, height * ((x0 + x1) / 2 - Double(first)), at: first)
        }
        // Across several columns: each gets its share of the height, the last one the rest, so that the sum is exact.
        let perColumn = height / (x1 - x0)
        var share = (Double(first) + 1 - x0) * perColumn
        put(share, share * (x0 + Double(first) + 1 - 2 * Double(first)) / 2, at: first)
        var rest = height - share
        var column = first + 1
        while column < last {
            share = perColumn
            put(share, share / 2, at: column)
            rest -= share
            column += 1
        }
        put(rest, rest * (x1 - Double(last)) / 2, at: last)
    }

    private func put(_ height: Double, _ missing: Double, at column: Int) {
        cover[column] += height
        cut[column] += missing
        touched[column >> 6] |= 1 << UInt64(column & 63)
    }

    /// The row's coverage; the row is empty again afterwards. The spans are valid until the next call.
    func takeSpans(_ rule: CGPathFillRule) -> UnsafeBufferPointer<CoverageSpan> {
        var count = 0
        var total = 0.0
        var next = 0
        for word in 0..<words {
            var bits = touched[word]
            if bits == 0 { continue }
            touched[word] = 0
            while bits != 0 {
                let column = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if column > next { append(byte(total, rule), next, column - next, &count) }
                total += cover[column]
                if column < width { append(byte(total - cut[column], rule), column, 1, &count) }
                cover[column] = 0
                cut[column] = 0
                next = column + 1
            }
        }
        if next < width { append(byte(total, rule), next, width - next, &count) }
        return UnsafeBufferPointer(start: spans, count: count)
    }

    private func append(_ coverage: UInt8, _ column: Int, _ length: Int, _ count: inout Int) {
        if coverage == 0 { return }
        let x = minX + column
        if count > 0, spans[count - 1].coverage == coverage, spans[count - 1].x + spans[count - 1].count == x {
            spans[count - 1].count += length
        } else {
            (spans + count).initialize(to: CoverageSpan(x: x, count: length, coverage: coverage))
            count += 1
        }
    }

    private func byte(_ area: Double, _ rule: CGPathFillRule) -> UInt8 {
        var covered = abs(area)
        if rule == .evenOdd {
            covered = covered.truncatingRemainder(dividingBy: 2)
            if covered > 1 { covered = 2 - covered }
        }
        return covered >= 1 ? 255 : UInt8(covered * 255 + 0.5)
    }
}
