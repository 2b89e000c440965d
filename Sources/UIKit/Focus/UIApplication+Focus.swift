extension UIApplication {
    /// Whoever touches needs no ring: a finger or mouse button that goes down takes keyboard focus away.
    internal final func noteFocus(newTouchesOf event: UIEvent) {
        for touch in event.changedTouches where touch.phase == .began && touch.isPending && !touch.isAnnounced {
            for window in windows { window.focus.pointerDidPress(on: touch.window === window ? touch.landedView : nil) }
        }
    }
}
