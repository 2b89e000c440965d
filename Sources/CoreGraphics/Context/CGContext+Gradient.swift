extension CGContext {
    /// Places of the colour table: with eight bits a channel, steps finer than this cannot be seen.
    private static let gradientSteps = 1024

    /// Fills the clip with colours that change from `start` to `end` and are equal across. O(pixels of the clip).
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = along.dx * along.dx + along.dy * along.dy
        guard length > 0, length.isFinite else { return }
        paint(gradient, options) { point in ((point.x - start.x) * along.dx + (point.y - start.y) * along.dy) / length }
    }

    /// Fills the clip with circles whose centre and radius change from start to end, later ones over earlier ones
    /// (PDF 32000-1:2008, 8.7.4.5.4). O(pixels of the clip).
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite else { return }
        let (dx, dy, dr) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y, endRadius - startRadius)
        // The point lies on the circle of s where |p − c(s)| = r(s): a·s² − 2·b·s + c = 0.
        let a = dx * dx + dy * dy - dr * dr
        guard a.isFinite else { return }
        func isDrawn(_ s: CGFloat) -> Bool {
            guard startRadius + s * dr >= 0 else { return false }
            return (s >= 0 || options.contains(.drawsBeforeStartLocation)) && (s <= 1 || options.contains(.drawsAfterEndLocation))
        }
        paint(gradient, options) { point in
            let (px, py) = (point.x - startCenter.x, point.y - startCenter.y)
            let b = px * dx + py * dy + startRadius * dr, c = px * px + py * py - startRadius * startRadius
            if abs(a) < 1e-9 {
                guard b != 0 else { return nil }
                let s = c / (2 * b)
                return isDrawn(s) ? s : nil
            }
            let root = b * b - a * c
            guard root >= 0 else { return nil }
            let (one, two) = ((b + root.squareRoot()) / a, (b - root.squareRoot()) / a)
            if isDrawn(max(one, two)) { return max(one, two) }
            return isDrawn(min(one, two)) ? min(one, two) : nil
        }
    }

    /// - Parameter place: where along the gradient a point of user space lies; nil where nothing is drawn.
    private func paint(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ place: (CGPoint) -> CGFloat?) {
        let clip = state.clip, area = clip.bounds
        guard !area.isEmpty, state.ctm.determinant != 0, state.ctm.determinant.isFinite else { return }
        let toUser = state.ctm.inverted(), steps = CGContext.gradientSteps
        let table = gradient.table(count: steps)
        let coverage = UInt32((state.alpha * 255).rounded())
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width)
        defer { row.deallocate() }
        func pixel(_ x: Int, _ y: Int) -> UInt32? {
            let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toUser)
            guard let s = place(center), !s.isNaN else { return nil }
            if s < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
            if s > 1, !options.contains(.drawsAfterEndLocation) { return nil }
            return table[Int((s.limitedToUnit * CGFloat(steps - 1)).rounded())]
        }
        for y in area.minY..<area.maxY {
            var start = area.minX
            for x in area.minX...area.maxX {
                if x < area.maxX, let color = pixel(x, y) {
                    row[x - area.minX] = color
                    continue
                }
                // The end of a run of painted pixels; what is not painted must stay untouched in every blend mode.
                if x > start {
                    RowCompositing.pixels(
                        row + (start - area.minX), onto: surface.pointer(x: start, y: y), count: x - start,
                        coverage: coverage, mask: clip.row(x: start, y: y), mode: state.blendMode)
                }
                start = x + 1
            }
        }
    }
}
