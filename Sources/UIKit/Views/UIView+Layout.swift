extension UIView {
    /// `layoutSubviews` runs before the next frame.
    public final func setNeedsLayout() {
        needsLayout = true
        windowStorage?.needsLayoutPass = true
    }

    /// Lays out this view and its subtree now, where needed. O(views in the subtree).
    public final func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        for child in subviews { child.layoutIfNeeded() }
    }

    /// Takes the size that `sizeThatFits(_:)` asks for, its top left corner staying where it is.
    public final func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        changeGeometry {
            let old = frame.origin
            bounds.size = size
            frame = CGRect(origin: old, size: frame.size)
        }
    }

    /// This view or the first one below it, depth first, that has `tag`. O(views in the subtree).
    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in subviews {
            if let match = child.viewWithTag(tag) { return match }
        }
        return nil
    }
}
