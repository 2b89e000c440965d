/// Puts points between samples, so that none are farther apart than `finestGap`; on straight lines, or on a curve through the samples.
///
/// The curve is a Catmull–Rom spline in its centripetal form (Yuksel, Schaefer, Keyser, 2011), the one without loops and cusps whatever
/// the distances are; its ends are parabolas. Where the way turns by more than a right angle and a half it is a corner, and stays one.
/// A segment is final when the sample after it is there; straight ones at once.
///
/// No point lies farther from its segment than `overshoot` of its length.
struct CurveSampling: ModelStage {
    /// Seconds; google/ink upsamples to 180 Hz.
    static let finestGap = 1.0 / 180
    /// Points: a piece of path shorter than this shows nothing new.
    static let shortestPiece = 0.5
    /// The most pieces of one segment.
    static let mostPieces = 24
    /// A tangent is at most `steepest` times as long as its segment; a quarter of that is how far the curve can get from it.
    static let steepest = 1.25
    static let overshoot = steepest / 4

    /// 0 straight … 1 curve.
    let rounding: Double
    /// So many times as many points as at 1.
    let detail: Double
    private var count = 0
    private var from = TimedSample(x: 0, y: 0, time: 0, pressure: 1)
    private var to = TimedSample(x: 0, y: 0, time: 0, pressure: 1)
    /// The curve's direction at `from`; nil where it begins or rests.
    private var tangent: Vector?

    init(rounding: Double, detail: Int = 1) { (self.rounding, self.detail) = (rounding, Double(detail)) }

    struct Vector {
        var x: Double
        var y: Double
    }

    mutating func append(_ input: TimedSample, to output: inout [TimedSample]) {
        count += 1
        if count == 1 {
            output.append(input)
        } else if rounding == 0 {
            straight(from: to, to: input, to: &output)
        } else if count > 2 {
            let next = self.tangent(at: to, before: from, after: input)
            curve(next, to: &output)
            tangent = next
        }
        (from, to) = (to, input)
    }

    mutating func conclude(_ inputs: [TimedSample], to output: inout [TimedSample]) {
        var copy = self
        for input in inputs { copy.append(input, to: &output) }
        if rounding > 0, copy.count > 1 { copy.curve(nil, to: &output) }
    }

    private func straight(from: TimedSample, to: TimedSample, to output: inout [TimedSample]) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let pieces = pieces(length: (dx * dx + dy * dy).squareRoot(), gap: to.time - from.time, bend: 0)
        for piece in 1..<max(1, pieces) {
            let part = Double(piece) / Double(pieces)
            output.append(TimedSample(
                x: from.x + dx * part, y: from.y + dy * part, time: from.time + (to.time - from.time) * part,
                pressure: from.pressure + (to.pressure - from.pressure) * part))
        }
        output.append(to)
    }

    /// The curve's velocity in its own parameter, the root of the distance; nil at a rest.
    func tangent(at sample: TimedSample, before: TimedSample, after: TimedSample) -> Vector? {
        let (ax, ay) = (sample.x - before.x, sample.y - before.y)
        let (bx, by) = (after.x - sample.x, after.y - sample.y)
        let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        guard a > 0, b > 0 else { return nil }
        let (u, v) = (a.squareRoot(), b.squareRoot())
        // Full up to a turn of 60°, none from 120° on.
        let turn = ((ax / a) * (bx / b) + (ay / a) * (by / b)) + 0.5
        let share = max(0, min(1, turn)) / (u + v)
        return Vector(x: (ax / u * v + bx / v * u) * share, y: (ay / u * v + by / v * u) * share)
    }

    /// The segment `from`–`to` without its start.
    private func curve(_ next: Vector?, to output: inout [TimedSample]) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else {
            output.append(to)
            return
        }
        let start = bend(tangent, other: next, dx, dy, length), end = bend(next, other: tangent, dx, dy, length)
        // Only what goes sideways needs pieces.
        let bend = max(abs(start.x * dy - start.y * dx), abs(end.x * dy - end.y * dx)) / length
        let gap = to.time - from.time
        let pieces = pieces(length: length, gap: gap, bend: bend)
        for piece in 1..<max(1, pieces) {
            let part = Double(piece) / Double(pieces), rest = 1 - part
            // A straight line and what the tangents differ from it, in Hermite's form.
            let (first, last) = (part * rest * rest, -part * part * rest)
            output.append(TimedSample(
                x: from.x + dx * part + first * start.x + last * end.x,
                y: from.y + dy * part + first * start.y + last * end.y,
                time: from.time + gap * part, pressure: from.pressure + (to.pressure - from.pressure) * part))
        }
        output.append(to)
    }

    /// What the tangent at one end differs from the straight line.
    func bend(_ tangent: Vector?, other: Vector?, _ dx: Double, _ dy: Double, _ length: Double) -> Vector {
        let root = length.squareRoot()
        var (x, y) = (0.0, 0.0)
        if let tangent {
            (x, y) = (tangent.x * root, tangent.y * root)
        } else if let other {
            (x, y) = (2 * dx - other.x * root, 2 * dy - other.y * root)
        } else {
            return Vector(x: 0, y: 0)
        }
        let size = (x * x + y * y).squareRoot()
        let share = size > Self.steepest * length ? Self.steepest * length / size : 1
        return Vector(x: (x * share - dx) * rounding, y: (y * share - dy) * rounding)
    }

    /// - Parameter bend: in points; so many pieces that each lies within about a tenth of a point of the curve, by `detail` squared.
    private func pieces(length: Double, gap: Double, bend: Double) -> Int {
        let wanted = max(gap / Self.finestGap - 1e-6, (3 * bend).squareRoot())
        return Int((min(wanted, length / Self.shortestPiece, Double(Self.mostPieces)) * detail).rounded(.up))
    }
}
