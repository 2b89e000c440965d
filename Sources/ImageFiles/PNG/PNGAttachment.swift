/// Bytes that ride along in a PNG file: in chunks that other programs pass over, and leave out when they change the pixels.
///
/// Each `doDL` chunk (ancillary, private, unsafe to copy: PNG specification, third edition, §5.4) is
///
/// | bytes | |
/// |---|---|
/// | 1 | version: 1 |
/// | 2 | number of the piece, from 0 |
/// | 2 | how many pieces there are |
/// | 8 | digest of the picture's pixels (`PixelDigest`): where it is another one, the pixels were changed and the bytes do not count |
/// | … | the piece |
///
/// All numbers big-endian, as in PNG itself. The chunks lie behind the pixels, since the digest is known only then.
struct PNGAttachment: Equatable {
    let bytes: [UInt8]
    let digest: UInt64

    static let type: StaticString = "doDL"
    static let version: UInt8 = 1
    static let headSize = 13
    /// Readers refuse larger chunks: libpng takes 8,000,000 bytes.
    static let longestPiece = 4_000_000 - headSize
    /// As many as 16 bits can number.
    static let longest = longestPiece * 65_535

    /// The content of each chunk. O(bytes).
    /// - Precondition: no more than `longest`.
    var pieces: [[UInt8]] {
        precondition(bytes.count <= Self.longest)
        let starts = Array(stride(from: 0, to: max(1, bytes.count), by: Self.longestPiece))
        return starts.enumerated().map { number, start in
            var piece = [Self.version] + Self.bigEndian(UInt16(number)) + Self.bigEndian(UInt16(starts.count)) + Self.bigEndian(digest)
            piece += bytes[start..<min(bytes.count, start + Self.longestPiece)]
            return piece
        }
    }

    /// What a file holds; nil where there is none, or not all of it. O(bytes); nothing is believed that a length or a count says.
    init?(in file: [UInt8]) {
        self.init(pieces: PNGChunkList(file).filter { $0.isOf(Self.type) }.map(\.content))
    }

    /// What the contents of chunks say; nil where they do not belong together. O(bytes).
    init?(pieces: [ArraySlice<UInt8>]) {
        guard let first = pieces.first, first.count >= Self.headSize, pieces.count == Self.number(first.dropFirst(3).prefix(2)) else {
            return nil
        }
        var bytes: [UInt8] = []
        for (number, piece) in pieces.enumerated() {
            guard piece.count >= Self.headSize, piece.first == Self.version, Self.number(piece.dropFirst().prefix(2)) == UInt64(number),
                  piece.dropFirst(3).prefix(10) == first.dropFirst(3).prefix(10) else { return nil }
            bytes += piece.dropFirst(Self.headSize)
        }
        (self.bytes, digest) = (bytes, Self.number(first.dropFirst(5).prefix(8)))
    }

    init(bytes: [UInt8], digest: UInt64) { (self.bytes, self.digest) = (bytes, digest) }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
}

/// The chunks of a PNG file, as far as they are whole. Check sums are not looked at.
struct PNGChunkList: Sequence, IteratorProtocol {
    struct Chunk {
        let type: ArraySlice<UInt8>
        let content: ArraySlice<UInt8>
        /// All of it, as it lies in the file.
        let bytes: ArraySlice<UInt8>

        /// Whether there is no showing the picture without it (PNG specification, third edition, §5.4).
        var isCritical: Bool { type.first.map { $0 & 0x20 == 0 } ?? false }

        func isOf(_ name: StaticString) -> Bool { type.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) }
    }

    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    private var rest: ArraySlice<UInt8>

    init(_ file: [UInt8]) { rest = file.starts(with: Self.signature) ? file.dropFirst(Self.signature.count) : [] }

    mutating func next() -> Chunk? {
        guard rest.count >= 12 else { return nil }
        let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard length <= rest.count - 12 else { return nil }
        let start = rest.startIndex + 8
        defer { rest = rest[(start + length + 4)...] }
        return Chunk(
            type: rest[(start - 4)..<start], content: rest[start..<start + length], bytes: rest[(start - 8)..<start + length + 4])
    }
}
