import CoreGraphics
@testable import Ink
import Testing

/// Against closed forms.
@Suite struct SlidingWindowTests {
    private func point(_ x: Double, _ y: Double, _ time: Double) -> TimedSample { TimedSample(x: x, y: y, time: time, pressure: 1) }

    private func smooth(_ window: SlidingWindow, _ inputs: [TimedSample]) -> [Motion] {
        var window = window
        var output: [Motion] = []
        for input in inputs { window.append(input, to: &output) }
        window.conclude([], to: &output)
        return output
    }

    /// Every quarter of a millisecond of a right angle walked in 20 ms.
    private var corner: [TimedSample] {
        (0...80).map { (place: Int) -> TimedSample in
            let ms = Double(place) / 4
            return ms <= 10 ? point(ms * 10, 0, ms / 1_000) : point(100, (ms - 10) * 10, ms / 1_000)
        }
    }

    @Test func aCornerBecomesAParabola() {
        for motion in smooth(SlidingWindow(window: 0.010, measured: 0, keepsTurns: false), corner) {
            let ms = motion.time * 1_000
            let (x, y): (Double, Double) = if ms <= 5 {
                (ms * 10, 0)
            } else if ms >= 15 {
                (100, (ms - 10) * 10)
            } else {
                (100 - (15 - ms) * (15 - ms) / 2, (ms - 5) * (ms - 5) / 2)
            }
            #expect(abs(motion.x - x) < 1e-9 && abs(motion.y - y) < 1e-9, "at \(ms) ms")
        }
    }

    @Test func theSameHoldsFromThreeSamplesAndPointsBetweenThem() {
        var curve = CurveSampling(rounding: 0)
        var inputs: [TimedSample] = []
        for input in [point(0, 0, 0), point(100, 0, 0.010), point(100, 100, 0.020)] { curve.append(input, to: &inputs) }
        curve.conclude([], to: &inputs)
        let output = smooth(SlidingWindow(window: 0.010, measured: 0, keepsTurns: false), inputs)
        #expect(output.map { ($0.time * 1_000).rounded() } == [0, 5, 10, 15, 20])
        let expected: [(Double, Double)] = [(0, 0), (50, 0), (87.5, 12.5), (100, 50), (100, 100)]
        for (motion, place) in zip(output, expected) {
            #expect(abs(motion.x - place.0) < 1e-9 && abs(motion.y - place.1) < 1e-9)
        }
    }

    /// Near the ends the window is as wide as fits: with W = 30 ms, over [0, 2t] of the corner at t < 10.
    @Test func nearTheEndsTheWindowShrinks() {
        for motion in smooth(SlidingWindow(window: 0.030, measured: 0, keepsTurns: false), corner) where motion.time < 0.01 {
            let ms = motion.time * 1_000
            // The mean of x over [0, 2t] is 10 t, less what it does not go on beyond 10 ms; that of y likewise.
            let beyond = max(0, 2 * ms - 10)
            let lost = ms == 0 ? 0 : 10 * beyond * beyond / 2 / (2 * ms)
            #expect(abs(motion.x - (10 * ms - lost)) < 1e-9 && abs(motion.y - lost) < 1e-9, "at \(ms) ms")
        }
    }

    @Test func aStraightWayStaysWhereItIs() {
        let inputs = (0...200).map { (place: Int) -> TimedSample in
            let way = Double(place)
            return point(way * 3 - 1e6, 7 - way, way * 0.003)
        }
        for (motion, input) in zip(smooth(SlidingWindow(window: 0.05, measured: 0.02, noise: 1), inputs), inputs) {
            #expect(abs(motion.x - input.x) < 1e-6 && abs(motion.y - input.y) < 1e-6)
            #expect(abs(motion.speed - (10.0).squareRoot() / 0.003) < 1e-6)
            #expect(abs(motion.directionX / motion.directionY + 3) < 1e-6)
        }
    }

