extension CGPath {
    /// The outline that a stroke of this path fills (winding rule), then transformed. Curves become straight pieces within 1/128 unit.
    /// O(pieces).
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        let tolerance = CGPath.strokeFlatness / 2
        let outline = CGMutablePath()
        for line in Stroker.outlines(flattened(tolerance: tolerance), style: style, tolerance: tolerance) {
            outline.append(line.applying(transform))
        }
        return outline
    }

    /// The path cut into dashes, then transformed; the path itself where `lengths` means a solid line. O(pieces + dashes).
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(dashPhase: phase, dashLengths: lengths)
        guard let dasher = Dasher(style: style, visible: nil) else { return applying(transform) }
        let dashes = CGMutablePath()
        for line in dasher.dashes(of: flattened(tolerance: CGPath.strokeFlatness / 2)) { dashes.append(line.applying(transform)) }
        return dashes
    }
}

extension CGMutablePath {
    internal func append(_ line: Polyline) {
        addLines(between: line.points)
        if line.isClosed { closeSubpath() }
    }
}
