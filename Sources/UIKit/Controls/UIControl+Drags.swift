extension UIControl {
    /// Whether the drag that `recognizer`, of a view around the control, has seen is the control's: the control tracks the finger, or
    /// would, had it been told, because the finger came down on what it drags and has gone sideways since.
    ///
    /// iOS documents the same of swipes and pans on the knobs of sliders and switches.
    internal final func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        guard let dragHandle, recognizer.view !== self, recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
        else { return false }
        if isTracking { return true }
        guard recognizer.touches.count == 1, let touch = recognizer.touches.first, touch.landedView === self, !touch.isAnnounced
        else { return false }
        let start = convert(touch.landingLocation, from: touch.window), now = touch.location(in: self)
        // Half-open bounds reach farther than the handle where fingers are let in from outside, see `isInsideTarget`.
        let isOnHandle = start.x >= dragHandle.minX && start.x <= dragHandle.maxX
        return isOnHandle && abs(now.x - start.x) > abs(now.y - start.y)
    }
}
