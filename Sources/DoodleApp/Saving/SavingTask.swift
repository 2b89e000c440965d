import Synchronization

/// A picture on its way to the disk. May be used from any thread.
final class SavingTask: Sendable {
    private let isCancelled = Atomic(false)
    private let thousandths = Atomic(0)

    /// Which share is done, 0…1.
    var progress: Double { Double(thousandths.load(ordering: .relaxed)) / 1_000 }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// - Returns: whether to go on.
    func report(_ share: Double) -> Bool {
        thousandths.store(Int(share * 1_000), ordering: .relaxed)
        return !isCancelled.load(ordering: .relaxed)
    }
}
