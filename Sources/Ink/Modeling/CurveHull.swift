/// A box that the curve through samples does not leave (`CurveSampling`), nor what becomes of it by means of its points.
///
/// Each segment is a cubic, and lies within the hull of its four control points (Bézier's form: a third of the way along the tangents).
struct CurveHull {
    private(set) var left, top, right, bottom: Double

    /// - Parameters:
    ///   - samples: at least one, accepted.
    ///   - rounding: as in `CurveSampling`; at 0 it is the samples' box. O(samples).
    init(_ samples: [InkSample], rounding: Double) {
        (left, top) = (Double(samples[0].position.x), Double(samples[0].position.y))
        (right, bottom) = (left, top)
        for sample in samples.dropFirst() { include(Double(sample.position.x), Double(sample.position.y)) }
        guard rounding > 0, samples.count > 2 else { return }
        let curve = CurveSampling(rounding: rounding)
        var (from, to) = (Self.place(samples[0]), Self.place(samples[1]))
        var tangent: CurveSampling.Vector?
        for sample in samples.dropFirst(2) {
            let after = Self.place(sample), next = curve.tangent(at: to, before: from, after: after)
            include(curve, from, to, tangent, next)
            (from, to, tangent) = (to, after, next)
        }
        include(curve, from, to, tangent, nil)
    }

    private static func place(_ sample: InkSample) -> TimedSample {
        TimedSample(x: Double(sample.position.x), y: Double(sample.position.y), time: 0, pressure: 1)
    }

    private mutating func include(_ x: Double, _ y: Double) {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }

    private mutating func include(
        _ curve: CurveSampling, _ from: TimedSample, _ to: TimedSample, _ start: CurveSampling.Vector?, _ end: CurveSampling.Vector?
    ) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        let first = curve.bend(start, other: end, dx, dy, length), last = curve.bend(end, other: start, dx, dy, length)
        include(from.x + (dx + first.x) / 3, from.y + (dy + first.y) / 3)
        include(to.x - (dx + last.x) / 3, to.y - (dy + last.y) / 3)
    }
}
