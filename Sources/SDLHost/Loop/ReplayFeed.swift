import EventLog
import Synchronization
import UIKit

/// Reads a log on a thread of its own, so that a pipe which says nothing yet stops neither the window nor a signal.
internal final class ReplayFeed: Sendable {
    enum Element: Sendable {
        case step(ReplayStep)
        case end
        case failure(LogError)
    }

    /// *Chosen*: how many steps are read ahead; memory stays small however long the log is.
    private static let lookahead = 1024

    private let source: LogSource
    private let window: CGSize
    private let onArrival: @Sendable () -> Void
    private let condition = NSCondition()
    private struct State {
        var queue: [Element] = []
        var taken = 0
        var isStopped = false
    }
    private let state = Mutex(State())

    /// - Parameter onArrival: called on the reading thread when there is something to take after there was nothing.
    init(_ source: LogSource, window: CGSize, onArrival: @escaping @Sendable () -> Void) {
        (self.source, self.window, self.onArrival) = (source, window, onArrival)
    }

    func start() { Thread.detachNewThread { [self] in readAll() } }

    /// No more is read or given out; whoever waits in `take` is let go.
    func stop() {
        condition.lock()
        state.withLock { $0.isStopped = true }
        condition.broadcast()
        condition.unlock()
    }

    /// The next element if it is there. It stays until `drop`.
    func peek() -> Element? {
        state.withLock { $0.isStopped || $0.taken == $0.queue.count ? nil : $0.queue[$0.taken] }
    }

    /// Goes on to the element after the one that `peek` gives.
    func drop() {
        condition.lock()
        state.withLock { state in
            state.taken += 1
            // Taking from the front of an array moves the rest: do it for many at once.
            if state.taken * 2 > ReplayFeed.lookahead || state.taken == state.queue.count {
                state.queue.removeFirst(state.taken)
                state.taken = 0
            }
        }
        condition.broadcast()
        condition.unlock()
    }

    /// Waits for the next element; nil once stopped.
    func take() -> Element? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            let (isStopped, isEmpty) = state.withLock { ($0.isStopped, $0.taken == $0.queue.count) }
            if isStopped { return nil }
            if !isEmpty { break }
            condition.wait()
        }
        return peek()
    }

    private func readAll() {
        let script = ReplayScript(source, window: window)
        while true {
            let element: Element
            do {
                element = try script.nextStep().map { .step($0) } ?? .end
            } catch let error as LogError {
                element = .failure(error)
            } catch {
                element = .failure(LogError(log: source.name, cause: "\(error)"))
            }
            guard put(element), case .step = element else { return }
        }
    }

    /// False once stopped. Waits while the queue is full.
    private func put(_ element: Element) -> Bool {
        condition.lock()
        while state.withLock({ !$0.isStopped && $0.queue.count - $0.taken >= ReplayFeed.lookahead }) { condition.wait() }
        let (isStopped, wasEmpty) = state.withLock { state in
            let wasEmpty = state.taken == state.queue.count
            if !state.isStopped { state.queue.append(element) }
            return (state.isStopped, wasEmpty)
        }
        condition.broadcast()
        condition.unlock()
        if wasEmpty && !isStopped { onArrival() }
        return !isStopped
    }
}
