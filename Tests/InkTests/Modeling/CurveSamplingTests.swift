import CoreGraphics
@testable import Ink
import Testing

@Suite struct CurveSamplingTests {
    private func point(_ x: Double, _ y: Double, _ time: Double) -> TimedSample { TimedSample(x: x, y: y, time: time, pressure: 1) }

    private func sampled(_ rounding: Double, _ inputs: [TimedSample]) -> [TimedSample] {
        var curve = CurveSampling(rounding: rounding)
        var output: [TimedSample] = []
        for input in inputs { curve.append(input, to: &output) }
        curve.conclude([], to: &output)
        return output
    }

    @Test func withoutRoundingGapsAreDividedEvenly() {
        let output = sampled(0, [point(0, 0, 0), point(60, 30, 0.016)])
        #expect(output.count == 4)
        for (place, found) in output.enumerated() {
            let part = Double(place) / 3
            #expect(abs(found.x - 60 * part) < 1e-9 && abs(found.y - 30 * part) < 1e-9 && abs(found.time - 0.016 * part) < 1e-12)
        }
    }

    /// Equal distances make the centripetal form the uniform one, whose basis is well known.
    @Test func betweenEquallyFarSamplesItIsCatmullAndRomsCurve() {
        let angles: [Double] = [-60, -20, 20, 60].map { $0 * Double.pi / 180 }
        let inputs = angles.enumerated().map { (place: Int, angle: Double) -> TimedSample in
            point(100 * cos(angle), 100 * sin(angle), Double(place) * 0.01)
        }
        func spline(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ u: Double) -> Double {
            let square = 2 * a - 5 * b + 4 * c - d, cube = 3 * b - a - 3 * c + d
            return (2 * b + u * ((c - a) + u * (square + u * cube))) / 2
        }
        let found = sampled(1, inputs).filter { $0.time > 0.0101 && $0.time < 0.0199 }
        #expect(found.count >= 2)
        for point in found {
            let u = (point.time - 0.01) / 0.01
            #expect(abs(point.x - spline(inputs[0].x, inputs[1].x, inputs[2].x, inputs[3].x, u)) < 1e-9)
            #expect(abs(point.y - spline(inputs[0].y, inputs[1].y, inputs[2].y, inputs[3].y, u)) < 1e-9)
        }
    }

    @Test func sharpTurnsStayCorners() {
        let zigzag = (0...6).map { (place: Int) -> TimedSample in
            point(Double(place) * 4, place % 2 == 0 ? 0 : 60, Double(place) * 0.01)
        }
        for found in sampled(1, zigzag) {
            // On one of the legs: y = 15 |x − 8k|.
            let phase = found.x - (found.x / 8).rounded() * 8
            #expect(abs(found.y - 15 * abs(phase)) < 1e-6)
        }
    }

    @Test func noPointLiesFartherFromItsSegmentThanItMay() {
        var random = Seeded(41)
        for _ in 0..<20 {
            let samples = wild(&random, count: 60)
            let inputs = samples.enumerated().map { (place: Int, sample: InkSample) -> TimedSample in
                point(Double(sample.position.x), Double(sample.position.y), Double(place) * 0.01)
            }
            var segment = 0
            for found in sampled(1, inputs) {
                while segment + 2 < inputs.count, found.time > inputs[segment + 1].time { segment += 1 }
                let (a, b) = (inputs[segment], inputs[segment + 1])
                let length = hypot(b.x - a.x, b.y - a.y)
                // Outside the segment's box by less than that in each direction.
                let reach = CurveSampling.overshoot * length + 1e-6
                #expect(found.x > min(a.x, b.x) - reach && found.x < max(a.x, b.x) + reach)
                #expect(found.y > min(a.y, b.y) - reach && found.y < max(a.y, b.y) + reach)
            }
        }
    }

    @Test func straightWaysStayStraight() {
        let inputs = (0...20).map { (place: Int) -> TimedSample in
            let x = Double(place * place)
            return point(x, 2 * x, Double(place) * 0.01)
        }
        for found in sampled(1, inputs) { #expect(abs(found.y - 2 * found.x) < 1e-9) }
    }

    @Test func restsAreNoPartOfACurve() {
        let output = sampled(1, [point(0, 0, 0), point(50, 0, 0.01), point(50, 0, 0.02), point(50, 50, 0.03)])
        for found in output { #expect(found.y == 0 || found.x == 50) }
    }
}