    /// x = t² has the mean t² + h²/3; sampled finely enough, the chords add less than the tolerance.
    @Test func aParabolaIsLiftedByAThirdOfHSquared() {
        let inputs = (0...2_000).map { (place: Int) -> TimedSample in
            let time = Double(place) * 1e-4
            return point(1e6 * time * time, 0, time)
        }
        for motion in smooth(SlidingWindow(window: 0.040, measured: 0, keepsTurns: false), inputs) {
            let h = min(0.020, min(motion.time, 0.2 - motion.time))
            #expect(abs(motion.x - 1e6 * (motion.time * motion.time + h * h / 3)) < 0.01)
        }
    }

    @Test func pressureIsTheMeanOverTheMeasure() {
        // Pressure rises as time does; the measure is cut off at the ends.
        let inputs = (0...100).map { (place: Int) -> TimedSample in
            TimedSample(x: Double(place), y: 0, time: Double(place) / 100, pressure: Double(place) / 100)
        }
        for motion in smooth(SlidingWindow(window: 0, measured: 0.2), inputs) {
            let (from, to) = (max(0, motion.time - 0.1), min(1, motion.time + 0.1))
            #expect(abs(motion.pressure - (from + to) / 2) < 1e-9)
            #expect(motion.x == inputs[Int((motion.time * 100).rounded())].x, "no window leaves the way alone")
        }
    }

    @Test func theLastHalfWindowIsProvisional() {
        // Powers of two, so that times are exact.
        var window = SlidingWindow(window: 1.0 / 16, measured: 0)
        var output: [Motion] = []
        for place in 0...100 {
            window.append(point(Double(place), 0, Double(place) / 256), to: &output)
            #expect(output.count == max(0, place - 7))
        }
    }

    @Test(arguments: [(0, 0), (0.02, 0), (0, 0.02), (0.05, 0.05), (0.02, 0.05), (0.2, 0)] as [(Double, Double)])
    func onlyAWindowIsKept(window: Double, measured: Double) {
        var stage = SlidingWindow(window: window, measured: measured)
        var output: [Motion] = []
        for place in 0..<5_000 {
            stage.append(point(Double(place), 0, Double(place) * 0.001), to: &output)
            #expect(stage.line.count <= 2 * (Int(max(window, measured) * 1_000) + 70))
        }
    }

    /// On a circle the window is limited to a turn of twice 20°, where it costs 1 − sin(20°)/20° = 2 % of the radius.
    @Test(arguments: [0.05, 0.1, 0.2, 0.4])
    func aCircleOfAnySpeedLosesTwoPercent(period: Double) {
        let inputs = (0...400).map { (place: Int) -> TimedSample in
            let angle = Double(place) / 200 * 2 * Double.pi
            return point(100 * cos(angle), 100 * sin(angle), Double(place) / 200 * period)
        }
        for motion in smooth(SlidingWindow(window: 0.050, measured: 0), inputs) {
            let radius = hypot(motion.x, motion.y)
            #expect(radius > 97.8 && radius < 100.001)
        }
    }

    /// What is small beside the noise is smoothed as if turns were not kept.
    @Test func noiseIsSmoothedLikeAnything() {
        var random = Seeded(31)
        let inputs = (0...300).map { (place: Int) -> TimedSample in
            point(Double(place) * 8, random.number(-0.5...0.5), Double(place) * 0.008)
        }
        let kept = smooth(SlidingWindow(window: 0.05, measured: 0, noise: 2), inputs)
        let plain = smooth(SlidingWindow(window: 0.05, measured: 0, keepsTurns: false), inputs)
        #expect(kept == plain)
    }

    @Test func aHairpinKeepsItsTip() {
        // Out and back along one line: the mean over ±20 ms would take 10 ms of way off.
        let inputs = (0...200).map { (place: Int) -> TimedSample in
            let time = Double(place) * 0.002
            return point(time < 0.2 ? time * 1_000 : (0.4 - time) * 1_000, 0, time)
        }
        let cut = smooth(SlidingWindow(window: 0.040, measured: 0, keepsTurns: false), inputs)
        #expect(abs(cut.map(\.x).max()! - 190) < 1e-6)
        let kept = smooth(SlidingWindow(window: 0.040, measured: 0), inputs)
        #expect(kept.map(\.x).max()! > 199.9)
    }
}
