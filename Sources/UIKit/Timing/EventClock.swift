/// Time as events tell it. It stands still until it is advanced, so that a replay runs its timers where the live session did.
@MainActor
public final class EventClock {
    /// Seconds.
    public private(set) var now: TimeInterval = 0

    /// Soonest first; of equal deadlines the earlier created one.
    private var timers: [EventTimer] = []
    private var isAdvancing = false

    /// A timer never runs sooner than this after it was made, in seconds, so one that makes itself anew cannot stop the clock.
    /// Source: Foundation's `Timer` takes 0.1 ms for anything not positive.
    public static let shortestDelay: TimeInterval = 0.0001

    public init() {}

    /// When the next timer is due.
    public var nextDeadline: TimeInterval? { timers.first?.deadline }

    /// Runs `action` once, `seconds` from now. O(timers).
    @discardableResult
    public func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> EventTimer {
        // The comparison is false for what is no number. Late on the clock a short delay is less than the digits can tell.
        let delay = seconds > EventClock.shortestDelay ? seconds : EventClock.shortestDelay
        let timer = EventTimer(deadline: max(now + delay, now.nextUp), clock: self, action: action)
        let place = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.count
        timers.insert(timer, at: place)
        return timer
    }

    /// Moves on to `time`, running what falls due, in order, each at its own moment; what those schedule too.
    /// A time that lies in the past changes nothing, nor does a call from inside a timer. O(timers due × timers).
    public func advance(to time: TimeInterval) {
        guard !isAdvancing, time.isFinite else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        while let timer = timers.first, timer.deadline <= time {
            timers.removeFirst()
            now = max(now, timer.deadline)
            timer.fire()
        }
        now = max(now, time)
    }

    internal func remove(_ timer: EventTimer) { timers.removeAll { $0 === timer } }
}

/// Something the clock will do.
@MainActor
public final class EventTimer {
    /// Seconds on the clock.
    public let deadline: TimeInterval
    private weak var clock: EventClock?
    private var action: (@MainActor () -> Void)?

    internal init(deadline: TimeInterval, clock: EventClock, action: @escaping @MainActor () -> Void) {
        (self.deadline, self.clock, self.action) = (deadline, clock, action)
    }

    /// It has neither run nor been cancelled.
    public var isScheduled: Bool { action != nil }

    /// It will not run. Harmless when it has. O(timers).
    public func cancel() {
        action = nil
        clock?.remove(self)
    }

    internal func fire() {
        let action = self.action
        self.action = nil
        action?()
    }
}
