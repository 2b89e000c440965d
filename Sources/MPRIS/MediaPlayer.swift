import Foundation
import Synchronization

/// Offers the program to desktops as a media player (MPRIS 2), so that their media keys and panels reach it.
///
/// The bus is talked to on a thread of its own, connecting included: nobody else waits for it, however slow or gone it is.
public final class MediaPlayer: Sendable {
    private struct Shared {
        var state: PlayerState
        var isStopped = false
    }

    private let name: PlayerName
    private let shared: Mutex<Shared>
    private let onCommand: @Sendable (PlayerCommand) -> Void
    private let report: @Sendable (String) -> Void
    /// Two ends of a pipe: a byte in it wakes the thread.
    private let wake: (out: Int32, in: Int32)

    /// Nothing happens before `start()`.
    /// - Parameters:
    ///   - onCommand: called on the player's thread; never after `stop()` has returned.
    ///   - report: hears in one line why there is no bus at the address that the environment gives.
    public init(
        _ name: PlayerName, state: PlayerState, onCommand: @escaping @Sendable (PlayerCommand) -> Void,
        report: @escaping @Sendable (String) -> Void
    ) {
        (self.name, self.onCommand, self.report) = (name, onCommand, report)
        shared = Mutex(Shared(state: state))
        var ends: [Int32] = [-1, -1]
        // Without a pipe there are no descriptors left, and there will be no connection either.
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

    /// Connects and serves until `stop()`; where the bus goes away, it is looked for again. Where there is none nothing happens.
    /// - Parameter environment: says where the bus is.
    public func start(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let (address, isGiven) = SessionAddress.find(environment: environment), wake.out >= 0 else { return }
        let thread = Thread { [self] in
            do {
                try serve(busAt: address)
            } catch {
                // Who set an address means it; a socket in the usual place may be left over from another session.
                if isGiven, !isStopped { report("other programs cannot control this one (MPRIS): \(error)") }
                return
            }
            serveAgain(address)
        }
        thread.name = "doodle.mpris"
        thread.start()
    }

    /// Other programs see this from now on.
    public func update(_ state: PlayerState) {
        let isNew = shared.withLock { shared in
            defer { shared.state = state }
            return shared.state != state && !shared.isStopped
        }
        if isNew { wakeThread() }
    }

    /// Leaves the bus, soon; no command comes any more.
    public func stop() {
        shared.withLock { $0.isStopped = true }
        wakeThread()
    }

    private var isStopped: Bool { shared.withLock { $0.isStopped } }

    private func wakeThread() {
        var byte: UInt8 = 1
        // A full pipe wakes as well as a fuller one.
        _ = write(wake.in, &byte, 1)
    }

    // MARK: The thread

    private func serve(busAt address: String) throws {
        let bus = try SessionBus(address: address)
        defer { bus.close() }
        try takeName(on: bus)
        serve(bus)
    }

    /// A bus that was there and is gone may come back, as when it is updated. *Chosen*: looked for after one second, then after twice as
    /// long each time up to a minute, which costs nothing to speak of.
    private func serveAgain(_ address: String) {
        var pause: Int32 = 1
        while !isStopped {
            var waiting = pollfd(fd: wake.out, events: Int16(POLLIN), revents: 0)
            // Woken for another reason than the end, it is only early.
            poll(&waiting, 1, pause * 1000)
            emptyPipe()
            guard !isStopped else { return }
            let isServed = (try? serve(busAt: address)) != nil
            pause = isServed ? 1 : min(60, pause * 2)
        }
    }

    private func emptyPipe() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(wake.out, &bytes, bytes.count) > 0 {}
    }

    /// The specification's way for a second program of the name: one with its process id.
    private func takeName(on bus: SessionBus) throws {
        let wanted = "\(PlayerInterface.root).\(name.bus)"
        if try !bus.own(wanted) { _ = try bus.own("\(wanted).instance\(getpid())") }
    }

    private func serve(_ bus: SessionBus) {
        var object = PlayerObject(name: name, state: shared.withLock { $0.state })
        while bus.isConnected, !isStopped {
            follow(&object, bus)
            bus.answerCalls { call in
                let answer = object.answer(call)
                // Under the lock, so that none comes after `stop`.
                if let command = answer.command { shared.withLock { if !$0.isStopped { onCommand(command) } } }
                return answer.reply
            }
            bus.wait(orUntilReadable: wake.out)
            emptyPipe()
        }
    }

    private func follow(_ object: inout PlayerObject, _ bus: SessionBus) {
        let old = object.state
        object.state = shared.withLock { $0.state }
        let changes = object.changes(since: old)
        guard !changes.isEmpty else { return }
        bus.emit("PropertiesChanged", of: PlayerInterface.propertyAccess, at: PlayerObject.path, [
            .string(PlayerInterface.player), .dictionary(changes), .strings([]),
        ])
    }
}
