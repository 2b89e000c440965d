/// The stages in their order, and the buffers between them.
struct ModelStages: Sendable {
    private var pressures: PressureFilling
    private var retiming = Retiming()
    private var curve: CurveSampling
    private var window: SlidingWindow
    private var width: LineWidth
    private var taper: Taper
    private var prediction = Prediction()
    private let ahead: Double

    // Empty between calls; kept, so that a sample costs no allocation.
    private var filled: [InkSample] = []
    private var timed: [TimedSample] = []
    private var curved: [TimedSample] = []
    private var motions: [Motion] = []
    private var inked: [InkedPoint] = []
    /// Samples whose times may still change, as of the last `conclude`.
    private var pending: [TimedSample] = []

    /// What pressure, speed and direction are measured over at least, in seconds. Chosen: two or three samples of any device.
    static let shortestMeasure = 0.020

    /// - Parameter detail: at least 1.
    init(width: Double, options: ModelOptions, detail: Int = 1) {
        pressures = PressureFilling(isOn: options.pressure > 0)
        curve = CurveSampling(rounding: options.rounding, detail: detail)
        window = SlidingWindow(
            window: options.smoothing, measured: options.variesWidth ? max(options.smoothing, Self.shortestMeasure) : 0,
            noise: options.noise)
        self.width = LineWidth(width: width, options: options)
        taper = Taper(width: width, options: options)
        ahead = options.prediction
    }

    /// Goes on with samples and appends the points that are final by them. Amortised O(samples).
    mutating func append(_ samples: some Sequence<InkSample>, to stable: inout [PathPoint]) {
        for sample in samples {
            pressures.append(sample, to: &filled)
            // Some at a time, so that neither their number fills the memory nor each costs a round through all stages.
            if filled.count >= 64 { flush(to: &stable) }
        }
        flush(to: &stable)
    }

    private mutating func flush(to stable: inout [PathPoint]) {
        guard !filled.isEmpty else { return }
        for sample in filled { retiming.append(sample, to: &timed) }
        for sample in timed { curve.append(sample, to: &curved) }
        if ahead > 0 { for sample in timed.suffix(Prediction.most) { prediction.append(sample) } }
        for sample in curved { window.append(sample, to: &motions) }
        for motion in motions { width.append(motion, to: &inked) }
        for point in inked { taper.append(point, to: &stable) }
        clear()
        timed.removeAll(keepingCapacity: true)
    }

    private mutating func clear() {
        filled.removeAll(keepingCapacity: true)
        curved.removeAll(keepingCapacity: true)
        motions.removeAll(keepingCapacity: true)
        inked.removeAll(keepingCapacity: true)
    }

    /// Appends the points that come after the final ones.
    /// - Parameter ended: whether the stroke's end is there; if not, it may go on.
    /// - Returns: how many of these come first that only an end will change.
    @discardableResult
    mutating func conclude(ended: Bool, to points: inout [PathPoint]) -> Int {
        pending.removeAll(keepingCapacity: true)
        pressures.conclude([], to: &filled)
        retiming.conclude(filled, to: &pending)
        curve.conclude(pending, to: &curved)
        window.conclude(curved, to: &motions)
        width.conclude(motions, to: &inked)
        let lasting = taper.conclude(inked, ended: ended, to: &points)
        clear()
        return lasting
    }

    func predicted(ahead: Double, radius: Double) -> [PathPoint] {
        prediction.path(pending: pending, ahead: min(ahead, self.ahead), radius: radius)
    }
}
