import Testing

/// A PNG file taken apart as the PNG specification (third edition, §5) lays it out.
struct PNGChunk: Equatable {
    let type: String
    let data: [UInt8]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The chunks of a file, their check sums verified.
    static func list(_ file: [UInt8]) throws -> [PNGChunk] {
        try #require(file.starts(with: signature))
        var chunks: [PNGChunk] = []
        var rest = file.dropFirst(8)
        while !rest.isEmpty {
            try #require(rest.count >= 12)
            let length = Int(bigEndian(rest.prefix(4)))
            try #require(rest.count >= 12 + length)
            let body = rest.dropFirst(4).prefix(4 + length)
            #expect(crc(body) == bigEndian(rest.dropFirst(8 + length).prefix(4)))
            chunks.append(PNGChunk(type: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    /// The file made of these chunks.
    static func file(_ chunks: [PNGChunk]) -> [UInt8] {
        signature + chunks.flatMap { chunk -> [UInt8] in
            let body = Array(chunk.type.utf8) + chunk.data
            return bytes(UInt32(chunk.data.count)) + body + bytes(crc(body[...]))
        }
    }

    static func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// CRC-32 by the bit, as in the specification's annex D.
    static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
    }
}

/// A PNG written by hand: unfiltered rows in one stored deflate block.
struct HandmadePNG {
    var width: UInt32
    var height: UInt32
    var bitDepth: UInt8 = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    var colorType: UInt8
    var before: [PNGChunk] = []
    /// The samples of each row.
    var rows: [[UInt8]]

    var header: PNGChunk {
        PNGChunk(type: "IHDR", data: PNGChunk.bytes(width) + PNGChunk.bytes(height) + [bitDepth, colorType, 0, 0, 0])
    }

    var file: [UInt8] {
        let raw: [UInt8] = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
        let count = UInt16(raw.count)
        let block: [UInt8] = [1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
        // Adler-32 (RFC 1950).
        let sums = raw.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
            let a = (sums.a + UInt32(byte)) % 65521
            return (a, (sums.b + a) % 65521)
        }
        let data = [0x78, 0x01] + block + raw + PNGChunk.bytes(sums.b << 16 | sums.a)
        return PNGChunk.file([header] + before + [PNGChunk(type: "IDAT", data: data), PNGChunk(type: "IEND", data: [])])
    }
}
