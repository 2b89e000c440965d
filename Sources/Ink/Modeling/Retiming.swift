/// Gives samples times that go on.
///
/// Devices stamp whole milliseconds, and all samples read together alike; stamps stand still, and run backwards. Samples that share a
/// stamp, or come with an earlier one, are spread evenly over the gap to the next later stamp; until that is known they are provisional.
/// Gaps are at least `shortestGap` a sample and at most `longestGap`: nothing that comes after divides by a raw difference, and a finger
/// that rests for a minute does not stretch the time.
struct Retiming: ModelStage {
    /// Seconds. Chosen: twice the rate of the fastest touch device measured.
    static let shortestGap = 0.000_1
    /// Seconds. Chosen: whoever lets a tenth go by has stopped, and begins anew.
    static let longestGap = 0.1
    /// Samples that may wait for a later stamp; then the clock counts as standing still, and times go on by themselves.
    static let mostWaiting = 64
    /// Seconds from sample to sample until the device shows its own: 125 Hz, as most mice and many pens have.
    static let usualStep = 0.008

    /// The latest stamp; nil before the first sample.
    private var stamp: Double?
    /// The time given last.
    private var time = 0.0
    /// Since `stamp`, given to samples that could not wait.
    private var spent = 0.0
    private var step = usualStep
    private var waiting: [InkSample] = []

    mutating func append(_ input: InkSample, to output: inout [TimedSample]) {
        guard let stamp else {
            self.stamp = input.time
            output.append(Self.timed(input, 0))
            return
        }
        guard input.time > stamp else {
            waiting.append(input)
            if waiting.count >= Self.mostWaiting {
                let start = time
                spread(step, to: &output)
                spent += time - start
            }
            return
        }
        let count = Double(waiting.count + 1)
        let gap = max(min(input.time - stamp, Self.longestGap) - spent, count * Self.shortestGap)
        let start = time
        spread(gap / count, to: &output)
        time = start + gap
        output.append(Self.timed(input, time))
        step = min(gap / count, 2 * Self.usualStep)
        (self.stamp, spent) = (input.time, 0)
    }

    mutating func conclude(_ inputs: [InkSample], to output: inout [TimedSample]) {
        guard inputs.isEmpty else {
            // Only while a first pressure is waited for; a copy costs no more than those few samples.
            var copy = self
            for input in inputs { copy.append(input, to: &output) }
            copy.conclude([], to: &output)
            return
        }
        for (place, sample) in waiting.enumerated() { output.append(Self.timed(sample, time + step * Double(place + 1))) }
    }

    private mutating func spread(_ step: Double, to output: inout [TimedSample]) {
        guard !waiting.isEmpty else { return }
        let start = time
        for (place, sample) in waiting.enumerated() {
            time = start + step * Double(place + 1)
            output.append(Self.timed(sample, time))
        }
        waiting.removeAll(keepingCapacity: true)
    }

    private static func timed(_ sample: InkSample, _ time: Double) -> TimedSample {
        TimedSample(x: Double(sample.position.x), y: Double(sample.position.y), time: time, pressure: Double(sample.pressure ?? 1))
    }
}
