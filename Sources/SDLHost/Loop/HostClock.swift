import UIKit

/// The event clock of a run with a window: seconds since it began, less what it stood still.
internal struct HostClock: Sendable {
    private var zero = HostClock.monotonic

    var now: TimeInterval { HostClock.monotonic - zero }

    /// This clock's time at a moment of the system's clock.
    func time(atMonotonic moment: TimeInterval) -> TimeInterval { moment - zero }

    /// Turns the clock back to `time`: it stood still meanwhile.
    mutating func turnBack(to time: TimeInterval) { zero = HostClock.monotonic - time }

    /// The system's clock, which nobody sets: seconds since the machine started.
    static var monotonic: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
}

/// Gives every batch a time of its own: whole microseconds, which a log shows in few digits, never the one before again,
/// or two batches would be one when they are replayed.
internal struct BatchStamps {
    private var last: TimeInterval = 0

    /// Time has come this far by other means.
    mutating func pass(_ time: TimeInterval) { last = max(last, time) }

    mutating func next(after now: TimeInterval) -> TimeInterval {
        let whole = (now * 1e6).rounded(.down) / 1e6
        last = whole > last ? whole : ((last * 1e6).rounded(.down) + 1) / 1e6
        return last
    }
}
