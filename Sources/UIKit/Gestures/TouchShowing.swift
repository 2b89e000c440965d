/// All a touch shows of itself that changes, so that a view can be told late of what it missed.
internal struct TouchShowing {
    var phase: UITouch.Phase
    var timestamp: TimeInterval
    var tapCount: Int
    var location: CGPoint
    var previousLocation: CGPoint
    var force: CGFloat
    var maximumPossibleForce: CGFloat
    var altitude: CGFloat
    var azimuth: CGFloat
    var hasGap: Bool
    var reason: UITouch.CancellationReason?
    var samples: [UITouch.Sample]
}

/// A call that a view has yet to get.
internal struct HeldCall {
    /// The touch as it was then.
    var showing: TouchShowing
    let event: UIEvent
    /// Which delivery it was part of: what came together is told together.
    let delivery: Int
    /// Those that held it back, and how often they had been reset by then.
    var holders: [(recognizer: UIGestureRecognizer, resets: Int)]

    /// One of those that hold it back has yet to decide, and still has `touch` in mind.
    @MainActor func isHeld(for touch: UITouch) -> Bool {
        holders.contains { holder in
            holder.recognizer.machine == .possible && holder.recognizer.resets == holder.resets
                && holder.recognizer.history.contains { $0 === touch }
        }
    }
}

extension UITouch {
    internal var showing: TouchShowing {
        get {
            TouchShowing(
                phase: phase, timestamp: timestamp, tapCount: tapCount, location: windowLocation,
                previousLocation: previousWindowLocation, force: force, maximumPossibleForce: maximumPossibleForce,
                altitude: altitudeAngle, azimuth: azimuth, hasGap: hasGap, reason: cancellationReason, samples: samples)
        }
        set {
            (phase, timestamp, tapCount) = (newValue.phase, newValue.timestamp, newValue.tapCount)
            (windowLocation, previousWindowLocation) = (newValue.location, newValue.previousLocation)
            (force, maximumPossibleForce) = (newValue.force, newValue.maximumPossibleForce)
            (altitudeAngle, azimuth, hasGap) = (newValue.altitude, newValue.azimuth, newValue.hasGap)
            (cancellationReason, samples) = (newValue.reason, newValue.samples)
        }
    }
}

extension GestureDispatcher {
    /// Calls `view` with each touch showing what `calls` says, all in one phase, and gives it back what it showed before, unless
    /// the call was the occasion of something newer.
    func tell(_ view: UIView, of calls: [(touch: UITouch, showing: TouchShowing)], with event: UIEvent?) {
        guard let phase = calls.first?.showing.phase else { return }
        let touches = calls.map(\.touch)
        let before = touches.map { (touch: $0, showing: $0.showing, revision: $0.revision, hiddenPhase: $0.hiddenPhase) }
        for (touch, showing) in calls {
            touch.hiddenPhase = touch.hiddenPhase ?? touch.phase
            touch.showing = showing
        }
        let (changed, known, timestamp) = (event?.changedTouches, event?.touches ?? [], event?.timestamp)
        let strangers = touches.filter { touch in !known.contains { $0 === touch } }
        event?.changedTouches = touches
        event?.touches = (strangers + known)
        event?.timestamp = calls[0].showing.timestamp
        view.hear(phase, of: touches, with: event)
        if let event, let changed, let timestamp {
            event.touches.removeAll { touch in strangers.contains { $0 === touch } }
            (event.changedTouches, event.timestamp) = (changed, max(event.timestamp, timestamp))
        }
        for (touch, showing, revision, hiddenPhase) in before {
            touch.hiddenPhase = hiddenPhase
            if touch.revision == revision { touch.showing = showing }
        }
    }
}
