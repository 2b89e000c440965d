import Synchronization
import UIKit

/// SIGTERM, SIGINT and SIGHUP as one more way to close the window.
///
/// They are blocked in every thread and one thread waits for them, so nothing runs in a signal handler.
/// Make one before the process has other threads: these inherit what is blocked.
internal final class Signals: Sendable {
    private struct State {
        var isRaised = false
        var listeners: [@Sendable () -> Void] = []
    }

    private static let ending = [SIGTERM, SIGINT, SIGHUP]
    /// *Chosen*: a Ctrl+C this long after the first ending signal means that the clean way takes too long.
    private static let patience: TimeInterval = 1

    private let state = Mutex(State())

    init() {
        // A reader that went away or a file-size limit is an error code of write, not the end of the program.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        var set = Signals.set
        pthread_sigmask(SIG_BLOCK, &set, nil)
        Thread.detachNewThread { [self] in wait() }
    }

    /// Whether the process was asked to end.
    var wantsEnd: Bool { state.withLock { $0.isRaised } }

    /// Calls `listener`, on the waiting thread, when the process is asked to end; at once when it was already.
    func onEnd(_ listener: @escaping @Sendable () -> Void) {
        let isRaised = state.withLock { state in
            if !state.isRaised { state.listeners.append(listener) }
            return state.isRaised
        }
        if isRaised { listener() }
    }

    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in ending { sigaddset(&set, number) }
        return set
    }

    private func wait() {
        var set = Signals.set
        var first: TimeInterval?
        while true {
            var number: Int32 = 0
            guard sigwait(&set, &number) == 0 else { continue }
            if let first {
                // A terminal that closes sends SIGHUP twice; only the user's own insistence cuts the clean end short.
                guard number == SIGINT, HostClock.monotonic - first > Signals.patience else { continue }
                _exit(128 + number)
            }
            first = HostClock.monotonic
            let listeners = state.withLock { state in
                state.isRaised = true
                defer { state.listeners = [] }
                return state.listeners
            }
            for listener in listeners { listener() }
        }
    }
}
