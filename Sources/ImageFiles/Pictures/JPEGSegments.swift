/// What a JPEG file has before its first scan (ITU-T T.81, B.1.1), as far as it is whole.
struct JPEGSegments: Sequence, IteratorProtocol {
    struct Segment {
        let mark: UInt8
        let content: ArraySlice<UInt8>
        /// All of it, as it lies in the file.
        let bytes: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    /// Behind the mark that begins every file.
    private var position = 2
    /// Where the first scan begins, once the segments have ended there.
    private(set) var scan: Int?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Segment? {
        // Any number of 0xFF may come before a mark.
        while position + 1 < bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xFF { position += 1 }
        guard position + 4 <= bytes.count, bytes[position] == 0xFF else { return nil }
        let mark = bytes[position + 1]
        guard mark != 0xDA else {
            scan = position
            return nil
        }
        let (first, start) = (position, position + 4), end = first + 2 + Int(bytes[first + 2]) << 8 + Int(bytes[first + 3])
        guard end >= start, end <= bytes.count else { return nil }
        position = end
        return Segment(mark: mark, content: bytes[start..<end], bytes: bytes[first..<end])
    }
}
