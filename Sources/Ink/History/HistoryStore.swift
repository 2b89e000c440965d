/// Where a history puts bytes that it does not want to keep in memory.
public protocol HistoryStore: AnyObject, Sendable {
    /// Keeps bytes. O(bytes).
    /// - Parameter bytes: not empty.
    /// - Returns: where they are: any number that `read` and `discard` understand.
    /// - Throws: what kept them from being written; then nothing is kept.
    func write(_ bytes: [UInt8]) throws -> Int

    /// The bytes that were written, exactly. O(bytes).
    func read(_ count: Int, at position: Int) throws -> [UInt8]

    /// These bytes are not needed any more.
    func discard(_ count: Int, at position: Int)
}

/// How much memory may go to strokes that only the history knows, and where they go beyond that.
public struct HistoryLimit: Sendable {
    /// Bytes.
    public let budget: Int
    public let store: any HistoryStore
    /// Hears why the store could not keep bytes (once, until it can again), or why a step could not be read back.
    public let failed: @Sendable (any Error) -> Void

    public init(budget: Int, store: any HistoryStore, failed: @escaping @Sendable (any Error) -> Void) {
        (self.budget, self.store, self.failed) = (max(0, budget), store, failed)
    }
}

/// Bytes in a store, until nobody holds this any more.
final class StoredBytes: Sendable {
    private let store: any HistoryStore
    private let position: Int
    private let count: Int

    /// - Parameter bytes: not empty.
    init(_ bytes: [UInt8], in store: any HistoryStore) throws {
        position = try store.write(bytes)
        (self.store, count) = (store, bytes.count)
    }

    deinit { store.discard(count, at: position) }

    func read() throws -> [UInt8] {
        let bytes = try store.read(count, at: position)
        guard bytes.count == count else { throw HistoryDamage() }
        return bytes
    }
}

/// What came back from a store is not what went in.
struct HistoryDamage: Error, CustomStringConvertible {
    var description: String { "the temporary file of the history is damaged" }
}
