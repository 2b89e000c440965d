extension UIView {
    /// The view's look as a layer: both read and write the same storage. Layers added to it are drawn between the view's content and
    /// its subviews. Of the class `layerClass`; made when first asked for, because most views never are.
    public final var layer: CALayer {
        if let layerStorage { return layerStorage }
        let kind = type(of: self).layerClass as? CALayer.Type
        let made = kind?.makeBackingLayer() ?? CALayer()
        precondition(kind.map { type(of: made) == $0 } == true, "the layerClass of \(type(of: self)) must override makeBackingLayer()")
        made.owner = self
        layerStorage = made
        outlineDidChange()
        return made
    }

    /// Whether pixels of the view depend on a mask, so that it hides nothing behind it for sure.
    internal final var hasMask: Bool { layerStorage?.mask != nil }

    /// Draws the view and its subviews as they are now, scaled to fill `rect`, into the current context; false when there is none.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        renderLayer(in: context)
        context.restoreGState()
        return true
    }

    /// Device pixels a point where the view is shown, or would be.
    public final var contentScaleFactor: CGFloat { window?.screen.scale ?? UIGraphics.displayScale }
}

extension UIView: LayerOwner {
    package final var layerLook: LayerLook {
        get {
            var look = LayerLook()
            (look.bounds, look.position, look.anchorPoint, look.transform) = (bounds, center, anchorPoint, transform)
            (look.backgroundColor, look.borderColor) = (backgroundColor?.cgColor, borderColor?.cgColor)
            (look.cornerRadius, look.borderWidth) = (cornerRadius, borderWidth)
            (look.opacity, look.isHidden, look.masksToBounds) = (Float(alpha), isHidden, clipsToBounds)
            return look
        }
        set {
            let old = layerLook
            changeGeometry {
                if newValue.bounds != old.bounds { bounds = newValue.bounds }
                if newValue.position != old.position { center = newValue.position }
                if newValue.anchorPoint != old.anchorPoint { anchorPoint = newValue.anchorPoint }
                if newValue.transform != old.transform { transform = newValue.transform }
            }
            if newValue.backgroundColor != old.backgroundColor { backgroundColor = newValue.backgroundColor.map { UIColor(cgColor: $0) } }
            if newValue.borderColor != old.borderColor { borderColor = newValue.borderColor.map { UIColor(cgColor: $0) } }
            if newValue.cornerRadius != old.cornerRadius { cornerRadius = newValue.cornerRadius }
            if newValue.borderWidth != old.borderWidth { borderWidth = newValue.borderWidth }
            // Only what changed: a layer's opacity has fewer digits than a view's.
            if newValue.opacity != old.opacity { alpha = CGFloat(newValue.opacity) }
            if newValue.isHidden != old.isHidden { isHidden = newValue.isHidden }
            if newValue.masksToBounds != old.masksToBounds { clipsToBounds = newValue.masksToBounds }
        }
    }

    package final func layerNeedsDisplay(in rect: CGRect) {
        // Content is stretched while bounds are on their way.
        let rect = shownContentTransform == nil ? rect : rect.union(visibleOutline)
        invalidate(clipsToBounds ? rect.intersection(shownBounds) : rect)
    }

    package final var layerPresentation: LayerLook? {
        guard windowStorage != nil else { return nil }
        var look = layerLook
        (look.bounds, look.position, look.transform) = (shownBounds, shownCenter, shownTransform)
        (look.backgroundColor, look.cornerRadius) = (shownBackgroundColor?.cgColor, shownCornerRadius)
        look.opacity = Float(shownAlpha)
        return look
    }

    package final func removeAllLayerAnimations() { cutAnimations() }

    package final func layerOutlineDidChange() { outlineDidChange() }

    package final func layerShadowDidChange(to shadow: LayerShadow) {
        guard let color = shadow.color, shadow.opacity > 0 else { return softShadows = [] }
        let faded = color.copy(alpha: color.alpha * CGFloat(shadow.opacity)) ?? color
        softShadows = [SoftShadow(offset: shadow.offset, blur: 2 * shadow.radius, color: UIColor(cgColor: faded))]
    }

    package final func renderLayer(in context: CGContext) {
        layoutIfNeeded()
        let toDevice = context.ctm
        context.saveGState()
        context.setDeviceSpace()
        TreePainter(context: context, target: nil, services: hostServices).paint(self, toDevice)
        context.restoreGState()
    }
}
