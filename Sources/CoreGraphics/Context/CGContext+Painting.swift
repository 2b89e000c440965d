extension CGContext {
    /// Fills the current path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), using: rule)
    }

    /// Strokes the current path and begins a new one.
    public func strokePath() {
        stroke(takePath())
    }

    /// Fills and strokes the current path, in this order, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: fill(path, using: .winding)
        case .eoFill: fill(path, using: .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, using: .winding)
            stroke(path)
        case .eoFillStroke:
            fill(path, using: .evenOdd)
            stroke(path)
        }
    }

    internal func takePath() -> CGMutablePath {
        defer { currentPath = CGMutablePath() }
        return currentPath
    }

    private func fill(_ path: CGPath, using rule: CGPathFillRule) {
        guard let shape = shape(of: path, rule) else { return }
        paint(shape, state.fillColor)
    }

    private func stroke(_ path: CGPath) {
        let outline = strokeOutline(of: path, visible: deviceClip)
        if !outline.isEmpty { paint(.polygons(outline, .winding), state.strokeColor) }
    }

    /// What `path` (device space) covers; nil when that is nothing inside the clip.
    internal func shape(of path: CGPath, _ rule: CGPathFillRule) -> CoverageShape? {
        guard !path.isEmpty, !deviceClip.isEmpty else { return nil }
        if let rect = DeviceRect(path) { return .rect(rect) }
        return .polygons(path.flattened(tolerance: CGPath.flatness, visible: deviceClip.rect(scale: 1)), rule)
    }

    /// The stroke of `path` (device space) as outlines in device space. The pen is round in *user* space, so the path goes back there.
    /// Only what can be seen within `visible` (device pixels) is right.
    internal func strokeOutline(of path: CGPath, visible: PixelRect) -> [Polyline] {
        let ctm = state.ctm
        guard !path.isEmpty, !visible.isEmpty, ctm.determinant != 0, ctm.determinant.isFinite else { return [] }
        let toUser = ctm.inverted()
        // Half of the flattening tolerance each for the line itself and for the pen's circle.
        let tolerance = CGPath.strokeFlatness / 2 / ctm.largestStretch
        let visible = visible.rect(scale: 1).applying(toUser)
        let reach = state.line.reach.isFinite ? state.line.reach : CGPoint.farthest
        let lines = path.applying(toUser).flattened(tolerance: tolerance, visible: visible.insetBy(dx: -reach, dy: -reach))
        return Stroker.outlines(lines, style: state.line, tolerance: tolerance, visible: visible).compactMap { line in
            var moved = line.applying(ctm)
            moved.points = moved.points.compactMap(\.limited)
            return moved
        }
    }

    /// One colour through a shape, the clip, alpha and blend mode.
    internal func paint(_ shape: CoverageShape, _ color: CGColor) {
        paint(shape, pixel: color.premultipliedPixel(alpha: state.alpha), mode: state.blendMode)
    }

    internal func paint(_ shape: CoverageShape, pixel: UInt32, mode: CGBlendMode) {
        if pixel == 0, mode.keepsDestinationUnderTransparentSource { return }
        let clip = state.clip, surface = surface, isAntialiased = state.isAntialiased
        shape.forEachRow(in: clip.bounds) { y, spans in
            for span in spans {
                guard let coverage = span.coverage(isAntialiased: isAntialiased) else { continue }
                RowCompositing.solid(
                    pixel, onto: surface.pointer(x: span.x, y: y), count: span.count,
                    coverage: coverage, mask: clip.row(x: span.x, y: y), mode: mode)
            }
        }
    }
}

extension CGAffineTransform {
    /// The greatest factor by which a length grows: the larger singular value of the 2×2 part.
    internal var largestStretch: CGFloat {
        let sum = (a * a + b * b + c * c + d * d) / 2
        let product = determinant
        return (sum + max(0, sum * sum - product * product).squareRoot()).squareRoot()
    }
}
