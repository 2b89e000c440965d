import CoreGraphics

/// Writing files so that no failure harms what was there: bytes go to a temporary file in the same folder, which is seen to the
/// disk and only then gets the name. No failure leaves a temporary file behind.
public enum AtomicFile {
    /// Writes `bytes` to the path a user named, over a file that is already there. O(bytes).
    ///
    /// A file that is replaced keeps its permission bits, and a link to it stays a link. What cannot be replaced (a pipe, a
    /// terminal, `/dev/stdout`) is written to. A file the user may not write is not replaced, though its folder would allow it.
    /// - Throws: `FileError` naming `path`; a file that was there is then as it was.
    public static func replace(_ path: FilePath, with bytes: [UInt8]) throws(FileError) {
        do { try write(path) { try $0.append(bytes) } } catch { throw error as? FileError ?? FileError(.write, path, errno: EIO) }
    }

    /// The same with bytes that come piece by piece, and never all have to be in memory.
    /// - Parameters:
    ///   - overwrites: false refuses where a file is already (EEXIST), whoever makes one meanwhile.
    ///   - body: writes them; what it throws is thrown on.
    /// - Throws: `FileError` naming `path`; a file that was there is then as it was.
    public static func write(_ path: FilePath, overwrites: Bool = true, by body: (FileBytes) throws -> Void) throws {
        try WriteSignals.heldBack {
            if let number = inheritedDescriptor(named: path) {
                return try write(to: Descriptor.duplicate(of: number), path, body)
            }
            guard !path.containsZero else { throw FileError(.write, path, errno: EINVAL) }
            let target = try followingLinks(path)
            switch FileKind(at: target) {
            case .folder:
                throw FileError(.write, path, errno: EISDIR)
            case .unreadable(let code):
                throw FileError(.write, path, errno: code)
            case .stream:
                try write(to: Descriptor.open(target, O_WRONLY | O_NOCTTY), path, body)
            case .missing:
                guard !target.hasClosingSlash else { throw FileError(.write, path, errno: EISDIR) }
                try publish(target, mode: nil, overwrites: overwrites, named: path, body)
            case .regular(let mode):
                guard overwrites else { throw FileError(.write, path, errno: EEXIST) }
                let isWritable = target.withCString { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) } == 0
                guard isWritable else { throw FileError(.write, path, errno: errno) }
                try publish(target, mode: mode, overwrites: true, named: path, body)
            }
        }
    }

    /// Writes `bytes` under the first of `names` that is free in `folder` and answers with that path; never over anything that
    /// is there, whatever other threads and programs do meanwhile. O(bytes + names tried).
    /// - Throws: `FileError` naming the path that failed; EEXIST for the last name when none was free.
    public static func create(in folder: FilePath, names: some Sequence<FilePath>, with bytes: [UInt8]) throws(FileError) -> FilePath {
        try create(in: folder, names: names, with: bytes, methods: [.link, .claim])
    }

    static func create(
        in folder: FilePath, names: some Sequence<FilePath>, with bytes: [UInt8], methods: [TemporaryFile.PublishMethod]
    ) throws(FileError) -> FilePath {
        do { return try create(in: folder, names: names, methods: methods) { try $0.append(bytes) } } catch {
            throw error as? FileError ?? FileError(.write, folder, errno: EIO)
        }
    }

    /// The same with bytes that come piece by piece, and never all have to be in memory.
    /// - Parameter body: writes them; what it throws is thrown on.
    public static func create(
        in folder: FilePath, names: some Sequence<FilePath>, by body: (FileBytes) throws -> Void
    ) throws -> FilePath {
        try create(in: folder, names: names, methods: [.link, .claim], by: body)
    }

    private static func create(
        in folder: FilePath, names: some Sequence<FilePath>, methods: [TemporaryFile.PublishMethod], by body: (FileBytes) throws -> Void
    ) throws -> FilePath {
        var names = names.makeIterator()
        guard var name = names.next() else { throw FileError(.write, folder, errno: ENOENT) }
        return try WriteSignals.heldBack {
            let temporary = try TemporaryFile.write(in: folder, for: folder.appending(name), by: body).get()
            while true {
                let target = folder.appending(name)
                switch temporary.publish(as: target, methods: methods) {
                case .published:
                    try synchronizeFolder(folder, named: target)
                    return target
                case .failed(let code):
                    throw FileError(.write, target, errno: code)
                case .taken:
                    guard let next = names.next() else { throw FileError(.write, target, errno: EEXIST) }
                    name = next
                }
            }
        }
    }

    private static func publish(
        _ target: FilePath, mode: mode_t?, overwrites: Bool, named path: FilePath, _ body: (FileBytes) throws -> Void
    ) throws {
        let temporary = try TemporaryFile.write(in: target.folder, mode: mode, for: path, by: body).get()
        if overwrites {
            if let code = temporary.replace(target) { throw FileError(.write, path, errno: code) }
        } else {
            switch temporary.publish(as: target) {
            case .published: break
            case .taken: throw FileError(.write, path, errno: EEXIST)
            case .failed(let code): throw FileError(.write, path, errno: code)
            }
        }
        try synchronizeFolder(target.folder, named: path)
    }

    private static func write(
        to result: consuming Descriptor.OpenResult, _ path: FilePath, _ body: (FileBytes) throws -> Void
    ) throws {
        switch consume result {
        case .failed(let code):
            throw FileError(.write, path, errno: code)
        case .opened(let file):
            try body(FileBytes(file.number, named: path))
            // A device may have a disk behind it that fills up late; a pipe has nothing to wait for and says EINVAL.
            if let code = file.synchronize(), code != EINVAL, code != EROFS, code != ENOTSUP { throw FileError(.write, path, errno: code) }
            if let code = file.close() { throw FileError(.write, path, errno: code) }
        }
    }

    /// Sees a new name to the disk: until then a power cut can lose it, though the file's own bytes are safe.
    static func synchronizeFolder(_ folder: FilePath, named path: FilePath) throws(FileError) {
        // A folder one may write but not list cannot be opened, and some file systems cannot do it: the file is there all the same.
        guard case .opened(let directory) = Descriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
        if let code = directory.synchronize(), code == EIO || code == ENOSPC || code == EDQUOT {
            throw FileError(.write, path, errno: code)
        }
    }
}
