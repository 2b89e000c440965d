/// Cuts lines into dashes.
internal struct Dasher {
    private let pattern: [CGFloat]
    private let period: CGFloat
    private let phase: CGFloat
    /// Where dashes can show (already widened by what a stroke reaches); the rest of a line is stepped over by whole periods.
    private let visible: CGRect?
    /// More periods than this in what is visible of a subpath are many to a pixel, which looks solid and is drawn so.
    private static let mostPeriods: CGFloat = 20_000

    /// Nil when the style means a solid line: no lengths, a negative or non-finite one, or all zero.
    init?(style: LineStyle, visible: CGRect?) {
        let lengths = style.dashLengths
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dashPhase.isFinite else { return nil }
        // An odd pattern swaps dashes and gaps each time round (PDF 32000-1, 8.4.3.6).
        pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        period = pattern.reduce(0, +)
        guard period > 0, period.isFinite else { return nil }
        let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
        phase = rest < 0 ? rest + period : rest
        self.visible = visible
    }

    func dashes(of lines: [Polyline]) -> [Polyline] { lines.flatMap(dashes) }

    private func dashes(of line: Polyline) -> [Polyline] {
        var points = line.points, smooth = line.isSmooth
        if line.isClosed, let first = points.first {
            points.append(first)
            smooth.append(smooth[0])
        }
        guard points.count > 1 else { return [] }
        var cursor = DashCursor(pattern: pattern, period: period)
        cursor.advance(by: phase)
        var dashes: [Polyline] = []
        var current = cursor.isDash ? Polyline(start: points[0]) : nil
        let startsInDash = current != nil
        // Where a dash is too short for the distance's last digit there is no progress either.
        var steps = Int(Self.mostPeriods) * pattern.count
        for index in 1..<points.count {
            let from = points[index - 1], to = points[index]
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0 else { continue }
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: from.x + (to.x - from.x) * distance / length, y: from.y + (to.y - from.y) * distance / length)
            }
            let shown = visibleRange(from, to, length)
            var done: CGFloat = 0
            if (shown.upperBound - shown.lowerBound) / period > Self.mostPeriods { return [line] }
            while done + cursor.remaining <= length {
                steps -= 1
                if steps < 0 { return [line] }
                if done < shown.lowerBound || done >= shown.upperBound {
                    // Whole periods that nobody can see are one step.
                    let until = done < shown.lowerBound ? min(shown.lowerBound, length) : length
                    let periods = ((until - done) / period).rounded(.down) - 1
                    if periods > 0 {
                        done += periods * period
                        if current != nil { current = Polyline(start: point(done)) }
                        continue
                    }
                }
                done += cursor.remaining
                let edge = point(done)
                if var finished = current {
                    finished.append(edge)
                    dashes.append(finished)
                }
                cursor.next()
                current = cursor.isDash ? Polyline(start: edge) : nil
            }
            cursor.advance(by: length - done)
            current?.append(to, isSmooth: smooth[index])
        }
        if var rest = current {
            // A dash that runs over a closed subpath's start is one dash, with a join there.
            if line.isClosed, startsInDash, dashes.isEmpty { return [line] }
            if line.isClosed, startsInDash, dashes[0].points[0] == points[0] {
                let first = dashes.removeFirst()
                rest.points += first.points.dropFirst()
                rest.isSmooth += first.isSmooth.dropFirst()
            }
            dashes.append(rest)
        }
        return dashes
    }

    /// The distances from `from` between which the piece lies inside `visible` (Liang & Barsky, ACM TOG 1984).
    private func visibleRange(_ from: CGPoint, _ to: CGPoint, _ length: CGFloat) -> Range<CGFloat> {
        guard let visible else { return 0..<length }
        var (enter, leave) = (CGFloat(0), CGFloat(1))
        for (start, delta, low, high) in [
            (from.x, to.x - from.x, visible.minX, visible.maxX), (from.y, to.y - from.y, visible.minY, visible.maxY)
        ] {
            if delta == 0 {
                if start < low || start > high { return length..<length }
                continue
            }
            let a = (low - start) / delta, b = (high - start) / delta
            enter = max(enter, min(a, b))
            leave = min(leave, max(a, b))
        }
        return enter < leave ? (enter * length)..<(leave * length) : length..<length
    }
}

/// A place in a dash pattern.
private struct DashCursor {
    let pattern: [CGFloat]
    let period: CGFloat
    private var index = 0
    /// What is left of the current dash or gap.
    private(set) var remaining: CGFloat

    init(pattern: [CGFloat], period: CGFloat) {
        self.pattern = pattern
        self.period = period
        remaining = pattern[0]
    }

    var isDash: Bool { index % 2 == 0 }

    mutating func next() {
        index = (index + 1) % pattern.count
        remaining = pattern[index]
    }

    mutating func advance(by distance: CGFloat) {
        var left = distance.truncatingRemainder(dividingBy: period)
        while left > 0, left >= remaining {
            left -= remaining
            next()
        }
        remaining -= left
    }
}
