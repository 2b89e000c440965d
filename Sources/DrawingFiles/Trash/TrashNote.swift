import CoreGraphics
import ImageFiles

/// The `.trashinfo` file beside a file in the trash.
struct TrashNote {
    /// From the root, or from the top of the file system the trash is on.
    let path: [UInt8]
    let date: WallClock

    /// The path as in a URL (RFC 2396, chapter 2), the date as `YYYY-MM-DDThh:mm:ss` in local time.
    var bytes: [UInt8] {
        func digits(_ value: Int, _ count: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let day = "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
        let time = "\(digits(date.hour, 2)):\(digits(date.minute, 2)):\(digits(date.second, 2))"
        return Array("[Trash Info]\nPath=\(Self.escaped(path))\nDeletionDate=\(day)T\(time)\n".utf8)
    }

    static func escaped(_ path: [UInt8]) -> String {
        path.map { byte in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            let hex = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "%0\(hex)" : "%\(hex)"
        }.joined()
    }

    /// What RFC 2396 calls unreserved, and the slash.
    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()/".utf8)
}
