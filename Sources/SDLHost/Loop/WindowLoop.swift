internal import CSDL2
import EventLog
import MPRIS
import UIKit

/// A run with a window: wait, take in everything that has come, dispatch it, draw once, show it.
@MainActor
internal final class WindowLoop {
    let session: Session
    let client: LoopClient
    let windows: WindowSet
    private let drain: EventDrain
    private let sensors = MotionSensors()
    private var clock = HostClock()
    private var stamps = BatchStamps()
    private var replay: WindowReplay?
    private var status: Int32 = 0

    init(_ session: Session, _ windows: WindowSet, _ client: LoopClient) {
        (self.session, self.windows, self.client) = (session, windows, client)
        drain = EventDrain(windows: windows)
    }

    func run() -> Int32 {
        show()
        // A program that shows nothing yet has its window all the same.
        if let main = windows.main, !main.isShown { main.show() }
        // The first picture need not wait for this.
        windows.watchDevices()
        session.systemServices.remoteControl.start()
        let looks = AppearanceWatch { appearance in
            var event = AppearanceEvent.event(appearance)
            SDL_PushEvent(&event)
        }
        looks.start()
        defer { looks.stop() }
        session.signals?.onEnd(Wake.loop)
        replay = session.replay.map { WindowReplay($0, loop: self) }
        while !client.isTerminating() { turn() }
        if let replay { endReplay(replay) }
        sensors.stop()
        client.processEvents()
        show()
        return status
    }

    func show() {
        client.renderFrames { [windows] id, frame, dirty in windows.present(id, frame, dirty) }
        windows.presentLost()
    }

    private func turn() {
        var events = drain.drain(waiting: milliseconds(until: nextTime), clock: clock)
        sensors.follow(events)
        windows.noteLostScreens(events)
        if let replay {
            events.removeAll { !WindowReplay.admitsLive($0.kind) }
            replay.play(&clock, &stamps)
            if replay.isOver { events += replay.truth() }
        }
        if session.signals?.wantsEnd ?? false { events.append(HostEvent(time: 0, kind: .quit)) }
        let time = stamps.next(after: clock.now)
        for index in events.indices {
            events[index].time = time
            // SDL's rounding must not tell of the future; its milliseconds need no more than microseconds in a log.
            events[index].deviceTime = events[index].deviceTime.map { max(0, min(($0 * 1e6).rounded() / 1e6, time)) }
        }
        if !(replay?.isStarved ?? false) { client.advanceClock(time) }
        // After the clock, or timers and animations begun by what comes back would start in the past.
        session.systemServices.background.deliver()
        session.hand(events, to: client)
        client.processEvents()
        show()
        if let replay, replay.isOver { endReplay(replay) }
        if session.signals?.wantsEnd ?? false, !client.isTerminating() { client.terminate() }
    }

    /// From here on events are live; a log that was wrong ends the program instead.
    private func endReplay(_ replay: WindowReplay) {
        status = max(status, replay.status)
        replay.stop()
        self.replay = nil
        if replay.isWrong, !client.isTerminating() { client.terminate() }
    }

    /// When there is next something to do; nil: when something comes.
    private var nextTime: TimeInterval? {
        guard let replay else { return client.nextDeadline() }
        // The log's clock stands still while a pipe has no line, and the application's deadlines with it.
        guard let next = replay.nextTime else { return nil }
        return min(next, client.nextDeadline() ?? next)
    }

    private func milliseconds(until time: TimeInterval?) -> Int32? {
        // Up to the next whole millisecond: waking before the time would only mean waiting again.
        time.map { Int32(max(0, min(3_600_000, (($0 - clock.now) * 1000).rounded(.up)))) }
    }
}
