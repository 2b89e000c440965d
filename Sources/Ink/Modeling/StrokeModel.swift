/// Makes a path of samples as they come.
///
/// The path is `stable` followed by `provisional`: no later sample changes a stable point, while the provisional ones are replaced by
/// every update. What comes out at the end depends on the samples only, not on how they were handed in.
public struct StrokeModel: Sendable {
    public private(set) var stable: [PathPoint] = []
    /// What the path would go on with if the stroke ended now; starts after the last stable point.
    public private(set) var provisional: [PathPoint] = []
    private let radius: Double

    public init(_ brush: Brush) { radius = Double(brush.width) / 2 }

    /// Goes on with accepted samples (`InkSample.accepted`) in the order they came. Amortised O(samples).
    public mutating func update(_ samples: some Sequence<InkSample>) {
        for sample in samples {
            stable.append(PathPoint(x: Double(sample.position.x), y: Double(sample.position.y), radius: radius))
        }
    }

    /// The stroke ends with the last sample: all of it is stable now. O(provisional points).
    public mutating func finish() {
        stable.append(contentsOf: provisional)
        provisional = []
    }

    /// The whole path of a finished stroke. O(samples).
    public static func path(of samples: [InkSample], brush: Brush) -> [PathPoint] {
        var model = StrokeModel(brush)
        model.update(samples)
        model.finish()
        return model.stable
    }
}
