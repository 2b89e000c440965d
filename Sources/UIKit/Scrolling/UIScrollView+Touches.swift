extension UIScrollView {
    /// Whether one of the scroll view's own recognizers may begin: content that has heard of a finger must be ready to lose it.
    internal final func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
        for touch in recognizer.touches where touch.isHeard && touch.isAnnounced {
            guard let view = touch.landedView, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    /// Whether fingers on the content may turn out to scroll or zoom, so that content has to wait.
    internal final var holdsContentBack: Bool { delaysContentTouches && (!draggableAxes.isEmpty || canZoom) }

    /// Whether fingers that have gone `way` scroll this view, and not one it is in. Only the way along axes it can be dragged along
    /// counts, and most of the way must be along them.
    internal final func takesDrag(_ way: CGPoint) -> Bool {
        let along = way.along(draggableAxes), across = CGPoint(x: way.x - along.x, y: way.y - along.y)
        guard along.length >= TouchConstants.panDistance, along.length >= across.length else { return false }
        let axis = abs(along.x) > abs(along.y) ? ScrollAxis.x : .y, change = -along[axis]
        // At its edge an outer one goes first; where none can, it bounces.
        return hasRoom(axis, for: change) || !enclosingScrollViews.contains { outer in
            outer.isScrollEnabled && !outer.pan.machine.isFinal && outer.hasRoom(axis, for: change)
        }
    }
}

extension UIView {
    /// The scroll views it is in, the innermost first. O(depth).
    internal final var enclosingScrollViews: [UIScrollView] {
        var (result, view) = ([UIScrollView](), superview)
        while let current = view {
            if let scrollView = current as? UIScrollView { result.append(scrollView) }
            view = current.superview
        }
        return result
    }
}
