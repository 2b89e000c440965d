/// Calls back once a display frame for as long as something moves: animations, momentum. Stopped, it costs nothing.
///
/// Frames are counted on the event clock, so that a replay sees the same ones. Frame `n` after `start()` is due at exactly
/// `n / framesPerSecond` seconds, however late the ones before were.
@MainActor
public final class FrameTicker {
    public let framesPerSecond: Int
    private let clock: EventClock
    private let tick: @MainActor (TimeInterval) -> Void
    private var timer: EventTimer?
    private var startTime: TimeInterval = 0
    private var frames = 0

    /// - Parameters:
    ///   - framesPerSecond: at least 1; a display's usual 60 unless given.
    ///   - tick: gets the frame's time on the clock, in seconds. It may stop the ticker.
    /// - Precondition: `framesPerSecond` is positive.
    public init(clock: EventClock, framesPerSecond: Int = 60, tick: @escaping @MainActor (TimeInterval) -> Void) {
        precondition(framesPerSecond > 0, "a display shows at least one frame a second, not \(framesPerSecond)")
        (self.clock, self.framesPerSecond, self.tick) = (clock, framesPerSecond, tick)
    }

    public var isRunning: Bool { timer != nil }

    /// The first call comes one frame from now. Harmless when it runs.
    public func start() {
        guard timer == nil else { return }
        (startTime, frames) = (clock.now, 0)
        schedule()
    }

    /// No call comes any more. Harmless when it stands still.
    public func stop() {
        timer?.cancel()
        timer = nil
    }

    private func schedule() {
        frames += 1
        // Late on the clock a frame is shorter than the digits can tell.
        let due = max(startTime + Double(frames) / Double(framesPerSecond), clock.now.nextUp)
        timer = clock.schedule(after: due - clock.now) { [weak self] in self?.fire(due) }
    }

    private func fire(_ due: TimeInterval) {
        // The next one is there before the callback, which may stop it.
        schedule()
        tick(due)
    }
}
