import CoreGraphics
import Synchronization

/// Bytes on the disk for as long as this process wants them: a file without a name, which nobody else can open and which is gone when
/// the process is, however it ends. The space of discarded bytes is used again. May be used from any thread.
public final class ScratchFile: Sendable {
    private let folder: @Sendable () -> FilePath
    private let state = Mutex(State())

    private struct State: ~Copyable {
        /// Opened by the first write, so that who never needs it leaves no trace.
        var file: Descriptor?
        var space = ScratchSpace()
    }

    /// - Parameter folder: where the file lies; asked by the first write, and again after one that could not open it.
    public init(in folder: @escaping @Sendable () -> FilePath) { self.folder = folder }

    /// Where large files go that nobody will miss: `TMPDIR`, else `/var/tmp`, for `/tmp` is itself in memory on many systems
    /// (file-hierarchy(7)).
    public static func systemFolder(environment: [String: String]) -> FilePath {
        guard let given = environment["TMPDIR"], FilePath(given).isAbsolute else { return "/var/tmp" }
        return FilePath(given)
    }

    /// Bytes that are taken in the file, up to the last that is wanted.
    public var size: Int { state.withLock { $0.space.end } }

    /// Keeps bytes. O(bytes).
    /// - Returns: where they are.
    /// - Throws: `FileError` naming the folder; nothing is kept then.
    public func write(_ bytes: [UInt8]) throws(FileError) -> Int {
        let folder = folder()
        let result: Result<Int, FileError> = state.withLock { state in
            Result { () throws(FileError) in
                try WriteSignals.heldBack { () throws(FileError) in
                    if state.file == nil { state.file = try ScratchFile.open(in: folder) }
                    let position = state.space.take(bytes.count)
                    let code = state.file?.write(bytes, at: position) ?? nil
                    guard let code else { return position }
                    state.space.free(bytes.count, at: position)
                    throw FileError(.write, folder, errno: code)
                }
            }
        }
        return try result.get()
    }

    /// The bytes that were written. O(bytes).
    /// - Throws: `FileError` naming the folder.
    public func read(_ count: Int, at position: Int) throws(FileError) -> [UInt8] {
        let folder = folder()
        let result: Result<[UInt8], FileError> = state.withLock { state in
            var bytes: [UInt8] = []
            let code = state.file?.read(count, at: position, into: &bytes) ?? EBADF
            return code == 0 ? .success(bytes) : .failure(FileError(.read, folder, errno: code))
        }
        return try result.get()
    }

    /// These bytes are not wanted any more. O(gaps in the file).
    public func discard(_ count: Int, at position: Int) {
        state.withLock { state in
            let end = state.space.end
            state.space.free(count, at: position)
            // Best effort: the space comes back at the latest when the process ends.
            if state.space.end < end { state.file?.cut(at: state.space.end) }
        }
    }

    private static func open(in folder: FilePath) throws(FileError) -> Descriptor {
        var attempts = 0
        while true {
            // It has a name for a moment: not every file system can make a file without one.
            let path = folder.appending(FilePath(".doodle-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".tmp"))
            switch Descriptor.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) {
            case .failed(EEXIST) where attempts < 100:
                attempts += 1
            case .failed(let code):
                throw FileError(.write, folder, errno: code)
            case .opened(let file):
                _ = path.withCString { unlink($0) }
                return file
            }
        }
    }
}
