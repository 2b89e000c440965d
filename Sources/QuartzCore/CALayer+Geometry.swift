extension CALayer {
    /// The layer's own coordinate system.
    public final var bounds: CGRect {
        get { look.bounds }
        set { look.bounds = newValue }
    }
    /// Where the anchor point lies, in the superlayer's coordinates.
    public final var position: CGPoint {
        get { look.position }
        set { look.position = newValue }
    }
    /// The point of `bounds` that `position` places and the transform turns about; (0, 0) top left … (1, 1) bottom right.
    public final var anchorPoint: CGPoint {
        get { look.anchorPoint }
        set { look.anchorPoint = newValue }
    }

    /// Applied about the anchor point.
    public final func affineTransform() -> CGAffineTransform { look.transform }

    /// Replaces the transform.
    public final func setAffineTransform(_ transform: CGAffineTransform) { look.transform = transform }

    /// The smallest rectangle around the layer in its superlayer. Setting it keeps the transform and moves position and bounds.
    public final var frame: CGRect {
        get { bounds.applying(look.transformToParent) }
        set {
            var changed = look
            changed.bounds.size = CGRect(origin: .zero, size: newValue.size).applying(changed.transform.inverted()).size
            let size = changed.bounds.size
            // From the closed form and not by moving what the present frame is, so that setting a frame is exact.
            let shape = CGRect(
                x: -changed.anchorPoint.x * size.width, y: -changed.anchorPoint.y * size.height, width: size.width, height: size.height
            ).applying(changed.transform)
            changed.position = CGPoint(x: newValue.minX - shape.minX, y: newValue.minY - shape.minY)
            look = changed
        }
    }

    /// Whether the bounds hold `point` (the layer's coordinates): the left and top edges count, the right and bottom do not.
    public final func contains(_ point: CGPoint) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// All that the layer and its sublayers may colour, in its coordinates. O(layers in the subtree).
    package final var visibleOutline: CGRect {
        let look = look
        if look.masksToBounds { return contentOutline.union(look.bounds) }
        return children.reduce(contentOutline.union(look.bounds)) { outline, child in
            child.isHidden ? outline : outline.union(child.placeInSuperlayer)
        }
    }

    package final var placeInSuperlayer: CGRect { visibleOutline.applying(look.transformToParent) }

    // MARK: Drawing again

    /// `rect` (the layer's coordinates) must be drawn again, as far as it can be seen. O(depth).
    internal final func invalidate(_ rect: CGRect) {
        guard !rect.isEmpty else { return }
        if let owner { return owner.layerNeedsDisplay(in: rect) }
        // A mask decides about pixels of the layer it masks, inside and outside of its own.
        if let maskedLayer { return maskedLayer.invalidate(maskedLayer.visibleOutline) }
        guard let superlayer, !isHidden, opacity > 0 else { return }
        let place = rect.applying(look.transformToParent)
        superlayer.invalidate(superlayer.masksToBounds ? place.intersection(superlayer.shownBounds) : place)
    }

    /// What the layer and what sticks out of it covers must be drawn again, even where it is hidden by now.
    internal final func invalidatePlace() {
        if let maskedLayer { return maskedLayer.invalidate(maskedLayer.visibleOutline) }
        guard let superlayer else { return }
        superlayer.outlineDidChange()
        let place = placeInSuperlayer
        superlayer.invalidate(superlayer.masksToBounds ? place.intersection(superlayer.shownBounds) : place)
    }

    /// The kind of content that may reach outside of the bounds has changed.
    internal final func contentDidChange() {
        outlineDidChange()
        invalidate(visibleOutline)
    }

    internal final func outlineDidChange() {
        if let owner { owner.layerOutlineDidChange() } else { superlayer?.outlineDidChange() }
    }
}
