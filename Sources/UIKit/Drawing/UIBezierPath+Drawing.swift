extension UIBezierPath {
    /// Fills with the context's fill colour.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule)
    }

    /// Fills with a blend mode and an opacity (0…1) besides the colour's own.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { apart(blendMode, alpha) { fill() } }

    /// Strokes with the context's stroke colour and this path's line width, caps, joins and dashes.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        // Without a pattern of the path's own the context's holds, as in UIKit.
        if !dashLengths.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashLengths) }
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes with a blend mode and an opacity (0…1) besides the colour's own.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { apart(blendMode, alpha) { stroke() } }

    /// Narrows the context's clip to the path, until its state is restored.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private func apart(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }
}
