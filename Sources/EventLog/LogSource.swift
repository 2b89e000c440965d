import UIKit

/// An open log: a file, or standard input under the name `-`, which may be a pipe that is still being written.
public final class LogSource: Sendable {
    /// What the user calls it; errors start with this.
    public let name: String
    internal let descriptor: Int32
    private let closes: Bool

    /// - Throws: `LogError` when the file cannot be opened.
    public init(path: String) throws {
        if path == "-" {
            (name, descriptor, closes) = ("standard input", 0, false)
        } else {
            (name, descriptor, closes) = (path, open(path, O_RDONLY | O_CLOEXEC), true)
            if descriptor < 0 { throw LogError(log: path, failed: "cannot be read", errno: errno) }
        }
    }

    /// Takes over an open descriptor.
    public init(descriptor: Int32, name: String) { (self.name, self.descriptor, closes) = (name, descriptor, true) }

    deinit { if closes && descriptor >= 0 { close(descriptor) } }

    /// Whether `path` leads to this very file, under whatever name.
    public func isSameFile(as path: String) -> Bool {
        var ours = stat(), theirs = stat()
        guard fstat(descriptor, &ours) == 0, stat(path, &theirs) == 0 else { return false }
        return ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino && ours.st_mode & S_IFMT == S_IFREG
    }
}
