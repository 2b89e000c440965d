/// Where the hand is likely to be by the time its ink is seen.
///
/// A parabola in time is fitted to the last samples of each axis, newer ones counting more, and followed from the latest sample. That is
/// what a Kalman filter of position, velocity and acceleration comes to when its memory is as short, without a state to be kept: nothing
/// runs until somebody asks, and asking changes nothing. How far it is followed depends on how well it fits: a hand that trembles or
/// turns gets a short prediction or none.
struct Prediction: Sendable {
    /// Seconds: one frame at 60 Hz. Farther ahead, guesses are seen to be wrong.
    static let farthest = 1.0 / 60
    /// Samples and seconds that are looked back at. Chosen: enough for a parabola at 60 Hz, and short beside a turn of the hand.
    static let most = 8
    static let memory = 0.08
    /// Points a second: slower hands need none. Chosen: a third of a point in a frame.
    static let slowest = 20.0

    /// The latest samples.
    private var samples: [TimedSample] = []

    /// Takes note of a final sample.
    mutating func append(_ sample: TimedSample) {
        if samples.count == Self.most { samples.removeFirst() }
        samples.append(sample)
    }

    /// Points after the latest sample, at most a 180th of a second apart.
    /// - Parameters:
    ///   - pending: samples after the final ones.
    ///   - ahead: seconds, at most `farthest`.
    func path(pending: [TimedSample], ahead: Double, radius: Double) -> [PathPoint] {
        let ahead = min(ahead, Self.farthest)
        let known = (samples.suffix(Self.most) + pending.suffix(Self.most)).suffix(Self.most)
        guard ahead > 0, let latest = known.last else { return [] }
        let recent = known.filter { latest.time - $0.time <= Self.memory }
        guard recent.count >= 4, let fit = Fit(recent) else { return [] }
        let speed = (fit.vx * fit.vx + fit.vy * fit.vy).squareRoot()
        guard speed >= Self.slowest else { return [] }
        // Half of it where the fit is off by a point and a tenth of the way the prediction goes.
        let tolerance = 1 + 0.1 * speed * ahead
        let trusted = ahead / (1 + fit.error * fit.error / (tolerance * tolerance))
        // The change of the velocity may be half of it.
        let change = (fit.ax * fit.ax + fit.ay * fit.ay).squareRoot() * trusted
        let share = change > speed / 2 ? speed / 2 / change : 1
        let steps = max(1, Int((trusted * 180).rounded(.up)))
        return (1...steps).map { step in
            let time = trusted * Double(step) / Double(steps)
            let bend = time * time / 2 * share
            return PathPoint(
                x: latest.x + fit.vx * time + fit.ax * bend, y: latest.y + fit.vy * time + fit.ay * bend, radius: radius)
        }
    }

    /// Velocity and acceleration at the latest sample, by weighted least squares.
    private struct Fit {
        var vx = 0.0, vy = 0.0, ax = 0.0, ay = 0.0
        /// Root of the mean squared distance from the samples.
        var error = 0.0

        init?(_ samples: [TimedSample]) {
            guard let latest = samples.last else { return nil }
            // Ages in units of the memory, so that the sums have one size.
            var sums = (0.0, 0.0, 0.0, 0.0, 0.0)
            var (x0, x1, x2, y0, y1, y2) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
            for sample in samples {
                let u = (sample.time - latest.time) / Prediction.memory
                let weight = 1 / (1 + 4 * u * u)
                let (x, y) = (sample.x - latest.x, sample.y - latest.y)
                let (w1, w2) = (weight * u, weight * u * u)
                sums = (sums.0 + weight, sums.1 + w1, sums.2 + w2, sums.3 + w2 * u, sums.4 + w2 * u * u)
                (x0, x1, x2) = (x0 + weight * x, x1 + w1 * x, x2 + w2 * x)
                (y0, y1, y2) = (y0 + weight * y, y1 + w1 * y, y2 + w2 * y)
            }
            // The normal equations by Cramer's rule.
            let (a, b, c, d, e) = sums
            let (m0, m1, m2) = (c * e - d * d, c * d - b * e, b * d - c * c)
            let determinant = a * m0 + b * m1 + c * m2
            guard determinant > 1e-12 else { return nil }
            let (n1, n2, n3) = (a * e - c * c, b * c - a * d, a * c - b * b)
            func solve(_ r0: Double, _ r1: Double, _ r2: Double) -> (Double, Double, Double) {
                let constant = m0 * r0 + m1 * r1 + m2 * r2
                let linear = m1 * r0 + n1 * r1 + n2 * r2
                let square = m2 * r0 + n2 * r1 + n3 * r2
                return (constant / determinant, linear / determinant, square / determinant)
            }
            let (x, y) = (solve(x0, x1, x2), solve(y0, y1, y2))
            var squares = 0.0
            for sample in samples {
                let u = (sample.time - latest.time) / Prediction.memory
                let dx = x.0 + u * (x.1 + u * x.2) - (sample.x - latest.x)
                let dy = y.0 + u * (y.1 + u * y.2) - (sample.y - latest.y)
                squares += dx * dx + dy * dy
            }
            error = (squares / Double(samples.count)).squareRoot()
            (vx, vy) = (x.1 / Prediction.memory, y.1 / Prediction.memory)
            (ax, ay) = (2 * x.2 / (Prediction.memory * Prediction.memory), 2 * y.2 / (Prediction.memory * Prediction.memory))
        }
    }
}
