extension TouchDispatcher {
    /// Remembers the end of a single finger's tap, for the next landing to continue.
    func noteTap(in event: UIEvent) {
        guard !event.isMultiTouch, event.touches.count == 1, let touch = event.touches.first,
              touch.phase == .ended, touch.tapCount > 0, touch.view != nil
        else { return }
        lastTap = Tap(touch: touch, time: touch.timestamp, location: touch.windowLocation)
    }

    /// Puts the touch of the tap that `fresh` continues in its place, or leaves it where it continues none.
    func continueTap(with fresh: UITouch, in event: UIEvent) {
        defer { lastTap = nil }
        guard event.touches.count == 1, let tap = lastTap, tap.touch.type == fresh.type,
              tap.touch.hostWindow == fresh.hostWindow, let view = fresh.view, tap.touch.view === view,
              fresh.timestamp - tap.time <= TouchConstants.tapInterval,
              hypot(fresh.windowLocation.x - tap.location.x, fresh.windowLocation.y - tap.location.y) <= TouchConstants.tapRadius
        else { return }
        // A view that has yet to hear of the lift cannot hear of the same touch's landing: while recognizers hold the lift back,
        // the next tap counts on, but is a touch of its own.
        guard tap.touch.held.isEmpty else { return fresh.tapCount = tap.touch.tapCount + 1 }
        tap.touch.land(again: fresh)
        event.touches = event.touches.map { $0 === fresh ? tap.touch : $0 }
        event.changedTouches = event.changedTouches.map { $0 === fresh ? tap.touch : $0 }
    }

    /// With a second finger down nothing is counted any more: a recognizer counts taps of several fingers, if anyone does.
    /// (iOS is reported to go on counting in some versions.)
    func noteFingers(in event: UIEvent) {
        let landed = event.touches.filter { $0.window != nil }
        guard landed.count > 1 else { return }
        event.isMultiTouch = true
        for touch in landed where touch.tapCount > 1 { touch.tapCount = 1 }
    }
}
