/// Reads what a `BytesWriter` has written.
struct BytesReader {
    /// The bytes end before the value does, or do not make sense.
    struct Damage: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func read<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws(Damage) -> Value {
        let size = MemoryLayout<Value>.size
        guard size <= bytes.endIndex - position else { throw Damage() }
        var value: Value = 0
        for offset in 0..<size { value |= Value(truncatingIfNeeded: bytes[position + offset]) << Value(truncatingIfNeeded: 8 * offset) }
        position += size
        return value
    }

    mutating func readDouble() throws(Damage) -> Double { Double(bitPattern: try read()) }

    mutating func readName() throws(Damage) -> String {
        let count = Int(try read(UInt8.self))
        guard count <= bytes.endIndex - position else { throw Damage() }
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func readBytes(_ count: Int) throws(Damage) -> [UInt8] {
        guard count <= bytes.endIndex - position else { throw Damage() }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    /// A number of things to come, each of at least `size` bytes.
    mutating func readCount(ofSize size: Int) throws(Damage) -> Int {
        let count = Int(try read(UInt32.self))
        guard count <= (bytes.endIndex - position) / size else { throw Damage() }
        return count
    }
}
