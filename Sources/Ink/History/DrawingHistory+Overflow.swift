/// Which strokes of a history are in memory, and how many that may be.
struct HistoryOverflow: Sendable {
    private(set) var limit: HistoryLimit?
    var archive = StrokeArchive()
    /// Bytes that strokes of steps take in memory.
    var bytes = 0
    /// All steps with strokes in memory lie in here.
    var held = 0..<0
    /// From here on strokes go to the store: the budget, or more after the store has failed, so as not to try again with every step.
    var threshold: Int
    var isFailing = false

    init(_ limit: HistoryLimit?) {
        self.limit = limit
        threshold = limit?.budget ?? .max
    }

    mutating func obey(_ limit: HistoryLimit) { (self.limit, threshold) = (limit, limit.budget) }

    mutating func hold(_ place: Int) {
        held = held.isEmpty ? place..<place + 1 : min(held.lowerBound, place)..<max(held.upperBound, place + 1)
    }

    mutating func forget(from depth: Int) { held = min(held.lowerBound, depth)..<min(held.upperBound, depth) }
}

extension DrawingHistory {
    /// Bytes that strokes take which only the history knows, about; what is in a store does not count.
    public var heldBytes: Int { overflow.bytes }

    /// Keeps to a limit from now on, where there was none. O(what goes to the store).
    public mutating func obey(_ limit: HistoryLimit) {
        guard overflow.limit == nil else { return }
        overflow.obey(limit)
        guard let last = steps.indices.last else { return }
        account(for: last, before: steps[last].bytes)
    }

    /// Counts what the step at `place` holds now, and brings the history below its budget. Amortised O(what goes to the store).
    mutating func account(for place: Int, before: Int) {
        let now = steps[place].bytes
        overflow.bytes += now - before
        if now > 0 { overflow.hold(place) }
        guard let limit = overflow.limit else { return }
        while overflow.bytes > overflow.threshold, let place = farthestHeld {
            overflow.held = place == overflow.held.lowerBound
                ? place + 1..<overflow.held.upperBound : overflow.held.lowerBound..<place
            guard steps[place].bytes > 0, !store(place, limit) else { continue }
            return overflow.hold(place)
        }
    }

    /// The step to put into the store next: of both ends the one that is farther from being wanted. A clear that was only just made stays
    /// whole in memory, where all of it was before, so that clearing costs O(1); the step after it stores it.
    private var farthestHeld: Int? {
        let held = overflow.held
        guard let low = held.first, let high = held.last else { return nil }
        let isLow = low < undoDepth && (high < undoDepth || undoDepth - 1 - low >= high - undoDepth)
        guard isLow, low == undoDepth - 1, steps[low].holdsEverything else { return isLow ? low : high }
        return high > low ? high : nil
    }

    /// - Returns: whether the store has it.
    private mutating func store(_ place: Int, _ limit: HistoryLimit) -> Bool {
        let before = steps[place].bytes
        do { try steps[place].put(into: limit.store, &overflow.archive, remembersNames: place >= undoDepth) } catch {
            if !overflow.isFailing { limit.failed(error) }
            (overflow.isFailing, overflow.threshold) = (true, overflow.bytes * 2)
            return false
        }
        overflow.bytes -= before
        (overflow.isFailing, overflow.threshold) = (false, limit.budget)
        return true
    }
}
