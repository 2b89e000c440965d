/// Tells a shake from the readings of an accelerometer. A value with no clock of its own: the same readings always give the same answers.
///
/// A shake is swings there and back: strong readings whose direction is reversed a few times, close together, for a while, and strong for
/// a good part of that while. A turn measures nothing but gravity, a knock has no duration, a row of knocks is mostly quiet, noise is weak.
/// Readings need not be evenly spaced: a sensor may be silent while nothing changes.
internal struct ShakeDetector {
    enum Change { case began, ended, cancelled }

    /// Swings since it was last quiet.
    private struct Run {
        var start: TimeInterval
        var lastStrong: TimeInterval
        var strongTime: TimeInterval = 0
        /// That part of it in which gravity alone was not what was measured.
        var ownTime: TimeInterval = 0
        /// The direction of the latest swing, and when it was taken.
        var swing: Acceleration
        var swingTime: TimeInterval
        var reversals = 0
        var phase = Phase.possible
    }
    private struct Reading {
        var value: Acceleration
        var time: TimeInterval
        var isStrong = false
        var isOwn: Bool { abs(value.length - MotionConstants.gravity) >= MotionConstants.ownLength }
    }
    private enum Phase {
        case possible
        case shaking(since: TimeInterval)
        /// It was cancelled; the same shaking must not begin another.
        case over
    }

    private var last: Reading?
    private var mean = Acceleration()
    private var run: Run?

    /// When there will be something to say although no reading comes; ask again after each reading.
    var deadline: TimeInterval? { run.map { $0.lastStrong + MotionConstants.quietTime } }

    /// Takes in a reading. Ones that are not finite, or older than the one before, are left out. O(1).
    mutating func take(_ value: Acceleration, at time: TimeInterval) -> Change? {
        guard value.length.isFinite, time.isFinite, time >= last?.time ?? time else { return nil }
        // Only one of the two can have something to say: what has just gone quiet does not begin.
        let quiet = pass(time)
        let isStrong = follow(value, at: time)
        let change = isStrong ? swing(value - mean, at: time) : nil
        return quiet ?? change
    }

    /// Time has come this far without a reading.
    mutating func pass(_ time: TimeInterval) -> Change? {
        guard let run, let deadline, time >= deadline else { return nil }
        self.run = nil
        if case .shaking = run.phase { return .ended }
        return nil
    }

    /// Nobody listens any more: forgets everything.
    mutating func interrupt() -> Change? {
        defer { self = ShakeDetector() }
        if case .shaking? = run?.phase { return .cancelled }
        return nil
    }

    /// Moves the mean on to `time`, the reading before having stood until then, and says whether this one is strong.
    private mutating func follow(_ value: Acceleration, at time: TimeInterval) -> Bool {
        guard let last else {
            mean = value
            self.last = Reading(value: value, time: time)
            return false
        }
        let span = time - last.time
        mean = mean + (last.value - mean) * (1 - exp(-span / MotionConstants.meanTime))
        if last.isStrong { run?.strongTime += min(span, MotionConstants.longestReading) }
        if last.isStrong, last.isOwn { run?.ownTime += min(span, MotionConstants.longestReading) }
        let isStrong = (value - mean).length >= MotionConstants.strongChange
        self.last = Reading(value: value, time: time, isStrong: isStrong)
        return isStrong
    }

    private mutating func swing(_ direction: Acceleration, at time: TimeInterval) -> Change? {
        guard var run else {
            run = Run(start: time, lastStrong: time, swing: direction, swingTime: time)
            return nil
        }
        defer { self.run = run }
        run.lastStrong = time
        if direction * run.swing < 0, time - run.swingTime >= MotionConstants.shortestSwing {
            (run.swing, run.swingTime) = (direction, time)
            run.reversals += 1
        }
        switch run.phase {
        case .possible:
            let duration = time - run.start
            guard run.reversals >= MotionConstants.reversals, duration >= MotionConstants.shortestShake,
                  run.strongTime >= MotionConstants.strongPart * duration, run.ownTime >= MotionConstants.ownPart * duration
            else { return nil }
            run.phase = .shaking(since: time)
            return .began
        case .shaking(let since):
            guard time - since > MotionConstants.longestShake else { return nil }
            run.phase = .over
            return .cancelled
        case .over: return nil
        }
    }
}
