extension UIView {
    /// At or below this a view is not hit. iOS documents 0.01.
    public static let invisibleAlpha: CGFloat = 0.01

    /// The rule behind `hitTest(_:with:)`. A view that refuses takes its whole subtree along, and what a subview shows
    /// outside its parent's bounds is not hit, clipped or not. O(views whose parents hold the point).
    internal final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > UIView.invisibleAlpha, isUserInteractionEnabled else { return nil }
        // As on iOS: what is animated is not touched, and what lies behind it is, unless the animation says otherwise.
        if let animations, !animations.admitsTouches { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            // A child squeezed flat has no inverse, so no point of ours is a point of its.
            let outward = child.transformToSuperview
            guard outward.determinant != 0 else { continue }
            if let hit = child.hitTest(point.applying(outward.inverted()), with: event) { return hit }
        }
        return self
    }
}
