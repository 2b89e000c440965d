@testable import UIKit
import Testing

@Suite struct ShakeDetectorTests {
    private func changes(_ readings: [Motions.Reading]) -> [ShakeDetector.Change] {
        var detector = ShakeDetector()
        return detector.changes(for: readings)
    }

    @Test(arguments: 0..<200) func aShakeIsOneWhateverItsDirectionStrengthAndPace(seed: Int) {
        var motions = Motions(seed: UInt64(seed))
        let (strength, frequency) = (motions.random.number(12...40), motions.random.number(2...6))
        let end = motions.random.number(2.2...2.9)
        let readings = motions.shake(strength: strength, frequency: frequency, from: 1, to: end, total: 4)
        #expect(changes(readings) == [.began, .ended], "\(strength) m/s², \(frequency) Hz, to \(end) s")
    }

    @Test(arguments: 0..<200) func turningTheDeviceIsNoShake(seed: Int) {
        var motions = Motions(seed: UInt64(seed))
        let period = motions.random.number(1...6)
        // The fastest moment of a sine that swings by `angle` has `2π · angle / period` radians a second.
        let angle = min(.pi, motions.random.number(0...1) * period)
        #expect(changes(motions.turn(angle: angle, period: period, total: 10)) == [])
    }

    @Test(arguments: 0..<200) func knocksOnTheTableAreNoShake(seed: Int) {
        var motions = Motions(seed: UInt64(seed))
        var times: [TimeInterval] = []
        for _ in 0..<Int.random(in: 1...8, using: &motions.random) { times.append((times.last ?? 1) + motions.random.number(0.25...1)) }
        #expect(changes(motions.knocks(at: times, total: 10)) == [])
    }

    @Test(arguments: 0..<50) func noiseIsNoShake(seed: Int) {
        var motions = Motions(seed: UInt64(seed))
        let gravity = motions.direction() * MotionConstants.gravity
        #expect(changes(motions.readings(60, noise: 3) { _ in gravity }) == [])
    }

    @Test func aFallIsNoShake() {
        var motions = Motions(seed: 1)
        let up = Acceleration(z: MotionConstants.gravity)
        #expect(changes(motions.readings(4) { (1...1.5).contains($0) ? Acceleration() : up }) == [])
    }

    @Test(arguments: 0..<50) func oneThatGoesOnForMoreThanTwoSecondsIsCancelledOnceAndBeginsNoOther(seed: Int) {
        var motions = Motions(seed: UInt64(seed))
        let readings = motions.shake(strength: 20, frequency: 3, from: 0.5, to: motions.random.number(4...20), total: 25)
        #expect(changes(readings) == [.began, .cancelled])
    }

    @Test func itEndsAQuietTimeAfterTheLastStrongReading() throws {
        var motions = Motions(seed: 3)
        var detector = ShakeDetector()
        for reading in motions.shake(strength: 20, frequency: 3, from: 0, to: 1.5, total: 1.5) {
            _ = detector.take(reading.value, at: reading.time)
        }
        let deadline = try #require(detector.deadline)
        // 1.5 s are 4½ periods: the last strong reading lies before the zero at the end, within half a swing of 1/6 s.
        #expect(deadline <= 1.5 + MotionConstants.quietTime && deadline > 1.5 + MotionConstants.quietTime - 1.0 / 12)
        #expect(detector.pass(deadline - 0.001) == nil)
        #expect(detector.pass(deadline) == .ended)
        #expect(detector.deadline == nil)
        #expect(detector.pass(100) == nil)
    }

    @Test func afterAPauseTheNextShakeIsAnother() {
        var motions = Motions(seed: 4)
        var detector = ShakeDetector()
        let first = motions.shake(strength: 20, frequency: 4, from: 0.1, to: 1.2, total: 2)
        var both = first
        both += first.map { (time: $0.time + 2.1, value: $0.value) }
        #expect(detector.changes(for: both) == [.began, .ended, .began, .ended])
    }

    /// Any readings at all: what it says is always a beginning followed by one of the two ends.
    @Test(arguments: 0..<100) func aBeginningAlwaysHasOneEnd(seed: Int) {
        var random = MotionRandom(state: UInt64(seed))
        var detector = ShakeDetector()
        var (time, changes): (TimeInterval, [ShakeDetector.Change]) = (0, [])
        for _ in 0..<2000 {
            time += random.number(0...1) < 0.02 ? random.number(-1...3) : 0.02
            var value = Acceleration(x: random.number(-30...30), y: random.number(-5...5), z: random.number(-5...20))
            if random.number(0...1) < 0.01 { value.x = [.nan, .infinity, 1e300][Int.random(in: 0..<3, using: &random)] }
            if let change = detector.take(value, at: time) { changes.append(change) }
            if random.number(0...1) < 0.01, let change = detector.pass(time + random.number(0...1)) { changes.append(change) }
            if random.number(0...1) < 0.01, let change = detector.interrupt() { changes.append(change) }
        }
        if let change = detector.interrupt() { changes.append(change) }
        #expect(changes.count.isMultiple(of: 2))
        for (index, change) in changes.enumerated() { #expect((change == .began) == index.isMultiple(of: 2)) }
    }
}
