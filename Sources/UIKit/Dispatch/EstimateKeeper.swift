/// Remembers the samples whose pressure is a guess until the true one comes, which may be after the lift.
@MainActor
internal struct EstimateKeeper {
    /// A copy of the touch as it was at the sample.
    private var pending: [Int64: UITouch] = [:]
    /// Oldest first.
    private var order: [Int64] = []

    /// More than this many are not waited for: the oldest is forgotten. Chosen: ten seconds of a pen at 200 Hz.
    static let capacity = 2000

    /// Keeps what `touch` reports now that is a guess. O(samples).
    mutating func note(_ touch: UITouch) {
        for sample in touch.samples {
            guard let estimate = sample.estimate else { continue }
            if pending.updateValue(UITouch(copying: touch, at: sample), forKey: estimate) == nil { order.append(estimate) }
            if order.count > EstimateKeeper.capacity { pending[order.removeFirst()] = nil }
        }
    }

    /// What is known of a cancelled touch's samples matters to nobody any more.
    mutating func forget(_ touch: UITouch) {
        order.removeAll { pending[$0]?.isCopy(of: touch) ?? true }
        pending = pending.filter { !$0.value.isCopy(of: touch) }
    }

    /// A claimed touch's samples matter to its recognizers alone, those from before the claim too. O(samples waited for).
    func claim(_ touch: UITouch) {
        for sample in pending.values where sample.isCopy(of: touch) { sample.isClaimed = true }
    }

    /// The touch as it was at the sample, with its true pressure; nil for a number nobody waits for. O(samples waited for).
    mutating func resolve(_ told: HostEvent.PenPressure) -> UITouch? {
        // What cannot be a pressure is none: the guess stands.
        guard told.pressure.isFinite, told.pressure > 0 else { return nil }
        guard let touch = pending.removeValue(forKey: told.estimate) else { return nil }
        order.removeAll { $0 == told.estimate }
        touch.maximumPossibleForce = TouchConstants.maximumForce
        touch.force = told.pressure * touch.maximumPossibleForce
        (touch.estimatedProperties, touch.estimatedPropertiesExpectingUpdates) = ([], [])
        return touch
    }
}

extension TouchDispatcher {
    /// The true pressure of a sample has come: its recognizers and the view it landed on are told, if that heard of it and still does.
    func update(_ told: HostEvent.PenPressure) {
        guard let touch = estimates.resolve(told) else { return }
        for recognizer in touch.recognizers where recognizer.isListening { recognizer.touchesEstimatedPropertiesUpdated([touch]) }
        if touch.isHeard, !touch.isClaimed { touch.view?.touchesEstimatedPropertiesUpdated([touch]) }
    }
}
