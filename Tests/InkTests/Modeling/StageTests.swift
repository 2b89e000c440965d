import CoreGraphics
@testable import Ink
import Testing

/// What every stage keeps: see `ModelStage`.
@Suite struct StageTests {
    /// - Parameters:
    ///   - same: for outputs that are computed on another way, from other sums.
    ///   - check: is asked about the whole output.
    private func conform<Stage: ModelStage>(
        _ make: () -> Stage, _ inputs: [Stage.Input], same: (Stage.Output, Stage.Output) -> Bool, check: ([Stage.Output]) -> Void
    ) where Stage.Output: Equatable {
        var quiet = make()
        var whole: [Stage.Output] = []
        for input in inputs { quiet.append(input, to: &whole) }
        quiet.conclude([], to: &whole)
        check(whole)

        var asked = make()
        var final: [Stage.Output] = []
        for place in inputs.indices {
            // What is said to follow if the rest came now is what does follow.
            if place % 11 == 0 {
                var told = final
                asked.conclude(Array(inputs[place...]), to: &told)
                let isTrue = told.count == whole.count && zip(told, whole).allSatisfy(same)
                #expect(isTrue)
            }
            var (once, twice): ([Stage.Output], [Stage.Output]) = ([], [])
            asked.conclude([], to: &once)
            asked.conclude([], to: &twice)
            let isSame = once == twice
            #expect(isSame)
            asked.append(inputs[place], to: &final)
        }
        asked.conclude([], to: &final)
        let isSame = final == whole
        #expect(isSame, "asking changed the stage")
    }

    private static let strokes: [[InkSample]] = {
        var random = Seeded(21)
        return [[sample(1, 2, 3)]] + [2, 3, 30, 120].flatMap { [wander(&random, count: $0), wild(&random, count: $0)] }
    }()

    private func timed(_ samples: [InkSample]) -> [TimedSample] {
        through(Retiming(), samples.compactMap(\.accepted))
    }

    private func through<Stage: ModelStage>(_ stage: Stage, _ inputs: [Stage.Input]) -> [Stage.Output] {
        var stage = stage
        var outputs: [Stage.Output] = []
        for input in inputs { stage.append(input, to: &outputs) }
        stage.conclude([], to: &outputs)
        return outputs
    }

    @Test func pressureFilling() {
        for samples in Self.strokes {
            for isOn in [true, false] {
                conform({ PressureFilling(isOn: isOn) }, samples, same: ==) { output in
                    #expect(output.map(\.position) == samples.map(\.position))
                    #expect(output.allSatisfy { ($0.pressure ?? 0) > 0 && ($0.pressure ?? 0) <= 1 })
                }
            }
        }
    }

    @Test func retiming() {
        for samples in Self.strokes {
            conform({ Retiming() }, samples.compactMap(\.accepted), same: ==) { output in
                #expect(output.count == samples.count)
                #expect(zip(output, samples).allSatisfy { $0.x == $1.position.x && $0.y == $1.position.y })
                for (a, b) in zip(output, output.dropFirst()) {
                    #expect(b.time - a.time > Retiming.shortestGap * 0.999)
                    #expect(b.time - a.time < Retiming.longestGap * 1.001)
                }
            }
        }
    }

    @Test(arguments: [0, 0.5, 1])
    func curveSampling(rounding: Double) {
        for samples in Self.strokes {
            let inputs = timed(samples)
            conform({ CurveSampling(rounding: rounding) }, inputs, same: ==) { output in
                #expect(output.first == inputs.first && output.last == inputs.last)
                #expect(Set(output).isSuperset(of: inputs), "samples lie on the curve")
                for (a, b) in zip(output, output.dropFirst()) {
                    #expect(b.time > a.time)
                    let isFine = b.time - a.time <= CurveSampling.finestGap + 1e-9 || hypot(b.x - a.x, b.y - a.y) <= 1
                    #expect(isFine)
                }
            }
        }
    }

    @Test(arguments: [(0, 0), (0.02, 0), (0.05, 0.05), (0, 0.02), (0.2, 0.02)] as [(Double, Double)])
    func slidingWindow(window: Double, measured: Double) {
        for samples in Self.strokes {
            let inputs = through(CurveSampling(rounding: 1), timed(samples))
            for keepsTurns in [true, false] {
                // Sums that start elsewhere have other last digits, as far out as 10⁶ points.
                conform(
                    { SlidingWindow(window: window, measured: measured, noise: 1, keepsTurns: keepsTurns) }, inputs,
                    same: { abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001 && $0.time == $1.time }
                ) { output in
                    #expect(output.map(\.time) == inputs.map(\.time))
                    #expect(output.first?.x == inputs.first?.x && output.last?.y == inputs.last?.y)
                    #expect(output.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.speed.isFinite && $0.speed >= 0 })
                }
            }
        }
    }

    @Test func lineWidthAndTaper() {
        var random = Seeded(22)
        for samples in Self.strokes {
            for options in [.pen(for: .pen), .fountain(for: .pen), .random(&random), .random(&random)] as [ModelOptions] {
                let motions = through(SlidingWindow(window: 0.02, measured: 0.02), timed(samples))
                conform({ LineWidth(width: 6, options: options) }, motions, same: ==) { output in
                    #expect(zip(output, output.dropFirst()).allSatisfy { $0.length <= $1.length })
                    #expect(output.allSatisfy { $0.radius >= 0.2 && $0.radius <= 3 })
                }
                let inked = through(LineWidth(width: 6, options: options), motions)
                conform({ Taper(width: 6, options: options) }, inked, same: ==) { output in
                    #expect(output.count >= inked.count)
                    #expect(output.allSatisfy { $0.radius > 0 && $0.radius <= 3 })
                }
            }
        }
    }
}
