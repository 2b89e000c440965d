extension UIView {
    /// The view must be drawn again as a whole.
    public final func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// The part `rect` (bounds coordinates) of the view must be drawn again.
    public final func setNeedsDisplay(_ rect: CGRect) {
        guard let window, !isHidden else { return }
        window.invalidate(rect.applying(transformToRoot))
    }

    /// `layoutSubviews` runs before the next frame.
    public final func setNeedsLayout() {
        needsLayout = true
        window?.setNeedsLayoutPass()
    }

    /// Lays out this view and its subtree now, where needed. O(views in the subtree).
    public final func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for child in subviews { child.layoutIfNeeded() }
    }

    /// Both what the view showed before a change of place and what it shows after it.
    internal final func geometryDidChange(from oldOutline: CGRect) {
        superview?.setNeedsDisplay(oldOutline)
        invalidateOutline()
    }

    /// What the view and what sticks out of it covers, drawn again by the window, even where the view itself is now hidden.
    internal final func invalidateOutline() {
        guard let window else { return }
        window.invalidate(visibleOutline.applying(transformToRoot))
    }

    /// Bounds and, unless clipped, all that subviews show outside of them, in bounds coordinates. O(views in the subtree).
    private var visibleOutline: CGRect {
        if clipsToBounds { return bounds }
        return subviews.reduce(bounds) { $1.isHidden ? $0 : $0.union($1.visibleOutline.applying($1.transformToSuperview)) }
    }

    /// The colour for template images and controls: the nearest one set up the tree, else the system's blue.
    public final var tintColor: UIColor! {
        get { tintColorOverride ?? superview?.tintColor ?? .systemBlue }
        set { tintColorOverride = newValue }
    }
}
