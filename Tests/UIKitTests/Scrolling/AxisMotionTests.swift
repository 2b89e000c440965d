import Foundation
import Testing
@testable import UIKit

@Suite struct AxisMotionTests {
    private func motion(
        from x: CGFloat, _ velocity: CGFloat, limits: ClosedRange<CGFloat> = 0...10_000, rate: CGFloat = 0.998, bounces: Bool = true
    ) -> AxisMotion {
        AxisMotion(from: x, velocity: velocity, limits: limits, rate: rate, bounces: bounces, tolerance: 0.5)
    }

    /// v · rate^t summed up in steps of a hundredth of a millisecond, by the middle of each.
    private func summed(_ velocity: CGFloat, rate: CGFloat, milliseconds: Int) -> CGFloat {
        var way: CGFloat = 0
        for step in 0..<milliseconds * 100 { way += velocity * pow(rate, (CGFloat(step) + 0.5) / 100) * 0.00001 }
        return way
    }

    @Test(arguments: [0.998, 0.99] as [CGFloat]) func theOffsetIsTheSumOfAVelocityThatDecays(rate: CGFloat) {
        let motion = motion(from: 100, 1000, rate: rate)
        for milliseconds in [1, 50, 200, 400] {
            let expected = 100 + summed(1000, rate: rate, milliseconds: milliseconds)
            #expect(isClose(motion.position(at: Double(milliseconds) / 1000), expected, within: 1e-6))
        }
    }

    @Test func theRestingPointIsTheVelocityDividedByTheDecay() {
        // 1000 points a second is 1 a millisecond: 1 / −ln 0.998 points.
        let normal: CGFloat = -1 / log(0.998), fast: CGFloat = -1 / log(0.99)
        #expect(isClose(motion(from: 0, 1000).rest, normal))
        #expect(isClose(motion(from: 0, 1000, rate: 0.99).rest, fast))
        let slow = motion(from: 0, 1000)
        #expect(slow.position(at: slow.duration) == slow.rest)
        #expect(slow.rest - slow.position(at: slow.duration - 0.001) < 0.502)
    }

    @Test func onTheSpringItMovesAsACriticallyDampedOscillator() {
        let motion = motion(from: -40, 0)
        #expect(motion.rest == 0)
        // x″ = −2ω x′ − ω² x from rest, by small steps.
        var (x, v): (Double, Double) = (-40, 0)
        let step = 0.00001
        for index in 1...50_000 {
            v += (-20 * v - 100 * x) * step
            x += v * step
            if index % 10_000 == 0 { #expect(abs(motion.position(at: Double(index) * step) - x) < 0.01) }
        }
    }

    @Test func pastItsLimitASpringBringsItBackAtTheSpeedItHas() {
        let motion = motion(from: 900, 2000, limits: 0...1000)
        #expect(motion.rest == 1000)
        // 2000 · e^(kt) has covered 100 points when 2000 + k · 100 is left of the velocity.
        let k: CGFloat = 1000 * log(0.998), left: CGFloat = 2000 + k * 100
        let passing: CGFloat = log(left / 2000) / k
        #expect(isClose(motion.position(at: passing), 1000, within: 1e-6))
        // A critically damped spring is pushed by v goes v / (e · ω) far, after 1 / ω.
        #expect(isClose(motion.position(at: passing + 0.1), 1000 + left / euler / 10, within: 1e-6))
        #expect(motion.position(at: motion.duration) == 1000)
    }

    @Test func withoutBouncingItStopsAtItsLimit() {
        let motion = motion(from: 900, 2000, limits: 0...1000, bounces: false)
        #expect(motion.rest == 1000)
        for index in 0...200 { #expect(motion.position(at: Double(index) / 100) <= 1000) }
    }

    @Test func fastInwardsFromBeyondTheLimitItGoesOnInside() {
        let motion = motion(from: -10, 3000)
        #expect(motion.rest > 100)
        for index in 1...100 { #expect(motion.position(at: Double(index) / 100) >= motion.position(at: Double(index - 1) / 100)) }
    }

    @Test func aMotionToATargetEndsThereExactly() {
        let motion = AxisMotion(from: 3, to: 77.25, rate: 0.998, tolerance: 0.5)
        #expect(motion.position(at: 0) == 3)
        #expect(motion.rest == 77.25 && motion.position(at: motion.duration) == 77.25)
    }

    @Test func anyMotionIsSteadyEndsWithinTheLimitsAndSoon() {
        var generator = SplitMix64(state: 7)
        for _ in 0..<2000 {
            let low = CGFloat.random(in: -100...100, using: &generator)
            let high: CGFloat = low + CGFloat.random(in: 0...500, using: &generator)
            let x = CGFloat.random(in: (low - 300)...(high + 300), using: &generator)
            let motion = motion(
                from: x, CGFloat.random(in: -5000...5000, using: &generator), limits: low...high, bounces: Bool.random(using: &generator))
            #expect(motion.rest >= low - 1e-9 && motion.rest <= high + 1e-9)
            #expect(motion.duration >= 0 && motion.duration < 10)
            var before = motion.position(at: 0)
            for frame in 1...60 {
                let now = motion.position(at: motion.duration * Double(frame) / 60)
                let most: CGFloat = 5000 * motion.duration / 60 + 300
                #expect(now.isFinite && abs(now - before) <= most)
                before = now
            }
            let last = motion.position(at: motion.duration * 0.999_999_999)
            #expect(abs(last - motion.rest) <= 0.51 || motion.duration == 0)
        }
    }

    @Test func theBandShowsTheKnownFormulaAndCanBeAskedBack() {
        let band = RubberBand(limits: 0...100, reach: 300)
        #expect(band.shown(50) == 50)
        let expected = banded(60, side: 300)
        #expect(isClose(band.shown(160), 100 + expected) && isClose(band.shown(-60), -expected))
        for x in stride(from: CGFloat(-500), through: 700, by: 37) { #expect(isClose(band.asked(for: band.shown(x)), x, within: 1e-9)) }
    }
}
