internal import CSDL2
import EventLog
import UIKit

/// A log played in a window, in real time. The user's pointer and keys are not heard meanwhile; closing is.
@MainActor
internal final class WindowReplay {
    private let feed: ReplayFeed
    private unowned let loop: WindowLoop
    private(set) var status: Int32 = 0
    private(set) var isOver = false
    /// A line could not be read.
    private(set) var isWrong = false
    /// The log is a pipe and its next line has not come: its clock stands still.
    private(set) var isStarved = true
    private var toldSize: CGSize
    private var toldFocus: Bool?

    init(_ source: LogSource, loop: WindowLoop) {
        self.loop = loop
        toldSize = loop.session.windowSize
        feed = ReplayFeed(source, window: toldSize, onArrival: Wake.loop)
        feed.start()
    }

    func stop() { feed.stop() }

    static func admitsLive(_ kind: HostEvent.Kind) -> Bool { kind == .quit || kind == .window(.close) }

    /// When the next step is due; nil while none is there.
    var nextTime: TimeInterval? { if case .step(let step) = feed.peek() { step.time } else { nil } }

    /// Plays every step that is due.
    func play(_ clock: inout HostClock, _ stamps: inout BatchStamps) {
        while !isOver, !loop.client.isTerminating() {
            guard let element = feed.peek() else {
                isStarved = true
                return
            }
            switch element {
            case .step(let step):
                if isStarved, step.time < clock.now { clock.turnBack(to: step.time) }
                isStarved = false
                guard step.time <= clock.now else { return }
                stamps.pass(step.time)
                play(step)
                feed.drop()
            case .end: (isOver, isStarved) = (true, false)
            case .failure(let error):
                Session.report(error)
                (isOver, isWrong, status) = (true, true, 1)
            }
        }
    }

    private func play(_ step: ReplayStep) {
        loop.client.advanceClock(step.time)
        switch step {
        case .batch(let events):
            for event in events { follow(event) }
            loop.session.hand(events, to: loop.client)
            loop.client.processEvents()
        case .wait:
            loop.client.processEvents()
        case .action(let action, _):
            loop.client.processEvents()
            loop.show()
            if !loop.session.perform(action) { status = 1 }
        }
    }

    /// The real window does what the log's window did, and what the application was told is remembered.
    private func follow(_ event: HostEvent) {
        guard case .window(let change) = event.kind else { return }
        if case .resized(let size) = change { loop.windows[event.window]?.resize(toPoints: size) }
        guard event.window == .main else { return }
        switch change {
        case .resized(let size): toldSize = size
        case .focusGained: toldFocus = true
        case .focusLost: toldFocus = false
        default: break
        }
    }

    /// What the application must be told of the real window once the log no longer speaks for it.
    func truth() -> [HostEvent] {
        var events: [HostEvent] = []
        guard let window = loop.windows.main else { return [] }
        let size = window.state.size
        if size != toldSize { events.append(HostEvent(time: 0, kind: .window(.resized(size)))) }
        let hasFocus = SDL_GetWindowFlags(window.handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
        if hasFocus != toldFocus { events.append(HostEvent(time: 0, kind: .window(hasFocus ? .focusGained : .focusLost))) }
        return events
    }
}
