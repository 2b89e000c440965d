import CoreGraphics

/// A path as the kernel sees it: bytes, not text.
///
/// File names on Linux need not be UTF-8 (an old Latin-1 home folder, a stick from elsewhere), and a Swift `String` would
/// quietly replace what it cannot read, so that the file written is not the one named.
public struct FilePath: Hashable, Sendable {
    /// The path's bytes without a closing zero.
    public let bytes: [UInt8]

    public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    public init(_ text: String) { bytes = Array(text.utf8) }

    /// The bytes up to the closing zero, as they come from `argv`, `getenv` or `getpwuid`.
    public init(cString: UnsafePointer<CChar>) {
        bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map { UInt8(bitPattern: $0) }
    }

    /// Whether the path does not depend on the current folder.
    public var isAbsolute: Bool { bytes.first == FilePath.slash }

    /// The path of `name` inside this folder. An absolute `name` is still taken as lying inside.
    public func appending(_ name: FilePath) -> FilePath {
        let inner = name.bytes.drop { $0 == FilePath.slash }
        guard let last = bytes.last else { return FilePath(bytes: inner) }
        return FilePath(bytes: last == FilePath.slash ? bytes + inner : bytes + [FilePath.slash] + inner)
    }

    /// The folder the path's last component lies in: `.` for a bare name, `/` for the root.
    public var folder: FilePath {
        guard let end = withoutClosingSlashes.lastIndex(of: FilePath.slash) else { return isAbsolute ? "/" : "." }
        let part = FilePath(bytes: bytes[..<end]).withoutClosingSlashes
        return part.isEmpty ? "/" : FilePath(bytes: part)
    }

    /// The path's last component, empty for the root and for an empty path.
    public var name: FilePath {
        let part = withoutClosingSlashes
        return FilePath(bytes: part[(part.lastIndex(of: FilePath.slash).map { $0 + 1 } ?? 0)...])
    }

    /// The path as text for people; bytes that are not UTF-8 show as U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    static let slash = UInt8(ascii: "/")

    var hasClosingSlash: Bool { bytes.last == FilePath.slash }

    /// No file can be named by such a path: C would read it only up to the zero, and so write another file.
    package var containsZero: Bool { bytes.contains(0) }

    private var withoutClosingSlashes: ArraySlice<UInt8> {
        bytes[..<((bytes.lastIndex { $0 != FilePath.slash } ?? -1) + 1)]
    }

    /// The path as C functions take it.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
        }
    }
}

extension FilePath: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

extension FilePath: CustomStringConvertible {
    /// The path in typographic quotes on one line: line breaks and other control characters are escaped, so that a message that
    /// names a path is one line whatever the path holds.
    public var description: String {
        var shown = "“"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": shown += "\\n"
            case "\r": shown += "\\r"
            case "\t": shown += "\\t"
            case _ where scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .lineSeparator
                || scalar.properties.generalCategory == .paragraphSeparator:
                shown += "\\u{\(String(scalar.value, radix: 16))}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown + "”"
    }
}
