import UIKit

/// Cuts a log into lines as its bytes arrive; never reads further ahead than one block.
internal final class LineReader {
    /// *Chosen*: the longest line taken for one; more than any event needs, little enough never to matter.
    static let longestLine = 1 << 20

    let source: LogSource
    /// The number of the line last given out.
    private(set) var number = 0
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    init(_ source: LogSource) { self.source = source }

    /// The next line without its end; nil after the last. O(length), amortised.
    /// - Throws: `LogError` when reading fails or the line is too long.
    func next() throws -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return give(start..<end)
            }
            searched = buffer.count
            guard searched - start <= LineReader.longestLine else {
                throw LogError(log: source.name, line: number + 1, cause: "longer than \(LineReader.longestLine) bytes")
            }
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return give(start..<buffer.count)
            }
            searched -= start
            try fill()
        }
    }

    private func give(_ range: Range<Int>) -> ArraySlice<UInt8> {
        number += 1
        // Some editors put a byte order mark in front of UTF-8.
        let hasMark = number == 1 && buffer[range].starts(with: [0xEF, 0xBB, 0xBF])
        return buffer[(range.lowerBound + (hasMark ? 3 : 0))..<range.upperBound]
    }

    private func fill() throws {
        buffer.removeSubrange(..<start)
        start = 0
        let block = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
            var got = read(source.descriptor, space.baseAddress, space.count)
            while got < 0 && errno == EINTR { got = read(source.descriptor, space.baseAddress, space.count) }
            guard got >= 0 else { throw LogError(log: source.name, failed: "cannot be read", errno: errno) }
            count = got
        }
        isAtEnd = block.isEmpty
        buffer += block
    }
}
