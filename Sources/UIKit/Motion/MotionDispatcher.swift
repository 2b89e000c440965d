/// Hears the accelerometer and tells the first responder of shakes.
@MainActor
internal final class MotionDispatcher {
    private unowned let application: UIApplication
    private var detector = ShakeDetector()
    /// Who heard a shake begin; it hears of its end too.
    private weak var responder: UIResponder?
    private var timer: EventTimer?

    init(application: UIApplication) { self.application = application }

    func take(_ sensor: HostEvent.Sensor, at time: TimeInterval) {
        // Whoever is not in the foreground is not meant.
        guard application.applicationState == .active else { return }
        tell(detector.take(Acceleration(x: sensor.x, y: sensor.y, z: sensor.z), at: time), at: time)
        awaitQuiet()
    }

    /// The application leaves the foreground.
    func interrupt() {
        timer?.cancel()
        timer = nil
        tell(detector.interrupt(), at: application.clock.now)
    }

    /// The end of a shake is that nothing comes any more. One timer at a time: it looks again when readings have come meanwhile.
    private func awaitQuiet() {
        guard timer == nil, let deadline = detector.deadline else { return }
        let clock = application.clock
        timer = clock.schedule(after: deadline - clock.now) { [weak self] in
            guard let self else { return }
            timer = nil
            tell(detector.pass(max(deadline, clock.now)), at: clock.now)
            awaitQuiet()
        }
    }

    private func tell(_ change: ShakeDetector.Change?, at time: TimeInterval) {
        guard let change, !application.isTerminating || change == .cancelled else { return }
        if change == .began { responder = application.firstResponder }
        guard let responder else { return }
        let event = TargetedEvent(type: .motion, subtype: .motionShake, timestamp: time) { event in
            switch change {
            case .began: responder.motionBegan(.motionShake, with: event)
            case .ended: responder.motionEnded(.motionShake, with: event)
            case .cancelled: responder.motionCancelled(.motionShake, with: event)
            }
        }
        application.sendEvent(event)
    }
}

/// An event that belongs to no window: it knows whom it is for.
internal final class TargetedEvent: UIEvent {
    private let send: @MainActor (UIEvent) -> Void

    init(type: EventType, subtype: EventSubtype, timestamp: TimeInterval, send: @escaping @MainActor (UIEvent) -> Void) {
        self.send = send
        super.init(type: type, subtype: subtype, timestamp: timestamp)
    }

    func deliver() { send(self) }
}
