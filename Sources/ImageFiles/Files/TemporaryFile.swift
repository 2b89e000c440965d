import CoreGraphics

/// A finished file under a hidden name beside its destination. It vanishes with this value unless it was moved away.
struct TemporaryFile: ~Copyable {
    let path: FilePath

    deinit { _ = path.withCString { unlink($0) } }

    private init(path: FilePath) { self.path = path }

    /// Writes `bytes` to a new file in `folder` and sees them to the disk. O(bytes).
    /// - Parameters:
    ///   - mode: the permission bits to give it; nil leaves them to the umask, as for any new file.
    ///   - destination: the path errors name: the one the user knows.
    static func write(
        _ bytes: [UInt8], in folder: FilePath, mode: mode_t? = nil, for destination: FilePath
    ) throws(FileError) -> TemporaryFile {
        try write(in: folder, mode: mode, for: destination) { file throws(FileError) in try file.append(bytes) }.get()
    }

    /// The same with bytes that come piece by piece.
    /// - Parameter body: writes them; what it throws is thrown on.
    /// - Returns: the error that concerns the file itself, kept apart so that either may have its own type.
    static func write<Failure: Error>(
        in folder: FilePath, mode: mode_t? = nil, for destination: FilePath, by body: (FileBytes) throws(Failure) -> Void
    ) throws(Failure) -> WriteResult {
        var attempts = 0
        while true {
            // Short, so that a destination with a name of the full 255 bytes still has room beside it; random, so that nobody can
            // lay a file or a link in the way in a folder others may write to.
            let name = start + String(UInt64.random(in: .min ... .max), radix: 36) + end
            let path = folder.appending(FilePath(name))
            switch Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) {
            case .failed(EEXIST) where attempts < 100:
                attempts += 1
            case .failed(let code):
                return .failed(FileError(.write, destination, errno: code))
            case .opened(let file):
                let temporary = TemporaryFile(path: path)
                // Best effort: not every file system has permission bits.
                if let mode { _ = fchmod(file.number, mode) }
                try body(FileBytes(file.number, named: destination))
                if let code = file.synchronize() { return .failed(FileError(.write, destination, errno: code)) }
                if let code = file.close() { return .failed(FileError(.write, destination, errno: code)) }
                return .written(temporary)
            }
        }
    }

    /// A file or why there is none.
    enum WriteResult: ~Copyable {
        case written(TemporaryFile)
        case failed(FileError)

        consuming func get() throws(FileError) -> TemporaryFile {
            switch consume self {
            case .written(let file): return file
            case .failed(let error): throw error
            }
        }
    }

    private static let start = ".doodle-", end = ".tmp"

    /// Whether a file is called as these are.
    static func isItsName(_ name: FilePath) -> Bool { name.text.hasPrefix(start) && name.text.hasSuffix(end) }

    /// Moves the file to `target`, over what is there. (The hidden name is free then, and removing it once more does nothing.)
    borrowing func replace(_ target: FilePath) -> Int32? {
        path.withCString { from in target.withCString { to in rename(from, to) == 0 ? nil : errno } }
    }
}
