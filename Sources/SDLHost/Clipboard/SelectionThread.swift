internal import CX11
import Synchronization
import UIKit

/// Serves the clipboard of an X server on a thread of its own, over a connection of its own, so that other programs are answered while the
/// main thread works, and asked without it having to wait. It begins with the first thing that is asked of it.
internal final class SelectionThread: Sendable {
    enum Command: Sendable {
        case copy([ClipboardOffer], done: @Sendable (Bool) -> Void)
        case ask(SelectionReader.Question)
    }

    private struct Shared {
        var commands: [Command] = []
        var isRunning = false
        var isStopped = false
    }

    private let shared = Mutex(Shared())
    private let loss = ConnectionLoss()
    private let hasEnded = DispatchSemaphore(value: 0)
    /// Two ends of a pipe: a byte in it wakes the thread.
    private let wake: (out: Int32, in: Int32)

    /// *Chosen*: seconds a clipboard manager has to take over what was copied when the program ends.
    private static let patience: TimeInterval = 2

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        wake = (ends[0], ends[1])
    }

    deinit {
        close(wake.out)
        close(wake.in)
    }

    func send(_ command: Command) {
        let isNew = shared.withLock { shared in
            shared.commands.append(command)
            defer { shared.isRunning = true }
            return !shared.isRunning
        }
        guard isNew else { return wakeUp() }
        let thread = Thread { [self] in
            run()
            hasEnded.signal()
        }
        thread.name = "doodle.clipboard"
        thread.start()
    }

    /// Leaves what was copied to the desktop's clipboard manager, where there is one, and ends.
    func stop() {
        let isRunning = shared.withLock { shared in
            shared.isStopped = true
            return shared.isRunning
        }
        guard isRunning, !loss.isLost.load(ordering: .relaxed) else { return }
        wakeUp()
        _ = hasEnded.wait(timeout: .now() + Self.patience + 1)
    }

    private func wakeUp() {
        var byte: UInt8 = 1
        _ = write(wake.in, &byte, 1)
    }

    // MARK: The thread

    private func run() {
        guard wake.out >= 0, let connection = SelectionConnection(loss: loss) else { return refuseAll() }
        defer { connection.close() }
        let owner = SelectionOwner(connection)
        let reader = SelectionReader(connection, owner: owner)
        while true {
            let (commands, isStopped) = shared.withLock { shared in
                defer { shared.commands = [] }
                return (shared.commands, shared.isStopped)
            }
            for command in commands {
                switch command {
                case .copy(let offers, let done): done(owner.own(offers))
                case .ask(let question): reader.ask(question)
                }
            }
            takeEvents(connection, owner, reader)
            if isStopped { break }
            wait(connection, until: [owner.deadline, reader.deadline].compactMap { $0 }.min())
        }
        reader.stop()
        if owner.since != nil { save(connection, owner) }
    }

    private func takeEvents(_ connection: SelectionConnection, _ owner: SelectionOwner, _ reader: SelectionReader) {
        while XPending(connection.display) > 0 {
            var event = XEvent()
            XNextEvent(connection.display, &event)
            owner.take(event)
            reader.take(event)
        }
        let now = HostClock.monotonic
        owner.dropOverdue(at: now)
        reader.giveUpOverdue(at: now)
    }

    private func wait(_ connection: SelectionConnection, until deadline: TimeInterval?) {
        var waiting = [
            pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: wake.out, events: Int16(POLLIN), revents: 0),
        ]
        // Xlib may have read something already, while it waited for something else.
        guard XEventsQueued(connection.display, QueuedAlready) == 0 else { return }
        let milliseconds = deadline.map { Int32(max(0, min(60_000, (($0 - HostClock.monotonic) * 1000).rounded(.up)))) }
        poll(&waiting, 2, milliseconds ?? -1)
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(wake.out, &bytes, bytes.count) > 0 {}
    }

    /// The manager asks for everything, and says when it has it (the freedesktop.org clipboard manager specification 0.1).
    private func save(_ connection: SelectionConnection, _ owner: SelectionOwner) {
        let manager = connection.atom("CLIPBOARD_MANAGER")
        guard XGetSelectionOwner(connection.display, manager) != 0 else { return }
        let (property, request) = (connection.atom("DOODLE_SAVE"), connection.atom("SAVE_TARGETS"))
        connection.set(property, of: connection.window, type: Atom(XA_ATOM), numbers: owner.offers.map { connection.atom($0.name) })
        XConvertSelection(connection.display, manager, request, property, connection.window, connection.time())
        let end = HostClock.monotonic + Self.patience
        while HostClock.monotonic < end {
            while XPending(connection.display) > 0 {
                var event = XEvent()
                XNextEvent(connection.display, &event)
                if event.type == SelectionNotify, event.xselection.selection == manager { return }
                owner.take(event)
            }
            wait(connection, until: end)
        }
    }

    private func refuseAll() {
        loss.isLost.store(true, ordering: .relaxed)
        while true {
            let commands = shared.withLock { shared in
                defer { shared.commands = [] }
                if shared.commands.isEmpty { shared.isRunning = false }
                return shared.commands
            }
            if commands.isEmpty { return }
            for command in commands {
                switch command {
                case .copy(_, let done): done(false)
                case .ask(let question): question.answer(.failure(.noAnswer))
                }
            }
        }
    }
}
