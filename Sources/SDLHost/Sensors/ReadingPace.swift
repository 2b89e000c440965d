import UIKit

/// How often an accelerometer is read: often while something is going on, seldom while the laptop rests or is turned.
internal struct ReadingPace {
    /// Seconds between two readings of a lively sensor. *Chosen*: ten readings a swing of a fast shake.
    static let lively: TimeInterval = 0.02
    /// The same of a calm one. *Chosen*: half the work, and a shake's first swing is still read two or three times.
    static let calm: TimeInterval = 0.04
    /// A change from one reading to the next beyond this on an axis, in m/s², is lively.
    /// *Chosen*: a third of what a shake is told by (`MotionConstants.strongChange`); turning by two radians a second gives 0.8.
    static let jump = 2.0
    /// Seconds a sensor counts as lively after the last such change. *Chosen*: longer than a pause in a shake.
    static let attention: TimeInterval = 1

    private var last: (x: Double, y: Double, z: Double)?
    private var livelyUntil: TimeInterval = -.infinity

    /// Seconds until the next reading, after one at `time` (seconds).
    mutating func interval(after x: Double, _ y: Double, _ z: Double, at time: TimeInterval) -> TimeInterval {
        let jump = ReadingPace.jump
        if let last, abs(x - last.x) > jump || abs(y - last.y) > jump || abs(z - last.z) > jump { livelyUntil = time + ReadingPace.attention }
        last = (x, y, z)
        return time < livelyUntil ? ReadingPace.lively : ReadingPace.calm
    }
}
