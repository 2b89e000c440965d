import CoreGraphics

/// Makes a path of samples as they come.
///
/// The path is `stable` followed by `provisional`: no later sample changes a stable point, while the provisional ones are replaced by
/// every update. What comes out at the end depends on the samples only, not on how they were handed in.
///
/// On the way samples get a pressure (`PressureFilling`), times that go on (`Retiming`), points between them (`CurveSampling`), are
/// smoothed (`SlidingWindow`), and the line gets its width (`LineWidth`) and its ends (`Taper`). Each is a `ModelStage` of its own and
/// names its sources. With `ModelOptions.plain` nothing of that happens, and points are samples.
public struct StrokeModel: Sendable {
    public private(set) var stable: [PathPoint] = []
    /// What the path goes on with after the last stable point, up to the latest sample; ends are tapered only when the stroke ends.
    public private(set) var provisional: [PathPoint] = []
    /// How many of the provisional points come first that only the stroke's end may change: while it goes on they stay as they are.
    public private(set) var lasting = 0
    private let radius: Double
    private let options: ModelOptions
    /// Nil for a plain line.
    private var stages: ModelStages?
    private var isFinished = false

    /// - Parameter detail: how many points there are where at 1 is one: with 1 the line keeps within about a tenth of a point of the curve,
    ///   with more within that by its square. Below 1 counts as 1.
    public init(_ brush: Brush, detail: Int = 1) {
        radius = Double(brush.width) / 2
        options = brush.model
        if !options.isPlain { stages = ModelStages(width: Double(brush.width), options: options, detail: max(1, detail)) }
    }

    /// Goes on with accepted samples (`InkSample.accepted`) in the order they came. Amortised O(samples + provisional points).
    public mutating func update(_ samples: some Sequence<InkSample>) { update(ArraySlice(Array(samples))) }

    /// The same, and cheap across modules.
    public mutating func update(_ samples: ArraySlice<InkSample>) {
        guard !isFinished else { return }
        feed(samples)
        guard stages != nil else { return }
        provisional.removeAll(keepingCapacity: true)
        lasting = stages?.conclude(ended: false, to: &provisional) ?? 0
    }

    /// The stroke ends with the last sample: all of it is stable now, and stays so whatever is called. O(provisional points).
    public mutating func finish() {
        guard !isFinished else { return }
        isFinished = true
        stages?.conclude(ended: true, to: &stable)
        (provisional, lasting) = ([], 0)
    }

    /// Where the line is likely to go on after its last point: wet ink only, never kept, and nothing changes by asking. Empty where the
    /// brush has no prediction or the hand cannot be foretold. O(1).
    /// - Parameter ahead: seconds, limited to `ModelOptions.prediction`, a frame at most.
    public func predicted(ahead: TimeInterval) -> [PathPoint] {
        guard !isFinished, let stages, let last = provisional.last ?? stable.last else { return [] }
        return stages.predicted(ahead: ahead, radius: last.radius)
    }

    /// The whole path of a finished stroke. O(samples).
    public static func path(of samples: [InkSample], brush: Brush, detail: Int = 1) -> [PathPoint] {
        var model = StrokeModel(brush, detail: detail)
        model.stable.reserveCapacity(samples.count)
        model.feed(samples)
        model.finish()
        return model.stable
    }

    private mutating func feed(_ samples: some Sequence<InkSample>) {
        guard stages != nil else {
            for sample in samples {
                stable.append(PathPoint(x: Double(sample.position.x), y: Double(sample.position.y), radius: radius))
            }
            return
        }
        stages?.append(samples, to: &stable)
    }
}
