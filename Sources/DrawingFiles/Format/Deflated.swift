import CZlib

/// Bytes made small: their number (4), then a zlib stream (RFC 1950) of them.
enum Deflated {
    /// Deflate makes no byte of more than 1032 (zlib's technical details): who claims more lies.
    private static let mostFromOne = 1032
    /// Chosen: 40 million samples.
    private static let longest = 1 << 30

    /// O(bytes).
    /// - Returns: nil past 2³⁰ bytes.
    static func bytes(of content: [UInt8]) -> [UInt8]? {
        guard content.count <= longest else { return nil }
        var writer = BytesWriter()
        writer.append(UInt32(content.count))
        var size = compressBound(uLong(content.count))
        let room = Int(size)
        let stream = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
            let code = compress2(bytes.baseAddress, &size, content, uLong(content.count), Z_DEFAULT_COMPRESSION)
            count = code == Z_OK ? Int(size) : 0
        }
        guard !stream.isEmpty else { return nil }
        writer.append(contentsOf: stream)
        return writer.bytes
    }

    /// What `bytes(of:)` was given; nil where it is damaged. O(bytes); memory is taken for as much as can be in it, and no more.
    static func content(of bytes: [UInt8]) -> [UInt8]? {
        var reader = BytesReader(bytes[...])
        guard let claimed = try? reader.read(UInt32.self), Int(claimed) <= longest else { return nil }
        let (length, stream) = (Int(claimed), bytes[4...])
        guard length <= (stream.count + 1) * mostFromOne else { return nil }
        var size = uLong(length), code = Z_OK
        let content = [UInt8](unsafeUninitializedCapacity: length) { content, count in
            code = stream.withUnsafeBufferPointer { uncompress(content.baseAddress, &size, $0.baseAddress, uLong($0.count)) }
            count = code == Z_OK ? Int(size) : 0
        }
        return code == Z_OK && content.count == length ? content : nil
    }
}
