import Testing
import UIKitTesting

@MainActor @Suite struct ClockTests {
    let clock = EventClock()

    @Test func timersRunByDeadlineThenByAge() {
        var order: [String] = []
        clock.schedule(after: 2) { order.append("late") }
        clock.schedule(after: 1) { order.append("first") }
        clock.schedule(after: 1) { order.append("second") }
        #expect(clock.nextDeadline == 1)
        clock.advance(to: 0.999)
        #expect(order.isEmpty)
        clock.advance(to: 3)
        #expect(order == ["first", "second", "late"])
        #expect(clock.nextDeadline == nil)
        #expect(clock.now == 3)
    }

    @Test func eachRunsAtItsOwnMomentAndSoDoWhatItSchedules() {
        var moments: [TimeInterval] = []
        func tick() {
            moments.append(clock.now)
            if moments.count < 4 { clock.schedule(after: 0.5) { tick() } }
        }
        clock.schedule(after: 0.5) { tick() }
        clock.advance(to: 10)
        #expect(moments == [0.5, 1, 1.5, 2])
    }

    @Test func aTimerMadeInACallbackTakesItsPlaceInTheOrder() {
        var order: [String] = []
        clock.schedule(after: 1) { [clock] in
            order.append("a")
            clock.schedule(after: 0.5) { order.append("b") }
        }
        clock.schedule(after: 2) { order.append("c") }
        clock.advance(to: 2)
        #expect(order == ["a", "b", "c"])
    }

    @Test func cancelledTimersDoNotRun() {
        var runs = 0
        let timer = clock.schedule(after: 1) { runs += 1 }
        #expect(timer.isScheduled)
        timer.cancel()
        #expect(!timer.isScheduled)
        #expect(clock.nextDeadline == nil)
        clock.advance(to: 2)
        #expect(runs == 0)
        timer.cancel()
    }

    @Test func aTimerMayCancelAnotherThatIsDueAtTheSameMoment() {
        @MainActor final class Box { var timer: EventTimer? }
        var runs = 0
        let box = Box()
        clock.schedule(after: 1) { box.timer?.cancel() }
        box.timer = clock.schedule(after: 1) { runs += 1 }
        clock.advance(to: 1)
        #expect(runs == 0)
    }

    @Test func timeDoesNotGoBack() {
        clock.advance(to: 5)
        clock.advance(to: 3)
        clock.advance(to: .nan)
        #expect(clock.now == 5)
    }

    @Test func aTimerThatMakesItselfAnewAtOnceDoesNotStopTheClock() {
        var runs = 0
        func again() {
            runs += 1
            clock.schedule(after: 0) { again() }
        }
        clock.schedule(after: -1) { again() }
        clock.advance(to: 0.00105)
        #expect(clock.now == 0.00105)
        #expect(runs == 10)
    }

    /// A tenth of a millisecond is less than the distance between two numbers there.
    @Test(arguments: [1e13, 1e300]) func norDoesOneThatIsMadeLateOnTheClock(start: TimeInterval) {
        var runs = 0
        func again() {
            runs += 1
            // Not for ever, should the clock stand still.
            if runs < 100 { clock.schedule(after: 0) { again() } }
        }
        clock.advance(to: start)
        clock.schedule(after: 0) { again() }
        clock.advance(to: start.nextUp.nextUp)
        #expect(runs == 2 && clock.now == start.nextUp.nextUp)
    }

    @Test func aDelayThatIsNoNumberIsTheShortestAndHoldsUpNobody() {
        var order: [String] = []
        clock.schedule(after: .nan) { order.append("odd") }
        clock.schedule(after: .infinity) { order.append("never") }
        clock.schedule(after: 1) { order.append("even") }
        clock.advance(to: 2)
        #expect(order == ["odd", "even"])
    }

    @Test func timersRunBeforeTheEventThatComesAfterThem() {
        let stage = Stage()
        var order: [String] = []
        stage.view.onCall = { _, call in order.append("\(call.phase)") }
        stage.touch.down(at: at(50, 60))
        stage.host.application.clock.schedule(after: 0.1) { order.append("timer") }
        // Queued together and processed at once, as in a replay.
        for (time, x) in [(0.05, 60.0), (0.2, 70)] {
            stage.host.application.enqueue(
                HostEvent(time: stage.touch.now + time, kind: .finger(.init(.motion, id: 1, at: at(x, 60)))))
        }
        stage.host.application.processEvents()
        #expect(order == ["began", "moved", "timer", "moved"])
    }

    @Test func anApplicationTellsWhenItsNextTimerIsDue() {
        let host = TestHost()
        #expect(host.application.nextDeadline == nil)
        host.touch.wait(1)
        let start = host.application.clock.now
        host.application.clock.schedule(after: 0.5) {}
        #expect(host.application.nextDeadline == start + 0.5)
        host.touch.wait(1)
        #expect(host.application.nextDeadline == nil)
    }
}
