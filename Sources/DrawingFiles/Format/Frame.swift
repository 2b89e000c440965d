import CZlib

/// A piece of a drawing file that is whole or damaged, and can be passed over either way.
///
/// | bytes | |
/// |---|---|
/// | 4 | `Frame.mark`, by which the next frame is found behind a damaged one |
/// | 4 | what it is (`Kind`) |
/// | 4 | how many bytes of content it has |
/// | 4 | CRC-32 (ISO 3309, as zlib has it) of kind, length and content |
/// | … | the content |
struct Frame: Equatable {
    /// Four letters. One that is not known is passed over, and kept when the file is written anew.
    struct Kind: Hashable, CustomStringConvertible {
        let code: UInt32

        init(code: UInt32) { self.code = code }

        init(_ letters: StaticString) {
            precondition(letters.utf8CodeUnitCount == 4)
            code = (0..<4).reduce(0) { $0 | UInt32(letters.utf8Start[$1]) << UInt32(8 * $1) }
        }

        var description: String {
            String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> UInt32(8 * $0)) }, as: UTF8.self)
        }
    }

    let kind: Kind
    let content: ArraySlice<UInt8>

    static let mark: UInt32 = 0x1E9F_D0DA
    static let headSize = 16
    /// A longer one is a damaged length: no stroke has so many samples.
    static let longest = 1 << 28

    /// - Precondition: no longer than `longest`.
    init(_ kind: Kind, _ content: [UInt8]) {
        precondition(content.count <= Self.longest)
        (self.kind, self.content) = (kind, content[...])
    }

    private init(_ kind: Kind, _ content: ArraySlice<UInt8>) { (self.kind, self.content) = (kind, content) }

    /// The frame as a file has it. O(bytes).
    var bytes: [UInt8] {
        var writer = BytesWriter()
        writer.append(Self.mark)
        writer.append(kind.code)
        writer.append(UInt32(content.count))
        writer.append(Self.checksum(writer.bytes[4...], content))
        writer.append(contentsOf: Array(content))
        return writer.bytes
    }

    /// The frame that begins at the first of these bytes; nil where none does, or it is damaged or cut off. O(its bytes).
    init?(at bytes: ArraySlice<UInt8>) {
        var reader = BytesReader(bytes)
        guard let mark = try? reader.read(UInt32.self), mark == Self.mark, let code = try? reader.read(UInt32.self),
              let length = try? reader.read(UInt32.self), length <= Self.longest, let sum = try? reader.read(UInt32.self),
              bytes.count - Self.headSize >= Int(length) else { return nil }
        let start = bytes.startIndex + Self.headSize
        let content = bytes[start..<start + Int(length)]
        guard Self.checksum(bytes[bytes.startIndex + 4..<bytes.startIndex + 12], content) == sum else { return nil }
        self.init(Kind(code: code), content)
    }

    /// Bytes it takes in a file.
    var size: Int { Self.headSize + content.count }

    private static func checksum(_ parts: ArraySlice<UInt8>...) -> UInt32 {
        var sum = crc32(0, nil, 0)
        for part in parts {
            part.withUnsafeBufferPointer { if !$0.isEmpty { sum = crc32_z(sum, $0.baseAddress, $0.count) } }
        }
        return UInt32(truncatingIfNeeded: sum)
    }
}
