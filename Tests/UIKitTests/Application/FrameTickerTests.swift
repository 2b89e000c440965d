import Testing
import UIKit

@MainActor
struct FrameTickerTests {
    private final class Log { var times: [TimeInterval] = [] }
    private let clock = EventClock()
    private let log = Log()

    @Test func ticksAtWholeFramesFromItsStart() {
        clock.advance(to: 2)
        let ticker = FrameTicker(clock: clock, framesPerSecond: 4) { [log] in log.times.append($0) }
        ticker.start()
        clock.advance(to: 3.1)
        #expect(log.times == [2.25, 2.5, 2.75, 3])
    }

    @Test func aStallIsMadeUpForFrameByFrame() {
        let ticker = FrameTicker(clock: clock, framesPerSecond: 60) { [log] in log.times.append($0) }
        ticker.start()
        clock.advance(to: 100)
        #expect(log.times.count == 6000)
        // Counted from the start, so that no rounding adds up.
        #expect(log.times.last == 100)
    }

    @Test func stoppedItLeavesTheClockWithoutADeadline() {
        let ticker = FrameTicker(clock: clock) { _ in }
        ticker.start()
        #expect(clock.nextDeadline == 1.0 / 60)
        ticker.stop()
        #expect(clock.nextDeadline == nil)
        #expect(!ticker.isRunning)
    }

    @Test func itMayStopAndStartAgainInsideATick() {
        var ticker: FrameTicker?
        let made = FrameTicker(clock: clock, framesPerSecond: 2) { [log] time in
            log.times.append(time)
            if time == 0.5 { ticker?.stop() }
        }
        ticker = made
        made.start()
        clock.advance(to: 3)
        #expect(log.times == [0.5])
        made.start()
        clock.advance(to: 4)
        #expect(log.times == [0.5, 3.5, 4])
    }

    /// A frame is less than the distance between two numbers there.
    @Test func lateOnTheClockTimeGoesOnFromTickToTick() {
        let start: TimeInterval = 1e300
        clock.advance(to: start)
        var ticker: FrameTicker?
        let made = FrameTicker(clock: clock) { [log] time in
            log.times.append(time)
            // Not for ever, should the clock stand still.
            if log.times.count == 100 { ticker?.stop() }
        }
        ticker = made
        made.start()
        clock.advance(to: start.nextUp.nextUp)
        #expect(log.times == [start.nextUp, start.nextUp.nextUp])
        made.stop()
    }

    @Test func oneThatIsGoneDoesNotTick() {
        FrameTicker(clock: clock, framesPerSecond: 2) { [log] in log.times.append($0) }.start()
        clock.advance(to: 3)
        #expect(log.times.isEmpty)
    }
}
