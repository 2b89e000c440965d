extension UIWindow {
    /// `rect` (window coordinates, points) must be drawn again before the next frame. O(1).
    internal final func invalidate(pixelsOf rect: CGRect) { windowScene.invalidate(rect.applying(shownTransformToSuperview)) }

    /// The whole window must be drawn, and shown, again.
    internal final func invalidateAll() { windowScene.invalidate(placeInSuperview) }

    /// Lays the tree out where something asked for it. O(views) then, else O(1).
    ///
    /// Laying out one view may ask for another's layout; views that ask for each other's for ever are left for the next pass.
    internal final func layoutPass() {
        layOutTree()
        // What was focused may be gone, and what is shown in its place is laid out now.
        focus.updateFocusIfNeeded()
        layOutTree()
    }

    private func layOutTree() {
        var passes = 0
        while needsLayoutPass, passes < 16 {
            needsLayoutPass = false
            layoutIfNeeded()
            passes += 1
        }
    }
}
