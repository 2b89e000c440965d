extension UIScrollView {
    /// Changes the offset by `change` along each axis that has room for it, as far as there is, at once.
    /// - Returns: the axes that had room. While fingers hold the content they have the say, and nothing else scrolls in its place.
    internal final func scroll(by change: CGPoint) -> ScrollAxes {
        guard isScrollEnabled else { return [] }
        if isDragging || grip != nil { return roomyAxes }
        var used: ScrollAxes = []
        if hasRoom(.x, for: change.x) { used.insert(.x) }
        if hasRoom(.y, for: change.y) { used.insert(.y) }
        guard !used.isEmpty else { return [] }
        stopMotion()
        let part = change.along(used)
        showIndicators()
        place(clamped(CGPoint(x: contentOffset.x + part.x, y: contentOffset.y + part.y)))
        hideIndicatorsSoon()
        return used
    }

    /// Zooms by `factor` about `point` (coordinates of the content), within the limits, at once.
    /// - Returns: whether the scale changed, or fingers hold the content.
    internal final func zoom(by factor: CGFloat, about point: CGPoint) -> Bool {
        guard canZoom, factor.isFinite else { return false }
        if isDragging || grip != nil { return true }
        guard (zoom * factor).clamped(to: zoomLimits) != zoom else { return false }
        // Its end may change the scale.
        stopMotion()
        let scale = (zoom * factor).clamped(to: zoomLimits)
        let spot = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        beginZooming()
        show(point, at: spot, scale: scale, animated: false)
        endZooming()
        return true
    }
}
