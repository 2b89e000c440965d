import CoreGraphics

/// Giving files other names without ever taking the place of another file.
public enum FileName {
    /// Gives the file at `path` the first of `names` that is free in its folder. O(names tried).
    /// - Returns: its new path.
    /// - Throws: `FileError` naming the path, EEXIST where no name was free; the file is as it was.
    public static func change(_ path: FilePath, to names: some Sequence<FilePath>) throws(FileError) -> FilePath {
        for name in names {
            let target = path.folder.appending(name)
            if target == path { return path }
            guard let code = move(path, to: target) else {
                try AtomicFile.synchronizeFolder(path.folder, named: target)
                return target
            }
            guard code == EEXIST else { throw FileError(.rename, path, errno: code) }
        }
        throw FileError(.rename, path, errno: EEXIST)
    }

    /// Moves a file to a path that must be free, within a file system.
    /// - Returns: an `errno` value, EEXIST where something is there; nil when it was moved.
    package static func move(_ path: FilePath, to target: FilePath) -> Int32? {
        guard !path.containsZero, !target.containsZero else { return EINVAL }
        // A second name is given, which must be free, and the first one taken away.
        let code = path.withCString { from in target.withCString { to in link(from, to) == 0 ? 0 : errno } }
        guard code != 0 else { return path.withCString { unlink($0) == 0 ? nil : errno } }
        // Which code a file system without hard links has differs (`TemporaryFile.publish`).
        return code == EEXIST || code == EXDEV || code == ENOENT ? code : claim(target, for: path)
    }

    /// An empty file, made only where the name is free, holds the place and is then replaced.
    private static func claim(_ target: FilePath, for path: FilePath) -> Int32? {
        switch Descriptor.open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) {
        case .failed(let code): return code
        case .opened(let holder):
            let code = path.withCString { from in target.withCString { to in rename(from, to) == 0 ? 0 : errno } }
            _ = holder.close()
            guard code != 0 else { return nil }
            _ = target.withCString { unlink($0) }
            return code
        }
    }
}
