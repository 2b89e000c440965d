extension UIView {
    /// The view must be drawn again as a whole (its subviews with it, as far as they lie inside its bounds).
    public final func setNeedsDisplay() { invalidate(shownBounds) }

    /// The part of the view inside `rect` (bounds coordinates) must be drawn again. O(depth).
    public final func setNeedsDisplay(_ rect: CGRect) {
        let part = shownContentTransform == nil ? rect.intersection(bounds) : shownBounds
        if !part.isEmpty { invalidate(part) }
    }

    /// `rect` (bounds coordinates, may stick out) must be drawn again, as far as it can be seen: not what an ancestor hides
    /// or cuts off. O(depth).
    internal final func invalidate(_ rect: CGRect) {
        guard let window = windowStorage, !rect.isEmpty else { return }
        var rect = rect
        var view = self
        while true {
            if view.isHidden || view.shownAlpha <= 0 { return }
            guard let parent = view.superview else { break }
            rect = rect.applying(view.shownTransformToSuperview)
            if parent.clipsToBounds {
                rect = rect.intersection(parent.shownBounds)
                if rect.isEmpty { return }
            }
            view = parent
        }
        window.invalidate(pixelsOf: rect)
    }

    /// What the view and what sticks out of it covers must be drawn again, even where the view itself is hidden by now.
    internal final func invalidatePlace() {
        guard windowStorage != nil else { return }
        guard let superview else { return windowStorage?.invalidateAll() ?? () }
        let place = placeInSuperview
        superview.invalidate(superview.clipsToBounds ? place.intersection(superview.shownBounds) : place)
    }

    /// The colour for template images and controls: the nearest one set up the tree, else the system's blue.
    public final var tintColor: UIColor! {
        get { tintColorOverride ?? superview?.tintColor ?? .systemBlue }
        set { tintColorOverride = newValue }
    }

    /// Tells this view and everybody below who takes the colour from it.
    internal final func propagateTintColor() {
        // The ring, which has this colour, lies outside of the bounds.
        if hasFocusRing { invalidatePlace() }
        tintColorDidChange()
        for child in subviews where child.tintColorOverride == nil { child.propagateTintColor() }
    }
}
