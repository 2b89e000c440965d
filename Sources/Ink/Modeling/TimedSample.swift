/// A sample, or a point between two, at a time one can divide by: page points, seconds since the stroke's first sample.
struct TimedSample: Hashable, Sendable {
    var x: Double
    var y: Double
    /// Greater than the one before's by `Retiming.shortestGap` at least, unless `CurveSampling` put it between two samples.
    var time: Double
    /// 0…1; 1 where nothing is known of it.
    var pressure: Double
}
