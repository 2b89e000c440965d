import CoreGraphics
import Synchronization

/// A file that grows at its end, and that only one process has open for that at a time. May be used from any thread.
public final class AppendFile: Sendable {
    /// Its path: the one it was opened by, or was moved to.
    public var path: FilePath { state.withLock { $0.path } }
    private let state: Mutex<State>

    private struct State: ~Copyable {
        var path: FilePath
        var file: Descriptor
        /// Bytes that are whole; what lies behind them is what is left of a write that failed.
        var length: Int
    }

    private init(_ path: FilePath, _ file: consuming Descriptor, length: Int) {
        state = Mutex(State(path: path, file: file, length: length))
    }

    /// A new file under the first of `names` that is free in `folder`, with `bytes` in it and on the disk.
    /// - Throws: `FileError` naming the path; EEXIST for the last name when none was free. Nothing is left behind.
    public static func create(
        in folder: FilePath, names: some Sequence<FilePath>, with bytes: [UInt8]
    ) throws(FileError) -> AppendFile {
        if let file = try createNameless(in: folder, names: names, with: bytes) { return file }
        return try open(AtomicFile.create(in: folder, names: names, with: bytes))
    }

    /// The same, in a file that gets its name when it is whole: a process that ends before leaves nothing.
    /// - Returns: nil where the file system has no files without names (open(2), `O_TMPFILE`).
    private static func createNameless(
        in folder: FilePath, names: some Sequence<FilePath>, with bytes: [UInt8]
    ) throws(FileError) -> AppendFile? {
        try WriteSignals.heldBack { () throws(FileError) -> AppendFile? in
            guard case .opened(let file) = Descriptor.open(folder, O_RDWR | Descriptor.nameless) else { return nil }
            if let code = file.write(bytes) ?? file.synchronize() ?? file.lock() { throw FileError(.write, folder, errno: code) }
            var last = folder
            var names = names.makeIterator()
            while let name = names.next() {
                last = folder.appending(name)
                let code = file.link(as: last)
                guard let code else {
                    try AtomicFile.synchronizeFolder(folder, named: last)
                    return AppendFile(last, file, length: bytes.count)
                }
                if code == ENOENT || code == EPERM || code == EOPNOTSUPP { return nil }
                guard code == EEXIST else { throw FileError(.write, last, errno: code) }
            }
            throw FileError(.write, last, errno: EEXIST)
        }
    }

    /// An existing file.
    /// - Throws: `FileError` naming the path: EWOULDBLOCK while another process has it.
    public static func open(_ path: FilePath) throws(FileError) -> AppendFile {
        while true {
            switch Descriptor.open(path, O_RDWR | O_NOCTTY | O_NOFOLLOW) {
            case .failed(let code): throw FileError(.write, path, errno: code)
            case .opened(let file):
                if let code = file.lock() { throw FileError(.write, path, errno: code) }
                // It may have been exchanged (`exchange`) between opening and locking: then the lock is on a file without a name.
                guard let length = file.lengthIfNamed(path) else { continue }
                guard length >= 0 else { throw FileError(.write, path, errno: EINVAL) }
                return AppendFile(path, file, length: length)
            }
        }
    }

    /// Whether a process, this one included, has the file open; false where that cannot be told. O(1).
    public static func isOpen(_ path: FilePath) -> Bool {
        do throws(FileError) {
            try open(path).release()
            return false
        } catch { return error.isTakenByAnother }
    }

    /// Bytes in the file.
    public var length: Int { state.withLock { $0.length } }

    /// Writes bytes behind all others: all of them or none. O(bytes).
    /// - Throws: `FileError` naming the path; the file is as it was.
    public func append(_ bytes: [UInt8]) throws(FileError) {
        let path = path
        let result: Result<Void, FileError> = state.withLock { state in
            Result { () throws(FileError) in
                try WriteSignals.heldBack { () throws(FileError) in
                    if let code = state.file.write(bytes, at: state.length) {
                        state.file.cut(at: state.length)
                        throw FileError(.write, path, errno: code)
                    }
                    state.length += bytes.count
                }
            }
        }
        try result.get()
    }

    /// Waits until all is on the disk.
    /// - Throws: `FileError` naming the path.
    public func synchronize() throws(FileError) {
        // Not under the lock: who appends must not wait for the disk.
        let code: Int32? = switch state.withLock({ Descriptor.duplicate(of: $0.file.number) }) {
        case .failed(let code): code
        case .opened(let file): file.synchronize()
        }
        if let code { throw FileError(.write, path, errno: code) }
    }

    /// Lets others open the file. Nothing may be written to it after.
    public func release() { state.withLock { _ = flock($0.file.number, LOCK_UN) } }

