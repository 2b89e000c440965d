import CoreGraphics

/// Folders on the disk.
public enum Folder {
    /// Makes sure that `path` is a folder, creating what is missing on the way (mode by the umask).
    /// - Throws: `FileError` naming the very folder that could not be created; a file in the way gives ENOTDIR.
    public static func create(_ path: FilePath) throws(FileError) {
        guard !path.bytes.isEmpty else { throw FileError(.createFolder, path, errno: ENOENT) }
        guard !path.containsZero else { throw FileError(.createFolder, path, errno: EINVAL) }
        for end in path.bytes.indices where isEndOfComponent(end, in: path.bytes) {
            let part = FilePath(bytes: path.bytes[...end])
            guard part.withCString({ mkdir($0, 0o777) }) != 0 else { continue }
            let code = errno
            // Not only EEXIST: an automounter or a read-only root refuses before it looks, though the folder is there.
            switch FileKind(at: part) {
            case .folder: continue
            case .regular, .stream: throw FileError(.createFolder, part, errno: ENOTDIR)
            case .missing, .unreadable: throw FileError(.createFolder, part, errno: code)
            }
        }
    }

    private static func isEndOfComponent(_ index: Int, in bytes: [UInt8]) -> Bool {
        bytes[index] != FilePath.slash && (index + 1 == bytes.count || bytes[index + 1] == FilePath.slash)
    }
}
