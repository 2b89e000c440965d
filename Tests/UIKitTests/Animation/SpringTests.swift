import Testing
@testable import UIKit

@Suite struct SpringTests {
    @Test(arguments: [0.1, 0.3, 0.5, 0.8, 0.95])
    func theFirstSwingGoesAsFarAsTheDampingRatioSays(ratio: Double) {
        let spring = DampedSpring(dampingRatio: ratio, initialVelocity: 0)
        let highest = (0...20_000).map { spring.progress(at: Double($0) / 20_000) }.max() ?? 0
        // The overshoot of a second-order step response: exp(−πζ / √(1 − ζ²)).
        let overshoot = exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
        // Swings smaller than what counts as rest may be past the end.
        #expect(abs(highest - (1 + overshoot)) < 1e-3)
    }

    @Test(arguments: [0.2, 0.5, 0.7, 1.0], [-3.0, 0, 2.0, 10.0])
    func theWayObeysTheEquationOfADampedSpring(ratio: Double, velocity: Double) {
        let spring = DampedSpring(dampingRatio: ratio, initialVelocity: velocity)
        let step = 1e-5, frequency = spring.frequency
        let startingVelocity = spring.progress(at: step) / step
        let scale = frequency * (frequency + abs(velocity))
        #expect(abs(startingVelocity - velocity) < 1e-4 * scale)
        for moment in stride(from: 0.05, to: 0.95, by: 0.1) {
            let before = 1 - spring.progress(at: moment - step), y = 1 - spring.progress(at: moment)
            let after = 1 - spring.progress(at: moment + step)
            let slope = (after - before) / (2 * step), bend = (after - 2 * y + before) / (step * step)
            let damping = 2 * ratio * frequency * slope, pull = frequency * frequency * y
            let rest = bend + damping + pull
            #expect(abs(rest) < 1e-3 * frequency * frequency, "ζ \(ratio), v \(velocity), t \(moment)")
        }
    }

    @Test(arguments: [0.05, 0.4, 0.9, 1.0])
    func itHasComeToRestWhenItsTimeIsOver(ratio: Double) {
        let spring = DampedSpring(dampingRatio: ratio, initialVelocity: 1)
        #expect(abs(1 - spring.progress(at: 1 - 1e-9)) <= AnimationConstants.springRest * 1.001)
        #expect(spring.progress(at: 0) == 0 && spring.progress(at: 1) == 1 && spring.progress(at: 7) == 1)
    }

    @Test func withoutSwingTheWayIsTheClosedFormOfCriticalDamping() {
        let spring = DampedSpring(dampingRatio: 1, initialVelocity: 0)
        let frequency = spring.frequency
        #expect(abs((1 + frequency) * exp(-frequency) - 0.001) < 1e-9)
        for moment in [0.1, 0.3, 0.6] {
            let expected = 1 - (1 + frequency * moment) * exp(-frequency * moment)
            #expect(abs(spring.progress(at: moment) - expected) < 1e-12)
        }
    }

    @Test func ratiosThatNoSpringHasAreLimited() {
        #expect(DampedSpring(dampingRatio: 3, initialVelocity: 0) == DampedSpring(dampingRatio: 1, initialVelocity: 0))
        #expect(DampedSpring(dampingRatio: 0, initialVelocity: .nan).frequency.isFinite)
        #expect(DampedSpring(dampingRatio: .nan, initialVelocity: 0).dampingRatio == AnimationConstants.leastDamping)
    }
}
