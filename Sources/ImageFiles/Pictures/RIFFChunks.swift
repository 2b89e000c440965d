/// The chunks of a RIFF file such as WebP (RFC 9649, §2.3), as far as they are whole.
struct RIFFChunks: Sequence, IteratorProtocol {
    struct Chunk {
        /// Four letters.
        let kind: ArraySlice<UInt8>
        let content: ArraySlice<UInt8>
        /// Where the next one begins.
        let end: Int
    }

    private let bytes: [UInt8]
    /// Behind “RIFF”, the length and the kind of file.
    private var position = 12

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Chunk? {
        guard bytes.count - position >= 8 else { return nil }
        let length = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
        let (first, start) = (position, position + 8)
        guard length <= bytes.count - start else { return nil }
        position = start + length + length % 2
        return Chunk(kind: bytes[first..<first + 4], content: bytes[start..<start + length], end: position)
    }

    /// A chunk as a file has it.
    static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        Array(kind.utf8) + number(UInt32(content.count)) + content + (content.count % 2 == 1 ? [0] : [])
    }

    static func number(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }
}
