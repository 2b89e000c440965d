import CoreGraphics
@testable import Ink
import Testing

@Suite struct LineWidthTests {
    private func motion(_ x: Double, _ y: Double = 0, pressure: Double = 1, speed: Double = 0, toward angle: Double? = 0) -> Motion {
        Motion(
            x: x, y: y, time: x, pressure: pressure, speed: speed,
            directionX: angle.map { cos($0) } ?? 0, directionY: angle.map { sin($0) } ?? 0)
    }

    private func widths(_ width: Double, _ options: ModelOptions, _ motions: [Motion]) -> [Double] {
        var line = LineWidth(width: width, options: options)
        var output: [InkedPoint] = []
        for motion in motions { line.append(motion, to: &output) }
        line.conclude([], to: &output)
        return output.map { $0.radius * 2 }
    }

    private func near(_ a: [Double], _ b: [Double]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 } }

    @Test func withoutOptionsTheWidthIsTheBrushs() {
        #expect(widths(6, .plain, [motion(0, pressure: 0.1, speed: 9e9), motion(5), motion(9)]) == [6, 6, 6])
    }

    @Test func pressureDecidesItsShare() {
        var options = ModelOptions()
        options.pressure = 0.8
        for (pressure, share) in [(1, 1), (0.5, 0.6), (0, 0.2)] as [(Double, Double)] {
            let given = widths(10, options, (0...9).map { (place: Int) -> Motion in motion(Double(place) * 2, pressure: pressure) })
            #expect(given.allSatisfy { abs($0 - 10 * share) < 1e-9 })
        }
    }

    @Test func speedThinsDownToItsBound() {
        var options = ModelOptions()
        (options.thinning, options.thinningSpeed) = (0.4, 1_000)
        for (speed, share) in [(0, 1), (500, 0.8), (1_000, 0.6), (1e12, 0.6)] as [(Double, Double)] {
            let given = widths(10, options, (0...9).map { (place: Int) -> Motion in motion(Double(place) * 2, speed: speed) })
            #expect(given.allSatisfy { abs($0 - 10 * share) < 1e-9 })
        }
    }

    @Test func aNibIsAsWideAsItLiesAcross() {
        var options = ModelOptions()
        (options.nibAngle, options.nibRatio) = (Double.pi / 6, 0.25)
        for turn in [0, 0.3, 1, 2, 4] as [Double] {
            let angle = Double.pi / 6 + turn
            let given = widths(10, options, (0...9).map { (place: Int) -> Motion in motion(Double(place) * 2, toward: angle) })
            let expected = 10 * (sin(turn) * sin(turn) + 0.25 * 0.25 * cos(turn) * cos(turn)).squareRoot()
            #expect(given.allSatisfy { abs($0 - expected) < 1e-9 })
        }
    }

    @Test func aNibThatRestsHasTheDirectionItTakes() {
        var options = ModelOptions()
        options.nibRatio = 0.5
        let rest = [motion(0, toward: nil), motion(3, toward: nil)]
        let given = widths(10, options, rest + (2...9).map { (place: Int) -> Motion in motion(Double(place) * 3) })
        #expect(given.allSatisfy { abs($0 - 5) < 1e-9 })
        #expect(widths(10, options, [motion(0, toward: nil)]) == [10], "a dot is round and full")
    }

    /// Pressure jumps from nothing to all: the width follows by a quarter point a point, 1 point of path apart.
    @Test func theWidthFollowsAsFastAsTheSlopeAllows() {
        var options = ModelOptions()
        options.pressure = 0.8
        func widths(_ pressure: (Int) -> Double) -> [Double] {
            self.widths(10, options, (0...60).map { (place: Int) -> Motion in motion(Double(place), pressure: pressure(place)) })
        }
        func way(_ place: Int) -> Double { place < 20 ? 0 : 0.25 * Double(place - 19) }
        #expect(near(widths { $0 < 20 ? 0 : 1 }, (0...60).map { (place: Int) -> Double in min(10, 2 + way(place)) }))
        #expect(near(widths { $0 < 20 ? 1 : 0 }, (0...60).map { (place: Int) -> Double in max(2, 10 - way(place)) }))
    }

    /// Damping alone, steps of one width with a lag of one width: half of what is left with each.
    @Test func dampingDoesHalfOfItInAWidth() {
        var options = ModelOptions()
        (options.pressure, options.damping, options.slope) = (0.8, 1, 4)
        let given = widths(10, options, (0...6).map { (place: Int) -> Motion in
            motion(Double(place) * 10, pressure: place < 2 ? 1 : 0)
        })
        #expect(near(given, [10, 10, 6, 4, 3, 2.5, 2.25]))
    }

    @Test func aDotIsAsLargeAsItsHardestPressure() {
        var options = ModelOptions()
        options.pressure = 1
        #expect(near(widths(10, options, [0.1, 0.6, 0.9, 0.2].map { motion(3, pressure: $0) }), [9]))
        #expect(near(widths(10, options, [motion(3, pressure: 0.3)]), [3]))
    }

    @Test func nothingVanishes() {
        var options = ModelOptions()
        (options.pressure, options.thinning, options.nibRatio) = (1, 0.8, 0.05)
        for width in [0.1, 1, 6, 100] as [Double] {
            let given = widths(width, options, (0...9).map { (place: Int) -> Motion in motion(Double(place) * 2, pressure: 0, speed: 1e9) })
            let least = min(width, max(0.4, width / 20))
            #expect(given.allSatisfy { abs($0 - least) < 1e-9 })
        }
    }

    @Test func pointsTooNearAreLeftOutButNotTheLast() {
        var line = LineWidth(width: 6, options: .plain)
        var output: [InkedPoint] = []
        for place in 0...10 { line.append(motion(Double(place) * 0.09), to: &output) }
        line.conclude([], to: &output)
        #expect(near(output.map(\.x), [0, 0.27, 0.54, 0.81, 0.9]))
        #expect(near(output.map(\.length), [0, 0.27, 0.54, 0.81, 0.9]))
    }
}
