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
        try WriteSignals.heldBack { () throws(FileError) in
            if let number = inheritedDescriptor(named: path) {
                return try write(bytes, to: Descriptor.duplicate(of: number), path)
            }
            guard !path.containsZero else { throw FileError(.write, path, errno: EINVAL) }
            let target = try followingLinks(path)
            switch FileKind(at: target) {
            case .folder:
                throw FileError(.write, path, errno: EISDIR)
            case .unreadable(let code):
                throw FileError(.write, path, errno: code)
            case .stream:
                try write(bytes, to: Descriptor.open(target, O_WRONLY | O_NOCTTY), path)
            case .missing:
                guard !target.hasClosingSlash else { throw FileError(.write, path, errno: EISDIR) }
                try replace(target, with: bytes, mode: nil, named: path)
            case .regular(let mode):
                let isWritable = target.withCString { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) } == 0
                guard isWritable else { throw FileError(.write, path, errno: errno) }
                try replace(target, with: bytes, mode: mode, named: path)
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
        var names = names.makeIterator()
        guard var name = names.next() else { throw FileError(.write, folder, errno: ENOENT) }
        return try WriteSignals.heldBack { () throws(FileError) in
            let temporary = try TemporaryFile.write(bytes, in: folder, for: folder.appending(name))
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

    private static func replace(_ target: FilePath, with bytes: [UInt8], mode: mode_t?, named path: FilePath) throws(FileError) {
        let temporary = try TemporaryFile.write(bytes, in: target.folder, mode: mode, for: path)
        if let code = temporary.replace(target) { throw FileError(.write, path, errno: code) }
        try synchronizeFolder(target.folder, named: path)
    }

    private static func write(_ bytes: [UInt8], to result: consuming Descriptor.OpenResult, _ path: FilePath) throws(FileError) {
        switch consume result {
        case .failed(let code):
            throw FileError(.write, path, errno: code)
        case .opened(let file):
            if let code = file.write(bytes) { throw FileError(.write, path, errno: code) }
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
