extension UIView {
    /// All that the view and its subviews may colour, in bounds coordinates: shadows, focus ring, the bounds, layers and, unless
    /// clipped, what subviews show outside of them. O(1) while nothing below changed, else O(views that changed and their siblings).
    internal final var visibleOutline: CGRect {
        if let outlineCache { return outlineCache }
        var outline = softShadows.reduce(shownBounds) { $0.union($1.extent(around: shownBounds)) }
        if let focusRing { outline = outline.union(focusRing.extent) }
        if let layerStorage { outline = outline.union(layerStorage.visibleOutline) }
        if !clipsToBounds {
            for child in subviews where !child.isHidden {
                let part = child.visibleOutline
                if !part.isEmpty { outline = outline.union(part.applying(child.shownTransformToSuperview)) }
            }
        }
        outlineCache = outline
        return outline
    }

    /// `visibleOutline` in the superview's coordinates.
    internal final var placeInSuperview: CGRect { visibleOutline.applying(shownTransformToSuperview) }

    /// Forgets the outlines that depend on this view's. Those of ancestors that are forgotten already, or that clip, end
    /// the walk: whoever is above them does not depend on this view (until it is worked out again).
    internal final func outlineDidChange() {
        outlineCache = nil
        var ancestor = superview
        while let view = ancestor, view.outlineCache != nil, !view.clipsToBounds {
            view.outlineCache = nil
            ancestor = view.superview
        }
    }
}
