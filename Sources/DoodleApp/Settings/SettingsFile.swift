import Foundation
import ImageFiles
import Synchronization

/// Where settings are on the disk. May be used on any thread.
final class SettingsFile: Sendable {
    let path: FilePath
    /// Counts what was written: what comes late must not undo what came after it.
    private let written = Mutex((number: 0, isKept: true))

    /// Bytes. Chosen: a thousand times what is ever written.
    private static let longest = 1 << 20

    init(_ path: FilePath) { self.path = path }

    /// - Returns: nil where there is no file.
    /// - Throws: `FileError` naming the path.
    func read() throws -> [UInt8]? {
        do { return try FileReader.read(path, limit: Self.longest) } catch {
            if error.systemCode == ENOENT { return nil }
            throw error
        }
    }

    /// Puts a file that cannot be understood aside before another is written in its place.
    func keepDamaged() { written.withLock { $0.isKept = false } }

    /// Writes the file anew, or nothing where a later number was written already.
    /// - Throws: `FileError` naming the path; the file is as it was.
    func write(_ bytes: [UInt8], number: Int) throws {
        try written.withLock { written in
            guard number > written.number else { return }
            try Folder.create(path.folder)
            if !written.isKept {
                _ = try FileName.change(path, to: (1...100).lazy.map { FilePath("settings.damaged\($0 == 1 ? "" : "-\($0)").json") })
                written.isKept = true
            }
            try AtomicFile.replace(path, with: bytes)
            written.number = number
        }
    }
}
