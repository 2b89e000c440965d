/// How content goes on along one axis when it is let go: it slows down, and where it passes its limits a spring brings it back.
///
/// All of it is a function of the time since, in closed form, so that frames that are left out change nothing:
/// - Slowing down, the velocity is v · rateᵐˢ, so with k = 1000 · ln(rate) per second the position is x + v · (eᵏᵗ − 1) / k, which comes
///   to rest at x − v / k. Source: the definition of `UIScrollView.DecelerationRate`, integrated.
/// - On the spring, the distance from the limit is (x + (v + ω · x) · t) · e^(−ωt), the critically damped harmonic oscillator, with
///   ω = `ScrollConstants.springFrequency`.
internal struct AxisMotion {
    private enum Law {
        case slowing(from: CGFloat, velocity: CGFloat, k: CGFloat)
        case spring(limit: CGFloat, excess: CGFloat, slope: CGFloat)
    }

    private var phases: [(start: TimeInterval, law: Law)] = []
    /// Seconds until what is left of the way cannot be seen.
    private(set) var duration: TimeInterval = 0
    /// Where it ends, exactly.
    private(set) var rest: CGFloat

    /// From `position` at `velocity` (points a second).
    /// - Parameters:
    ///   - rate: what is left of the velocity after a millisecond; above 0 and below 1.
    ///   - tolerance: the way that cannot be seen, in points.
    init(
        from position: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool, tolerance: CGFloat
    ) {
        let k = AxisMotion.k(rate), omega = ScrollConstants.springFrequency
        var (x, v, t): (CGFloat, CGFloat, TimeInterval) = (bounces ? position : position.clamped(to: limits), velocity, 0)
        while true {
            if let limit = AxisMotion.limitPassed(at: x, velocity: v, limits) {
                rest = limit
                duration = t
                guard bounces else { return }
                let excess = x - limit, slope = v + omega * excess
                phases.append((t, .spring(limit: limit, excess: excess, slope: slope)))
                let passing = -excess / slope, left = slope * exp(-omega * passing)
                guard excess * slope < 0, abs(left / k) > tolerance else {
                    duration = t + AxisMotion.settling(excess, slope, tolerance)
                    return
                }
                // So fast inwards that the spring would send it past the limit: there it is free.
                (x, v, t) = (limit, left, t + passing)
            } else {
                phases.append((t, .slowing(from: x, velocity: v, k: k)))
                rest = x - v / k
                let limit = rest.clamped(to: limits)
                // A limit that it passes by less than can be seen is where it rests, or it would take for ever to get there.
                guard abs(rest - limit) <= tolerance else {
                    let passing = log(1 + k * (limit - x) / v) / k
                    (x, v, t) = (limit, v + k * (limit - x), t + passing)
                    continue
                }
                rest = limit
                duration = t + (abs(v / k) > tolerance ? log(tolerance * abs(k / v)) / k : 0)
                return
            }
        }
    }

    /// From `position` to `target`, slowing down as if it had been let go at the velocity that leads there.
    init(from position: CGFloat, to target: CGFloat, rate: CGFloat, tolerance: CGFloat) {
        let k = AxisMotion.k(rate), v = -k * (target - position)
        rest = target
        phases = [(0, .slowing(from: position, velocity: v, k: k))]
        duration = abs(target - position) > tolerance ? log(tolerance / abs(target - position)) / k : 0
    }

    /// The position `time` seconds after the start. O(1).
    func position(at time: TimeInterval) -> CGFloat {
        guard time < duration, let phase = phases.last(where: { $0.start <= time }) ?? phases.first else { return rest }
        let t = max(0, time - phase.start)
        switch phase.law {
        case .slowing(let from, let velocity, let k): return from + velocity * expm1(k * t) / k
        case .spring(let limit, let excess, let slope):
            return limit + (excess + slope * t) * exp(-ScrollConstants.springFrequency * t)
        }
    }

    private static func k(_ rate: CGFloat) -> CGFloat { 1000 * log(rate) }

    /// The limit whose other side `x` is on, or is about to be.
    private static func limitPassed(at x: CGFloat, velocity: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat? {
        if x < limits.lowerBound || (x == limits.lowerBound && velocity < 0) { return limits.lowerBound }
        if x > limits.upperBound || (x == limits.upperBound && velocity > 0) { return limits.upperBound }
        return nil
    }

    /// After how long neither part of the spring's law is above half the tolerance: t · e^(−ωt/2) is never above 2 / (eω).
    private static func settling(_ excess: CGFloat, _ slope: CGFloat, _ tolerance: CGFloat) -> TimeInterval {
        let omega = ScrollConstants.springFrequency
        func time(_ part: CGFloat, _ factor: CGFloat) -> TimeInterval { part > 0 ? max(0, log(2 * part / tolerance) * factor / omega) : 0 }
        let reach: CGFloat = abs(slope) * 2 / (CGFloat(M_E) * omega)
        return max(time(abs(excess), 1), time(reach, 2))
    }
}
