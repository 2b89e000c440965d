/// The way of a damped spring from 0 to rest at 1, in closed form, over a time of 1.
///
/// The distance y to the end obeys y″ + 2ζω y′ + ω² y = 0 with y(0) = 1 and y′(0) = −v. The frequency ω is the one with which
/// the swing has died down to `AnimationConstants.springRest` at time 1: so a damping ratio and a duration say all.
internal struct DampedSpring: Hashable, Sendable {
    /// ζ: 1 does not swing, less swings.
    let dampingRatio: Double
    /// v: ways in the time the spring takes.
    let initialVelocity: Double
    /// ω, in radians in that time.
    let frequency: Double

    /// - Parameters:
    ///   - dampingRatio: limited to 0.01…1.
    ///   - initialVelocity: ways in the time the spring takes; below 0 it sets out backwards.
    init(dampingRatio: Double, initialVelocity: Double) {
        let ratio = dampingRatio > AnimationConstants.leastDamping ? min(1, dampingRatio) : AnimationConstants.leastDamping
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        (self.dampingRatio, self.initialVelocity) = (ratio, velocity)
        // The envelope shrinks as ω grows: halving the exponent finds where it meets the limit.
        var low = -10.0, high = 40.0
        for _ in 0..<80 {
            let middle = (low + high) / 2
            let reach = DampedSpring.envelope(ratio, velocity, frequency: exp2(middle))
            if reach > AnimationConstants.springRest { low = middle } else { high = middle }
        }
        frequency = exp2(high)
    }

    /// The part of the way that is done when `fraction` of the time has passed; may be past 1 on the way. Exactly 0 and 1 at the ends.
    func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        let decay = exp(-dampingRatio * frequency * fraction)
        guard dampingRatio < 1 else { return 1 - decay * (1 + (frequency - initialVelocity) * fraction) }
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let lead = (dampingRatio * frequency - initialVelocity) / swing
        return 1 - decay * (cos(swing * fraction) + lead * sin(swing * fraction))
    }

    /// How far the spring can be from its end at time 1.
    private static func envelope(_ ratio: Double, _ velocity: Double, frequency: Double) -> Double {
        let decay = exp(-ratio * frequency)
        guard ratio < 1 else { return decay * (1 + abs(frequency - velocity)) }
        let lead = (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
        return decay * (1 + lead * lead).squareRoot()
    }
}
