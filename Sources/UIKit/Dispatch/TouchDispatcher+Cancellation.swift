extension TouchDispatcher {
    /// Cancels, as interrupted, the tracked touches that `isMeant` picks, and mutes their fingers until they are lifted.
    /// Views hear of it before this returns. May be called from inside any delivery. O(tracked touches²).
    func interrupt(where isMeant: (UITouch) -> Bool) {
        application.gestures.interrupt(where: isMeant)
        guard let event = sequence else { return }
        let cut = event.touches.filter { !$0.isFinished && isMeant($0) }
        guard !cut.isEmpty else { return }
        for touch in cut {
            // One whose lift is being delivered is off the glass already.
            if !touch.isUp { muted.insert(touch.contact) }
            touch.cancel(.interrupted, at: application.clock.now)
        }
        // A delivery under way goes on afterwards with what is left of its own.
        let interrupted = event.changedTouches
        event.changedTouches = cut
        event.timestamp = max(event.timestamp, application.clock.now)
        application.gestures.inOneDelivery { application.sendEvent(event) }
        event.changedTouches = interrupted
        for touch in cut { touch.isPending = false }
        forget(in: event) { touch in cut.contains { $0 === touch } }
    }

    /// The device is gone: what it touched with is interrupted, and none of it will ever be lifted.
    func removeDevice(_ device: Int64) {
        interrupt { $0.device == device }
        muted = muted.filter { contact in
            if case .finger(device, _) = contact { false } else { true }
        }
    }
}
