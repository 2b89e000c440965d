import Foundation

/// A file of a device that is read once: a few characters.
internal enum Attribute {
    /// Longer than any attribute of these, in bytes.
    static let longest = 256

    /// The text without the blanks around it; nil when there is no such file.
    /// - Throws: `IIOError` when it cannot be read or is no text.
    static func text(_ path: String) throws -> String? {
        // A pipe in this place must not be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw IIOError(path, errno: errno)
        }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: longest)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw IIOError(path, errno: errno) }
        guard let text = String(validating: bytes[..<count], as: UTF8.self) else { throw IIOError(path, "is no text") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The finite number in a file; nil when there is no such file.
    /// - Throws: `IIOError` when the file holds anything else.
    static func number(_ path: String) throws -> Double? {
        guard let text = try text(path) else { return nil }
        guard let number = Double(text), number.isFinite else { throw IIOError(path, "holds “\(text)”, which is no number") }
        return number
    }
}
