/// Values one after the other as the bytes they have in memory: only this process reads them again.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(_ value: some BitwiseCopyable) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }
}

struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    /// - Throws: `HistoryDamage` where the bytes end before the value does.
    mutating func read<Value: BitwiseCopyable>(_ type: Value.Type = Value.self) throws -> Value {
        let end = position + MemoryLayout<Value>.size
        guard end <= bytes.count else { throw HistoryDamage() }
        defer { position = end }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Value.self) }
    }

    /// A number of things to come, each of at least `size` bytes.
    mutating func readCount(ofSize size: Int) throws -> Int {
        let count = Int(try read(UInt32.self))
        guard count * size <= bytes.count - position else { throw HistoryDamage() }
        return count
    }
}
