extension UIScrollView {
    /// How far the offset goes along `axis` when content is at rest.
    internal final func limits(_ axis: ScrollAxis) -> ClosedRange<CGFloat> { limits(axis, of: contentSize) }

    /// Likewise if the content's size were `contentSize`.
    internal final func limits(_ axis: ScrollAxis, of contentSize: CGSize) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let (before, after) = axis == .x ? (inset.left, inset.right) : (inset.top, inset.bottom)
        // Insets and sizes that are no numbers count as none; content without an end has no limit.
        let start = before.isFinite ? -before : 0, end = contentSize[axis] + (after.isFinite ? after : 0) - bounds.size[axis]
        return start...(end > start ? end : start)
    }

    internal final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x.clamped(to: limits(.x)), y: offset.y.clamped(to: limits(.y)))
    }

    internal final var isWithinLimits: Bool { clamped(contentOffset) == contentOffset }

    /// Along these not all of the content is shown.
    internal final var roomyAxes: ScrollAxes {
        var axes: ScrollAxes = []
        if limits(.x).lowerBound < limits(.x).upperBound { axes.insert(.x) }
        if limits(.y).lowerBound < limits(.y).upperBound { axes.insert(.y) }
        return axes
    }

    /// Along these a finger moves the content.
    internal final var draggableAxes: ScrollAxes {
        guard isScrollEnabled else { return [] }
        var axes = roomyAxes
        if bounces, alwaysBounceHorizontal { axes.insert(.x) }
        if bounces, alwaysBounceVertical { axes.insert(.y) }
        return axes
    }

    /// Whether the offset can change by something of the sign of `change` within its limits.
    internal final func hasRoom(_ axis: ScrollAxis, for change: CGFloat) -> Bool {
        change > 0 ? contentOffset[axis] < limits(axis).upperBound : change < 0 && contentOffset[axis] > limits(axis).lowerBound
    }

    // MARK: Setting

    /// Shows the content from `contentOffset` on, which may lie outside the limits. What moves it by itself stops.
    /// - Parameter animated: takes `ScrollConstants.animationDuration`, and the delegate hears when it is over. In no window it is at once.
    public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, contentOffset.isFinite else { return self.contentOffset = contentOffset }
        stopMotion()
        guard contentOffset != self.contentOffset else { return }
        glide(.offset, to: Glide.Place(offset: contentOffset, zoom: zoom))
    }

    /// Scrolls no farther than needed to show `rect` (coordinates of the content); of one that does not fit, its nearer end.
    public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let shown = bounds.inset(by: adjustedContentInset)
        func change(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
            if low < shownLow, high > shownHigh { return 0 }
            if low < shownLow { return max(low - shownLow, high - shownHigh) }
            return high > shownHigh ? min(high - shownHigh, low - shownLow) : 0
        }
        let target = clamped(CGPoint(
            x: contentOffset.x + change(rect.minX, rect.maxX, shown.minX, shown.maxX),
            y: contentOffset.y + change(rect.minY, rect.maxY, shown.minY, shown.maxY)))
        guard target != contentOffset else { return }
        // The end of an animated zoom changes the limits.
        stopMotion()
        setContentOffset(clamped(target), animated: animated)
    }

    // MARK: What happens to it

    /// Moves the content without ending what moves it.
    internal final func place(_ offset: CGPoint) {
        if offset.isFinite, offset != bounds.origin { bounds.origin = offset }
    }

    internal final func offsetDidChange() {
        // Subclasses put in order what is to be seen, as on iOS.
        setNeedsLayout()
        layOutIndicators()
        delegate?.scrollViewDidScroll(self)
    }

    /// Content that nothing moves is never left beyond its limits by a change of these.
    internal final func limitsDidChange() {
        layOutIndicators()
        if !isDragging, motion == nil, !isZooming { place(clamped(contentOffset)) }
    }
}
