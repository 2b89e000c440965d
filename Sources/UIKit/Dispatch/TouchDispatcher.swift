/// Knows every finger that is down, and turns frames of samples into deliveries.
@MainActor
internal final class TouchDispatcher {
    /// Set for life by the application that owns this object.
    unowned let application: UIApplication
    /// The sequence under way; nil while no finger is down.
    private(set) var sequence: UIEvent?
    /// Fingers that were interrupted and are still on the glass.
    var muted: Set<Contact> = []
    /// Samples that will be told better.
    var estimates = EstimateKeeper()
    /// What a landing may continue.
    var lastTap: Tap?

    struct Tap {
        let touch: UITouch
        let time: TimeInterval
        /// Window coordinates.
        let location: CGPoint
    }

    init(application: UIApplication) { self.application = application }

    /// Every finger that is tracked, in order of landing.
    var tracked: [UITouch] { sequence?.touches ?? [] }

    /// Delivers one frame. O(contacts × tracked touches + samples), and what the views do.
    func dispatch(_ frame: TouchFrame) {
        endFingersThatLandAgain(in: frame)
        let entries = frame.entries.filter { isAudible($0) }
        let known = tracked
        guard let newest = entries.last?.samples.last,
              entries.contains(where: { entry in entry.phase == .began || known.contains { $0.contact == entry.contact } })
        else { return }
        let event = sequence ?? UIEvent(type: .touches, timestamp: newest.time)
        sequence = event
        for touch in known { touch.rest() }
        event.changedTouches = entries.compactMap { entry in
            if entry.phase == .began {
                let touch = UITouch(landing: entry.samples[0])
                touch.landingOrder = (event.touches.last?.landingOrder ?? -1) + 1
                event.touches.append(touch)
                touch.take(entry.samples, phase: .began)
                return touch
            }
            guard let touch = known.first(where: { $0.contact == entry.contact }) else { return nil }
            switch entry.phase {
            case .moved: touch.take(entry.samples, phase: .moved)
            case .claimed: touch.cancel(.claimed, at: newest.time)
            case .ended, .began: touch.take(entry.samples, phase: .ended)
            }
            return touch
        }
        event.timestamp = max(event.timestamp, newest.time)
        event.modifierFlags = application.presses.modifiers
        application.gestures.inOneDelivery { application.sendEvent(event) }
        for touch in event.changedTouches { touch.phase == .cancelled ? estimates.forget(touch) : estimates.note(touch) }
        noteTap(in: event)
        forget(in: event) { $0.isUp || $0.window == nil }
    }

    /// Takes out of `event` what is over; the last one takes the sequence along.
    func forget(in event: UIEvent, where isOver: (UITouch) -> Bool) {
        let gone = event.touches.filter(isOver)
        event.touches.removeAll(where: isOver)
        application.gestures.forget(gone)
        if event.touches.isEmpty, sequence === event { sequence = nil }
    }

    /// A muted finger is heard again once it has landed anew.
    private func isAudible(_ entry: TouchFrame.Entry) -> Bool {
        switch entry.phase {
        case .began: muted.remove(entry.contact); return true
        case .moved: return !muted.contains(entry.contact)
        case .ended, .claimed: return muted.remove(entry.contact) == nil
        }
    }

    /// A finger that comes down must have been lifted before, though nobody said so.
    private func endFingersThatLandAgain(in frame: TouchFrame) {
        var lifts = TouchFrame()
        for entry in frame.entries where entry.phase == .began && tracked.contains(where: { $0.contact == entry.contact }) {
            var lift = entry.samples[0]
            (lift.phase, lift.location, lift.hasGap, lift.isAssumed) = (.ended, nil, false, true)
            _ = lifts.fold(lift)
        }
        guard !lifts.entries.isEmpty else { return }
        dispatch(lifts)
        // When it was lifted nobody knows, so the landing cannot continue its tap.
        lastTap = nil
    }
}
