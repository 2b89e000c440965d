import CoreGraphics

/// The file `user-dirs.dirs`, in which desktops keep where Pictures, Music and so on are.
///
/// The format is shell-like but not shell (man page user-dirs.dirs(5)): `XDG_PICTURES_DIR="$HOME/Bilder"`, in double quotes, either
/// absolute or below `$HOME/`; a backslash takes the next byte as it is; the last entry of a name wins; other lines are nothing.
/// Read as xdg-user-dir does, but for a line whose closing quote is missing, which is taken as cut off.
enum UserDirectories {
    /// The folder the file names for `name` (`PICTURES`); nil when it names none or the home folder, which is how the format
    /// says "none". O(bytes).
    static func folder(_ name: String, in bytes: [UInt8], home: FilePath) -> FilePath? {
        var found: FilePath?
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if let value = value(of: "XDG_\(name)_DIR", in: line, home: home) { found = value }
        }
        guard let found, !isSameFolder(found, home) else { return nil }
        return found
    }

    /// What one line says about `key`; nil when it is about something else or not well formed.
    private static func value(of key: String, in line: ArraySlice<UInt8>, home: FilePath) -> FilePath? {
        var rest = line.drop(while: isBlank)
        guard rest.starts(with: key.utf8) else { return nil }
        rest = rest.dropFirst(key.utf8.count).drop(while: isBlank)
        guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
        rest = rest.drop(while: isBlank)
        guard rest.popFirst() == UInt8(ascii: "\""), let (raw, isBelowHome) = base(of: rest) else { return nil }
        guard let inner = unescaped(raw), !inner.contains(0) else { return nil }
        return isBelowHome ? home.appending(FilePath(bytes: inner)) : FilePath(bytes: inner)
    }

    /// What follows `$HOME`, or an absolute path. `$HOMEWORK/x` is neither.
    private static func base(of rest: ArraySlice<UInt8>) -> (raw: ArraySlice<UInt8>, isBelowHome: Bool)? {
        if rest.first == FilePath.slash { return (rest, false) }
        guard rest.starts(with: "$HOME".utf8) else { return nil }
        let raw = rest.dropFirst(5)
        return raw.first == FilePath.slash || raw.first == UInt8(ascii: "\"") ? (raw, true) : nil
    }

    /// The bytes up to the closing quote without the backslashes; nil when there is no closing quote.
    private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = raw
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return bytes
            case UInt8(ascii: "\\"):
                guard let next = rest.popFirst() else { return nil }
                bytes.append(next)
            default: bytes.append(byte)
            }
        }
        return nil
    }

    private static func isSameFolder(_ a: FilePath, _ b: FilePath) -> Bool {
        func components(_ path: FilePath) -> [ArraySlice<UInt8>] { path.bytes.split(separator: FilePath.slash) }
        return components(a) == components(b)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
