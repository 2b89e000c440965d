@testable import UIKit

/// Readings of an accelerometer 50 times a second, made up from what physics says of a motion.
struct Motions {
    typealias Reading = (time: TimeInterval, value: Acceleration)

    static let rate = 50.0
    var random: MotionRandom

    init(seed: UInt64) { random = MotionRandom(state: seed) }

    /// Readings from 0 to `seconds`, with noise of up to `noise` m/s² on each axis.
    mutating func readings(_ seconds: TimeInterval, noise: Double = 0.2, _ value: (TimeInterval) -> Acceleration) -> [Reading] {
        (0...Int(seconds * Motions.rate)).map { index in
            let time = Double(index) / Motions.rate
            let hiss = Acceleration(x: random.number(-noise...noise), y: random.number(-noise...noise), z: random.number(-noise...noise))
            return (time, value(time) + hiss)
        }
    }

    /// A direction that any other is as likely as.
    mutating func direction() -> Acceleration {
        while true {
            let candidate = Acceleration(x: random.number(-1...1), y: random.number(-1...1), z: random.number(-1...1))
            if candidate.length > 0.1, candidate.length <= 1 { return candidate * (1 / candidate.length) }
        }
    }

    /// At rest, then there and back `frequency` times a second, then at rest again; gravity anywhere.
    mutating func shake(
        strength: Double, frequency: Double, from start: TimeInterval, to end: TimeInterval, total: TimeInterval
    ) -> [Reading] {
        let (gravity, axis) = (direction() * MotionConstants.gravity, direction())
        return readings(total) { time in
            guard time >= start, time <= end else { return gravity }
            return gravity + axis * (strength * sin(2 * .pi * frequency * (time - start)))
        }
    }

    /// Turned about some axis there and back, `angle` radians to each side, a full turn a second at most.
    mutating func turn(angle: Double, period: TimeInterval, total: TimeInterval) -> [Reading] {
        let down = direction()
        var side = direction()
        side = side - down * (side * down)
        side = side * (1 / side.length)
        return readings(total) { time in
            let turned = angle * sin(2 * .pi * time / period)
            return (down * cos(turned) + side * sin(turned)) * MotionConstants.gravity
        }
    }

    /// Blows on the table: each rings for an instant.
    mutating func knocks(at times: [TimeInterval], total: TimeInterval) -> [Reading] {
        let (gravity, axis) = (direction() * MotionConstants.gravity, direction())
        let (strength, frequency) = (random.number(10...40), random.number(8...25))
        return readings(total) { time in
            times.reduce(gravity) { sum, knock in
                let since = time - knock
                guard since >= 0 else { return sum }
                return sum + axis * (strength * exp(-since / 0.03) * cos(2 * .pi * frequency * since))
            }
        }
    }
}

/// Numbers that are the same in every run (SplitMix64, Steele et al. 2014).
struct MotionRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}

extension ShakeDetector {
    /// What it says to these readings, and to the silence after them.
    mutating func changes(for readings: [Motions.Reading]) -> [Change] {
        var changes: [Change] = []
        for reading in readings {
            if let change = take(reading.value, at: reading.time) { changes.append(change) }
        }
        if let change = pass((readings.last?.time ?? 0) + 10) { changes.append(change) }
        return changes
    }
}
