extension UITouch {
    /// Takes in what one delivery reports. O(samples).
    internal func take(_ newSamples: [TouchSample], phase newPhase: Phase) {
        phase = newPhase
        isPending = true
        revision += 1
        hasGap = false
        let before = windowLocation
        var last = before
        samples = newSamples.map { sample in
            // What another host window says of this contact is no place in this one.
            let told = sample.hostWindow == hostWindow ? sample.location : nil
            let location = told.map { locationInWindow($0) } ?? last
            defer { last = location }
            return Sample(
                location: location, previousLocation: last, timestamp: max(timestamp, sample.time), pressure: sample.pressure,
                estimate: sample.estimate, altitude: sample.altitude, azimuth: sample.azimuth, hasGap: sample.hasGap)
        }
        if newPhase == .began { previousWindowLocation = before }
        for sample in samples {
            show(sample)
            noteDistance(of: sample.location)
        }
        hasGap = samples.contains(where: \.hasGap)
        isLiftAssumed = newPhase == .ended && newSamples.contains(where: \.isAssumed)
        previousWindowLocation = before
        leaveTrail()
    }

    internal func show(_ sample: Sample) {
        (windowLocation, previousWindowLocation) = (sample.location, sample.previousLocation)
        (timestamp, hasGap) = (sample.timestamp, sample.hasGap)
        (altitudeAngle, azimuth) = (sample.altitude, sample.azimuth)
        maximumPossibleForce = sample.pressure == nil ? 0 : TouchConstants.maximumForce
        force = (sample.pressure ?? 0) * maximumPossibleForce
        showEstimate(of: sample)
    }

    /// Nothing new is known of it in this delivery.
    internal func rest() {
        (phase, hasGap, samples) = (.stationary, false, [])
        revision += 1
        previousWindowLocation = windowLocation
    }

    /// Ends it where it was last seen. `time` is the event clock's.
    internal func cancel(_ reason: CancellationReason, at time: TimeInterval) {
        (phase, cancellationReason, hasGap, isPending) = (.cancelled, reason, false, true)
        timestamp = max(timestamp, time)
        previousWindowLocation = windowLocation
        samples = []
        revision += 1
    }

    /// What it shows now, as a sample.
    internal var present: Sample {
        Sample(
            location: windowLocation, previousLocation: previousWindowLocation, timestamp: timestamp,
            pressure: maximumPossibleForce > 0 ? force / maximumPossibleForce : nil,
            estimate: estimationUpdateIndex?.int64Value,
            altitude: altitudeAngle, azimuth: azimuth, hasGap: hasGap)
    }

    internal var isUp: Bool {
        let phase = hiddenPhase ?? phase
        return phase == .ended || phase == .cancelled
    }

    /// Its last phase has been delivered, or never will be.
    internal var isFinished: Bool { isUp && !isPending }

    /// From the host window's points to the window's own.
    internal func locationInWindow(_ point: CGPoint) -> CGPoint {
        guard let window else { return point }
        return point.applying(window.transformToSuperview.inverted())
    }

    private func noteDistance(of location: CGPoint) {
        let distance = hypot(location.x - landingLocation.x, location.y - landingLocation.y)
        if distance > TouchConstants.tapSlop { tapCount = 0 }
    }
}
