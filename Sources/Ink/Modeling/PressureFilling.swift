/// Gives a pressure to samples that have none.
///
/// Devices without pressure send nothing, zero or always one; pens send zero now and then, with the first sample above all. So zero is
/// no pressure but a gap, filled with the pressure before it, or at the start with the first that comes; where none comes for
/// `patience` samples there is none, and the line has its full width.
struct PressureFilling: ModelStage {
    /// Samples to wait for a first pressure. Chosen: 60 ms of a usual pen, and the most that is provisional for it.
    static let patience = 8

    /// Whether anybody wants to know; if not, nothing waits.
    let isOn: Bool
    private var last: Double?
    private var waiting: [InkSample] = []

    init(isOn: Bool) { self.isOn = isOn }

    mutating func append(_ input: InkSample, to output: inout [InkSample]) {
        guard isOn else {
            output.append(Self.fill(input, 1))
            return
        }
        if let pressure = Self.known(input) {
            release(pressure, to: &output)
        } else if last == nil {
            waiting.append(input)
            if waiting.count >= Self.patience { release(1, to: &output) }
            return
        }
        output.append(Self.fill(input, last ?? 1))
    }

    mutating func conclude(_ inputs: [InkSample], to output: inout [InkSample]) {
        guard inputs.isEmpty else {
            var copy = self
            for input in inputs { copy.append(input, to: &output) }
            copy.conclude([], to: &output)
            return
        }
        for sample in waiting { output.append(Self.fill(sample, 1)) }
    }

    private mutating func release(_ pressure: Double, to output: inout [InkSample]) {
        last = pressure
        guard !waiting.isEmpty else { return }
        for sample in waiting { output.append(Self.fill(sample, pressure)) }
        waiting.removeAll()
    }

    /// Written so that NaN is unknown.
    private static func known(_ sample: InkSample) -> Double? {
        guard let pressure = sample.pressure, pressure > 0 else { return nil }
        return min(1, Double(pressure))
    }

    private static func fill(_ sample: InkSample, _ pressure: Double) -> InkSample {
        InkSample(position: sample.position, time: sample.time, pressure: .init(pressure))
    }
}
