/// An axis-aligned rectangle in device pixels that need not start or end at whole ones.
internal struct DeviceRect {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// Edges closer to a pixel border than this are on it: the difference is below half a step of 8-bit coverage.
    private static let slack = 1.0 / 1024

    /// The image of `rect` under `t`; nil when that is no axis-aligned rectangle with finite corners.
    init?(_ rect: CGRect, _ t: CGAffineTransform) {
        guard (t.b == 0 && t.c == 0) || (t.a == 0 && t.d == 0) else { return nil }
        guard let p = CGPoint(x: rect.minX, y: rect.minY).applying(t).limited,
              let q = CGPoint(x: rect.maxX, y: rect.maxY).applying(t).limited else { return nil }
        (minX, maxX) = (min(p.x, q.x), max(p.x, q.x))
        (minY, maxY) = (min(p.y, q.y), max(p.y, q.y))
    }

    /// The rectangle that `path` is, if it is one and axis-aligned.
    init?(_ path: CGPath) {
        let elements = path.elements
        guard elements.count == 4 || elements.count == 5, case .move(let a) = elements[0],
              case .line(let b) = elements[1], case .line(let c) = elements[2], case .line(let d) = elements[3],
              elements.count == 4 || elements[4] == .closeSubpath,
              (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y),
              let p = a.limited, let q = c.limited
        else { return nil }
        (minX, maxX) = (min(p.x, q.x), max(p.x, q.x))
        (minY, maxY) = (min(p.y, q.y), max(p.y, q.y))
    }

    /// The same rectangle in whole pixels; nil when an edge runs through pixels.
    var pixelAligned: PixelRect? {
        let (left, top, right, bottom) = (minX.rounded(), minY.rounded(), maxX.rounded(), maxY.rounded())
        guard abs(left - minX) < Self.slack, abs(top - minY) < Self.slack,
              abs(right - maxX) < Self.slack, abs(bottom - maxY) < Self.slack else { return nil }
        return PixelRect(minX: Int(left), minY: Int(top), maxX: Int(right), maxY: Int(bottom))
    }

    /// The pixels touched.
    var pixels: PixelRect {
        PixelRect(
            minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)), maxX: Int(maxX.rounded(.up)), maxY: Int(maxY.rounded(.up)))
    }

    /// Coverage is the product of what is covered of the pixel's width and of its height: at most three spans a row.
    func forEachRow(in bounds: PixelRect, _ body: (_ y: Int, _ spans: UnsafeBufferPointer<CoverageSpan>) -> Void) {
        let part = bounds.intersection(pixelAligned ?? pixels)
        guard !part.isEmpty else { return }
        let isAligned = pixelAligned != nil
        func overlap(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
            isAligned ? 1 : min(high, Double(pixel) + 1) - max(low, Double(pixel))
        }
        // Only the first and the last column can be partly covered.
        var columns: [(x: Int, count: Int, share: Double)] = [(part.minX, 1, overlap(minX, maxX, part.minX))]
        if part.width > 2 { columns.append((part.minX + 1, part.width - 2, 1)) }
        if part.width > 1 { columns.append((part.maxX - 1, 1, overlap(minX, maxX, part.maxX - 1))) }
        var spans: [CoverageSpan] = []
        for y in part.minY..<part.maxY {
            let height = overlap(minY, maxY, y)
            spans.removeAll(keepingCapacity: true)
            for column in columns {
                let coverage = UInt8((max(0, height * column.share) * 255).rounded())
                if let last = spans.last, last.coverage == coverage, last.x + last.count == column.x {
                    spans[spans.count - 1].count += column.count
                } else if coverage > 0 {
                    spans.append(CoverageSpan(x: column.x, count: column.count, coverage: coverage))
                }
            }
            if !spans.isEmpty { spans.withUnsafeBufferPointer { body(y, $0) } }
        }
    }
}
