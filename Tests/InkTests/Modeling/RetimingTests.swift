import CoreGraphics
@testable import Ink
import Testing

@Suite struct RetimingTests {
    private func times(_ stamps: [Double]) -> [Double] {
        var retiming = Retiming()
        var output: [TimedSample] = []
        for stamp in stamps { retiming.append(sample(0, 0, stamp), to: &output) }
        retiming.conclude([], to: &output)
        return output.map(\.time)
    }

    private func expect(_ stamps: [Double], give expected: [Double]) {
        let given = times(stamps)
        #expect(given.count == expected.count && zip(given, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(given)")
    }

    @Test func timesOfTheirOwnAreKept() {
        expect([5, 5.008, 5.011, 5.030], give: [0, 0.008, 0.011, 0.030])
    }

    @Test func samplesOfOneStampAreSpreadOverTheGapToTheNext() {
        expect([1, 1, 1, 1, 1.016, 1.032], give: [0, 0.004, 0.008, 0.012, 0.016, 0.032])
    }

    @Test func theLastOnesGoOnAsThoseBefore() {
        expect([1, 1, 1.010, 1.010, 1.010], give: [0, 0.005, 0.010, 0.015, 0.020])
    }

    @Test func aStampBehindIsNoLaterStamp() {
        expect([1, 0.5, -7, 1.009], give: [0, 0.003, 0.006, 0.009])
    }

    @Test func aRestIsATenthOfASecond() {
        expect([0, 60, 1e9], give: [0, 0.1, 0.2])
        expect([-1e300, 1e300], give: [0, 0.1])
    }

    @Test func stampsTooNearAreATenthOfAMillisecondApart() {
        expect([0, 1e-12, 2e-12], give: [0, 1e-4, 2e-4])
    }

    @Test func aClockThatStandsStillIsReplaced() {
        let given = times([Double](repeating: 3, count: 300))
        for (place, time) in given.enumerated() { #expect(abs(time - 0.008 * Double(place)) < 1e-9) }
    }

    /// 1,000 motions read every 16 ms, thirteen at a time, as they came from a pen at 812.5 Hz.
    @Test func batchesOfAFastDeviceGetItsOwnTimes() {
        let given = times((0..<1_001).map { Double($0 / 13) * 0.016 })
        for (place, time) in given.enumerated() { #expect(abs(time - Double(place) * 0.016 / 13) < 1e-9) }
    }

    @Test func onlySamplesOfTheLatestStampWait() {
        var retiming = Retiming()
        var output: [TimedSample] = []
        for (stamp, final) in [(0.0, 1), (0.008, 2), (0.008, 2), (0.008, 2), (0.016, 5), (0.004, 5)] {
            retiming.append(sample(0, 0, stamp), to: &output)
            #expect(output.count == final)
        }
    }
}
