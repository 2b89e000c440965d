import Synchronization

/// What threads want done on the main thread, until a test lets it happen.
final class MainThreadCalls: Sendable {
    private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

    func add(_ body: @escaping @MainActor @Sendable () -> Void) { waiting.withLock { $0.append(body) } }

    @MainActor
    func run() -> Bool {
        let bodies = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for body in bodies { body() }
        return !bodies.isEmpty
    }
}
