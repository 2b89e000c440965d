import Synchronization
import UIKit

/// Work away from the main thread, one piece after the other, whose results come back to it through a mailbox.
internal final class BackgroundWork: Sendable {
    typealias Result = @MainActor @Sendable () -> Void

    private let queue = DispatchQueue(label: "doodle.background", qos: .userInitiated)
    private let mailbox = Mutex<[Result]>([])
    private let wake: @Sendable () -> Void

    /// - Parameter wake: called away from the main thread when a result waits.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    func run(_ work: @escaping @Sendable () -> Result) {
        queue.async { [self] in
            post(work())
        }
    }

    /// Has something run on the main thread.
    func post(_ result: @escaping Result) {
        mailbox.withLock { $0.append(result) }
        wake()
    }

    /// Runs the results that have come in. True when there were any.
    @MainActor @discardableResult
    func deliver() -> Bool {
        let results = mailbox.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for result in results { result() }
        return !results.isEmpty
    }

    /// Waits for all work, also for what its results start, and delivers it.
    @MainActor
    func finish() {
        repeat { queue.sync {} } while deliver()
    }
}
