/// How fast something changes: the slope of the straight line that fits its latest values best (least squares), so that one
/// late or rounded sample does not decide. Both components at once; a number is a vector with `dy` 0.
internal struct VelocityTracker {
    private var samples: [(time: TimeInterval, value: CGVector)] = []

    /// Forgets everything.
    mutating func reset() { samples = [] }

    /// Takes in a value. Two at one moment are one: the later one. O(samples in the window).
    mutating func add(_ value: CGVector, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].value = value
        } else {
            samples.append((time, value))
        }
        // Two stay in any case: for devices that report seldom.
        while samples.count > 2, samples[0].time < time - TouchConstants.velocityWindow { samples.removeFirst() }
    }

    /// Everything moves by the same amount: that is no movement.
    mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].value.dx += offset.dx
            samples[index].value.dy += offset.dy
        }
    }

    /// Units a second at `time`; zero when nothing is known, the samples lie too close together, or nothing has come for long.
    func velocity(at time: TimeInterval) -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time - first.time >= TouchConstants.velocitySpan,
              time - last.time < TouchConstants.velocityWindow
        else { return .zero }
        let count = Double(samples.count)
        // Counted from the first, or times far from zero would eat up the digits.
        let meanTime = samples.reduce(0) { $0 + ($1.time - first.time) } / count
        let meanX = samples.reduce(0) { $0 + $1.value.dx } / count, meanY = samples.reduce(0) { $0 + $1.value.dy } / count
        var (spread, x, y) = (0.0, 0.0, 0.0)
        for sample in samples {
            let offset = sample.time - first.time - meanTime
            spread += offset * offset
            x += offset * (sample.value.dx - meanX)
            y += offset * (sample.value.dy - meanY)
        }
        return spread > 0 ? CGVector(dx: x / spread, dy: y / spread) : .zero
    }
}
