/// One call of `UIView.animate(…)`: what its block changed moves together, and its completion is called once.
@MainActor
internal final class AnimationGroup {
    /// The call whose block runs; nil outside of all, and inside `performWithoutAnimation`.
    static var current: AnimationGroup?

    let runner: AnimationRunner
    /// When it starts to move, in seconds on the clock.
    let begin: TimeInterval
    /// Of one run, in seconds; above 0, or there is a delay.
    let duration: TimeInterval
    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    /// How many properties of views still belong to it.
    var members = 0
    /// Something was taken off before its end.
    var wasCut = false
    /// Its block still runs.
    var isOpen = true
    /// Views whose size the block changed.
    var resized: [UIView] = []
    var end: EventTimer?
    private var completion: ((Bool) -> Void)?

    init(
        runner: AnimationRunner, delay: TimeInterval, duration: TimeInterval, timing: AnimationTiming,
        options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        (self.runner, self.duration, self.timing, self.options) = (runner, duration, timing, options)
        (begin, self.completion) = (runner.clock.now + delay, completion)
    }

    /// Whether it ends by itself.
    var isEndless: Bool { options.contains(.repeat) && duration > 0 }

    /// From the start of the movement to its end, in seconds.
    var length: TimeInterval { options.contains(.autoreverse) ? 2 * duration : duration }

    /// The part of the way that is done at `time`. Before the beginning 0.
    func progress(at time: TimeInterval) -> Double {
        let elapsed = time - begin
        guard elapsed >= 0 else { return 0 }
        guard duration > 0 else { return 1 }
        var runs = elapsed / duration
        guard options.contains(.autoreverse) else {
            return timing.progress(at: isEndless ? runs.truncatingRemainder(dividingBy: 1) : runs)
        }
        runs = isEndless ? runs.truncatingRemainder(dividingBy: 2) : min(2, runs)
        // Back is the same in reverse.
        return timing.progress(at: runs <= 1 ? runs : 2 - runs)
    }

    /// Tells whoever waits for the end, once.
    func complete() {
        let completion = self.completion
        self.completion = nil
        completion?(!wasCut)
    }
}
