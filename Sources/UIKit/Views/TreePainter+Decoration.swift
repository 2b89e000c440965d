extension TreePainter {
    func paintBackground(of view: UIView, _ shape: ViewShape, _ clip: PixelRect) {
        guard let color = view.shownBackgroundColor, color.alpha > 0 else { return }
        let part = clip.intersection(shape.box)
        guard !part.isEmpty else { return }
        context.setFillColor(color.cgColor)
        if shape.isUpright, !shape.touchesCorners(part) { return context.fill(part.rect(scale: 1)) }
        guard let path = shape.path() else { return }
        fill(path, .winding)
    }

    func paintBorder(of view: UIView, _ shape: ViewShape, _ clip: PixelRect) {
        guard view.borderWidth > 0, let color = view.borderColor, color.alpha > 0 else { return }
        let part = clip.intersection(shape.box)
        guard !part.isEmpty else { return }
        let wanted = shape.isUpright ? max(1, (view.borderWidth * shape.scale).rounded()) : view.borderWidth * shape.scale
        // One that is wider than the view fills it.
        let width = min(CGFloat(max(shape.box.width, shape.box.height)), wanted)
        let inner = shape.box.insetBy(Int(width))
        if shape.isUpright, inner.contains(part), !shape.touchesCorners(part) { return }
        context.setFillColor(color.cgColor)
        guard shape.radius > 0 || !shape.isUpright else { return fillFrame(from: shape.box, to: inner, part) }
        guard let path = shape.path() else { return }
        if let hole = shape.path(inset: width) { path.addPath(hole) }
        fill(path, .evenOdd)
    }

    private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: rule)
    }

    /// The four sides between two rectangles, without overlap, so that a translucent colour is even.
    private func fillFrame(from outer: PixelRect, to inner: PixelRect, _ part: PixelRect) {
        func fill(_ rect: PixelRect) {
            let rect = rect.intersection(part)
            if !rect.isEmpty { context.fill(rect.rect(scale: 1)) }
        }
        guard !inner.isEmpty else { return fill(outer) }
        fill(PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY))
        fill(PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY))
        fill(PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY))
        fill(PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY))
    }
}
