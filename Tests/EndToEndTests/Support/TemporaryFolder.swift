import Foundation

/// A folder of its own directly under the system's temporary folder (a unix socket's path must be shorter than 108 bytes),
/// removed with everything in it when the last reference goes.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let root = FileManager.default.temporaryDirectory.path
        path = "\(root)/doodle-\(UUID().uuidString.prefix(8).lowercased())"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
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