    /// Takes the file out of its folder, where it still has its name there. Nothing may be written to it after.
    /// - Throws: `FileError` naming the path.
    public func remove() throws(FileError) {
        let failure: FileError? = state.withLock { state in
            guard state.file.lengthIfNamed(state.path) != nil else { return nil }
            let code = state.path.withCString { unlink($0) == 0 ? 0 : errno }
            return code == 0 ? nil : FileError(.write, state.path, errno: code)
        }
        if let failure { throw failure }
    }

    /// Gives the file another name, the first of `names` that is free in its folder.
    /// - Returns: the new path.
    /// - Throws: `FileError` naming the path; the file is as it was.
    @discardableResult
    public func rename(to names: some Sequence<FilePath>) throws(FileError) -> FilePath {
        let result: Result<FilePath, FileError> = state.withLock { state in
            Result { () throws(FileError) in
                guard state.file.lengthIfNamed(state.path) != nil else { throw FileError(.rename, state.path, errno: ENOENT) }
                state.path = try FileName.change(state.path, to: names)
                return state.path
            }
        }
        return try result.get()
    }

    /// Drops what lies behind the first `length` bytes.
    public func cut(to length: Int) {
        state.withLock { state in
            guard length < state.length else { return }
            state.file.cut(at: length)
            state.length = length
        }
    }

    /// All bytes of the file, also where it has no name any more. O(bytes).
    /// - Throws: `FileError` naming the path.
    public func content() throws(FileError) -> [UInt8] {
        let path = path
        let result: Result<[UInt8], FileError> = state.withLock { state in
            var bytes: [UInt8] = []
            let code = state.file.read(state.length, at: 0, into: &bytes)
            return code == 0 ? .success(bytes) : .failure(FileError(.read, path, errno: code))
        }
        return try result.get()
    }

    /// Puts other bytes in the place of all there are, at once: who reads the path meanwhile, or after a failure, finds the old ones or
    /// the new ones whole. O(bytes).
    /// - Throws: `FileError` naming the path; the file is as it was.
    public func exchange(with bytes: [UInt8]) throws(FileError) {
        let path = path
        let result: Result<Void, FileError> = state.withLock { state in
            Result { () throws(FileError) in
                let file = try WriteSignals.heldBack { () throws(FileError) in try AppendFile.replace(path, with: bytes) }
                state.file = file
                state.length = bytes.count
            }
        }
        try result.get()
    }

    /// Writes the file anew, with its folder, where somebody has removed it: nobody else may have what is in it. O(1) where it is there,
    /// else O(bytes).
    /// - Throws: `FileError` naming the path: EEXIST where another file has its name, which is nothing to write over.
    public func restoreIfGone() throws(FileError) {
        let path = path
        guard state.withLock({ $0.file.lengthIfNamed(path) == nil }) else { return }
        guard case .missing = FileKind(at: path) else { throw FileError(.write, path, errno: EEXIST) }
        let bytes = try content()
        try Folder.create(path.folder)
        try exchange(with: bytes)
    }

    /// - Returns: the new file, which was this process's alone before it got its name.
    private static func replace(_ path: FilePath, with bytes: [UInt8]) throws(FileError) -> Descriptor {
        let temporary = try TemporaryFile.write(bytes, in: path.folder, for: path)
        switch Descriptor.open(temporary.path, O_RDWR | O_NOCTTY | O_NOFOLLOW) {
        case .failed(let code): throw FileError(.write, path, errno: code)
        case .opened(let file):
            if let code = file.lock() ?? temporary.replace(path) { throw FileError(.write, path, errno: code) }
            try AtomicFile.synchronizeFolder(path.folder, named: path)
            return file
        }
    }
}

extension Descriptor {
    /// `O_TMPFILE`, which the C library hides.
    fileprivate static var nameless: Int32 { 0o20_000_000 | O_DIRECTORY }

    /// Gives a file without a name one that is free.
    /// - Returns: nil when it has it.
    fileprivate borrowing func link(as path: FilePath) -> Int32? {
        guard !path.containsZero else { return EINVAL }
        let own = FilePath("/proc/self/fd/\(number)")
        let result = own.withCString { from in path.withCString { linkat(AT_FDCWD, from, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) } }
        return result == 0 ? nil : errno
    }

    /// - Returns: nil when this process alone has it.
    fileprivate borrowing func lock() -> Int32? {
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            // Not every file system has locks; there two programs on one drawing cannot be told apart.
            if errno == ENOLCK || errno == ENOTSUP || errno == EINVAL { return nil }
            if errno != EINTR { return errno }
        }
        return nil
    }

    /// - Returns: nil when the path leads elsewhere by now; −1 when it is no file on a disk.
    fileprivate borrowing func lengthIfNamed(_ path: FilePath) -> Int? {
        var own = stat(), named = stat()
        guard fstat(number, &own) == 0 else { return -1 }
        guard path.withCString({ stat($0, &named) }) == 0, own.st_ino == named.st_ino, own.st_dev == named.st_dev else { return nil }
        return own.st_mode & S_IFMT == S_IFREG ? Int(own.st_size) : -1
    }
}
