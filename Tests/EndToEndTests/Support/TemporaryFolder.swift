import Foundation

/// A folder of its own, removed with everything in it when the last reference goes, at the latest when the test run ends.
final class TemporaryFolder: Sendable {
    let path: String

    /// All lie in one folder. What static variables refer to is never released, so the run's end takes that away.
    private static let root: String = {
        let path = "\(FileManager.default.temporaryDirectory.path)/doodle-test-\(getpid())"
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.root) }
        return path
    }()

    init() throws {
        // Short names: a unix socket's path must be shorter than 108 bytes.
        path = "\(Self.root)/\(UUID().uuidString.prefix(8).lowercased())"
        // Readable by all: some tests start the program as somebody else.
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
        return file(name)
    }

    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
        return file(name)
    }

    /// Paths of all files below, relative to the folder, hidden ones included, sorted.
    func contents() -> [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }
}
