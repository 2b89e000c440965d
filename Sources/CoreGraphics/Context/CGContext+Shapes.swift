/// Shapes drawn without touching the current path… except that Core Graphics throws it away, and so do these.
extension CGContext {
    /// Fast where the rectangle stays axis-aligned; exact coverage at edges between pixels.
    public func fill(_ rect: CGRect) {
        beginPath()
        guard !rect.isNull, !rect.isEmpty, let shape = shape(of: rect) else { return }
        paint(shape, state.fillColor)
    }

    /// As one path: where rectangles overlap, a translucent colour is painted once.
    public func fill(_ rects: [CGRect]) {
        if rects.count == 1 { return fill(rects[0]) }
        beginPath()
        addRects(rects.map(\.standardized))
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// With `width` this once.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = before
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Lines between the first and second point, the third and fourth, …; an odd last point is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the rectangle transparent, whatever alpha and blend mode are set.
    public func clear(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty, let shape = shape(of: rect) else { return }
        paint(shape, pixel: 0, mode: .clear)
    }

    /// What `rect` (user space) covers in device space; nil when the clip is closed.
    internal func shape(of rect: CGRect) -> CoverageShape? {
        if deviceClip.isEmpty { return nil }
        if let rect = DeviceRect(rect, state.ctm) { return .rect(rect) }
        let path = CGMutablePath()
        path.addRect(rect, transform: state.ctm)
        return shape(of: path, .winding)
    }
}
