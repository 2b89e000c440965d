import Testing
@testable import UIKit

@Suite struct VelocityTests {
    private func velocity(_ samples: [(TimeInterval, CGFloat)], at time: TimeInterval? = nil) -> CGFloat {
        var tracker = VelocityTracker()
        for (time, value) in samples { tracker.add(CGVector(dx: value, dy: -value), at: time) }
        let result = tracker.velocity(at: time ?? samples.last?.0 ?? 0)
        #expect(result.dy == -result.dx)
        return result.dx
    }

    @Test func nothingAndOneSampleHaveNone() {
        #expect(velocity([]) == 0)
        #expect(velocity([(1, 5)]) == 0)
    }

    /// `count` samples a hundredth of a second apart, `step` units each.
    private func line(_ count: Int, step: CGFloat, from start: (time: TimeInterval, value: CGFloat)) -> [(TimeInterval, CGFloat)] {
        var samples: [(TimeInterval, CGFloat)] = []
        for index in 0..<count {
            let time: TimeInterval = start.time + 0.01 * Double(index)
            samples.append((time, start.value + step * CGFloat(index)))
        }
        return samples
    }

    @Test func aStraightLineHasItsSlope() {
        #expect(isClose(velocity(line(8, step: 3, from: (100, 0))), 300, within: 1e-6))
    }

    /// Least squares through (0, 0), (1, 0), (2, 3) hundredths: slope 3 / 2.
    @Test func itIsTheBestLineAndNotTheLastStep() {
        #expect(isClose(velocity([(0, 0), (0.01, 0), (0.02, 3)]), 150))
    }

    @Test func samplesAtOneTimeOrNearlySoGiveNone() {
        #expect(velocity([(1, 0), (1, 50)]) == 0)
        #expect(velocity([(1, 0), (1.000_000_1, 50)]) == 0)
    }

    @Test func whatIsOlderThanTheWindowDoesNotCount() {
        let slow = line(11, step: 1, from: (0, 0)), fast = line(12, step: 5, from: (0.11, 15))
        #expect(isClose(velocity(slow + fast), 500, within: 1e-6))
    }

    @Test func itIsOverAfterTheWindow() {
        #expect(velocity([(0, 0), (0.01, 10)], at: 0.05) == 1000)
        #expect(velocity([(0, 0), (0.01, 10)], at: 0.2) == 0)
    }
}
