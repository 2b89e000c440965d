extension CALayer {
    /// Draws the layer and all below it into `context`, whose user space is taken for the layer's coordinates. A view's layer draws
    /// the view with its subviews. O(pixels).
    public final func render(in context: CGContext) {
        if let owner { return owner.renderLayer(in: context) }
        paintGroup(in: context)
    }

    /// Draws the sublayers; the context's user space is this layer's.
    package final func paintSublayers(in context: CGContext) {
        for child in children { child.paint(in: context) }
    }

    /// Whether there is anything to call `paintSublayers` for.
    package final var hasSublayers: Bool { !children.isEmpty }

    /// Keeps of the current transparency layer only what the mask shows; the context's user space is this layer's.
    package final func applyMask(in context: CGContext) {
        guard let mask else { return }
        context.saveGState()
        context.setAlpha(1)
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        mask.paint(in: context)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws the layer into the space of its superlayer.
    private func paint(in context: CGContext) {
        let transform = look.transformToParent
        guard !isHidden, opacity > 0, transform.determinant != 0 else { return }
        context.saveGState()
        context.concatenate(transform)
        paintGroup(in: context)
        context.restoreGState()
    }

    private func paintGroup(in context: CGContext) {
        let opacity = CGFloat(opacity)
        guard !isHidden, opacity > 0 else { return }
        guard opacity < 1 || mask != nil else { return paintParts(in: context) }
        context.saveGState()
        // A pixel wider than what is drawn: the clip's own soft edge must not thin out the layer's.
        let pixel = 1 / max(abs(context.ctm.determinant).squareRoot(), .leastNormalMagnitude)
        context.clip(to: visibleOutline.insetBy(dx: -2 * pixel, dy: -2 * pixel))
        context.setAlpha(opacity)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paintParts(in: context)
        applyMask(in: context)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func paintParts(in context: CGContext) {
        let look = look
        fill(look.backgroundColor, in: context, outline(of: look.bounds, look))
        context.saveGState()
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        drawContent(in: context)
        context.restoreGState()
        if hasSublayers {
            context.saveGState()
            if look.masksToBounds {
                context.beginPath()
                outline(of: look.bounds, look).map { context.addPath($0) }
                if context.isPathEmpty { context.clip(to: CGRect.null) } else { context.clip() }
            }
            paintSublayers(in: context)
            context.restoreGState()
        }
        guard look.borderWidth > 0, let frame = outline(of: look.bounds, look) else { return }
        let inner = outline(of: look.bounds.insetBy(dx: look.borderWidth, dy: look.borderWidth), look, inset: look.borderWidth)
        if let inner { frame.addPath(inner) }
        fill(look.borderColor, in: context, frame, .evenOdd)
    }

    private func fill(_ color: CGColor?, in context: CGContext, _ path: CGPath?, _ rule: CGPathFillRule = .winding) {
        guard let color, color.alpha > 0, let path else { return }
        context.saveGState()
        context.setFillColor(color)
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: rule)
        context.restoreGState()
    }

    /// The rounded rectangle; nil when nothing is left of it.
    private func outline(of rect: CGRect, _ look: LayerLook, inset: CGFloat = 0) -> CGMutablePath? {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        let outer = min(look.cornerRadius, look.bounds.width / 2, look.bounds.height / 2)
        let radius = max(0, min(outer - inset, rect.width / 2, rect.height / 2))
        let path = CGMutablePath()
        if radius > 0 { path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) } else { path.addRect(rect) }
        return path
    }

    internal final func drawContents(in context: CGContext) {
        guard let image = contents as? CGImage else { return }
        let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        context.saveGState()
        context.clip(to: bounds)
        context.draw(image, in: contentsGravity.rect(for: size, in: bounds))
        context.restoreGState()
    }
}
