import Foundation
import ImageFiles
import Testing

/// Pictures that other programs make of six blocks of colour, 16×16 pixels each.
enum OtherPictures {
    static let rows: [[UInt32]] = [[0xFFD0_2030, 0xFF20_C040, 0xFF30_40E0], [0xFFF0_E020, 0xFF10_1010, 0xFFF0_F0F0]]

    static var mayBeSkipped: Bool {
        (ImageMagick.path == nil || find("cwebp") == nil || find("webpmux") == nil) && ProcessInfo.processInfo.environment["CI"] != "true"
    }

    static func run(_ program: String, _ arguments: String...) throws {
        let path = try #require(find(program), "\(program) is not installed")
        let outcome = try ImageFilesTests.run(path, arguments)
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    /// The blocks as a file of the kind its name says.
    static func blocks(in scratch: Scratch, as name: String) throws -> [UInt8] {
        let row = rows.map { row in
            ["("] + row.flatMap { ["(", "-size", "16x16", "xc:#" + String($0 & 0xFF_FFFF, radix: 16).leftPadded, ")"] } + ["+append", ")"]
        }
        let arguments = row.flatMap { $0 } + ["-append", "-sampling-factor", "4:4:4", "-quality", "100", scratch.path(name).text]
        let outcome = try ImageFilesTests.run(try #require(ImageMagick.path), arguments)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try #require(scratch.read(name))
    }

    /// The blocks as they are seen when the stored first row is the top, right, bottom or left side, as the tag says.
    static func seen(_ orientation: Int) -> [[UInt32]] {
        func mirrored(_ rows: [[UInt32]]) -> [[UInt32]] { rows.map { $0.reversed() } }
        /// Rows become columns: the first row is the left side.
        func turned(_ rows: [[UInt32]]) -> [[UInt32]] { rows[0].indices.map { column in rows.map { $0[column] } } }
        return switch orientation {
        case 2: mirrored(rows)
        case 3: mirrored(rows.reversed())
        case 4: rows.reversed()
        case 5: turned(rows)
        case 6: mirrored(turned(rows))
        case 7: mirrored(turned(rows).reversed())
        case 8: turned(rows).reversed()
        default: rows
        }
    }

    /// A TIFF head and one entry: tag 274, a short (EXIF 2.32, §4.6).
    static func tags(orientation: Int) -> [UInt8] {
        let head: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0]
        return head + [UInt8(orientation), 0, 0, 0, 0, 0, 0]
    }

    /// A JPEG file with an APP1 segment behind its first marker.
    static func jpeg(_ bytes: [UInt8], orientation: Int) -> [UInt8] {
        var content = Array("Exif".utf8)
        content += [0, 0]
        content += tags(orientation: orientation)
        let length = content.count + 2
        var file = Array(bytes[..<2])
        file += [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]
        file += content
        file += bytes[2...]
        return file
    }

    /// A PNG file with one more chunk behind its header.
    static func png(_ bytes: [UInt8], adding kind: String, _ content: [UInt8]) throws -> [UInt8] {
        var chunks = try PNGChunk.list(bytes)
        chunks.insert(PNGChunk(type: kind, data: content), at: 1)
        return PNGChunk.file(chunks)
    }
}

extension String {
    fileprivate var leftPadded: String { String(repeating: "0", count: 6 - count) + self }
}
