import CoreGraphics

/// What a path leads to, links followed.
enum FileKind: Equatable {
    case missing
    /// A file on a disk, with its permission bits.
    case regular(mode: mode_t)
    case folder
    /// A pipe, a terminal, `/dev/full`: something that is written to but cannot be replaced.
    case stream
    case unreadable(Int32)

    init(at path: FilePath) {
        var info = stat()
        guard path.withCString({ stat($0, &info) }) == 0 else {
            self = errno == ENOENT ? .missing : .unreadable(errno)
            return
        }
        switch info.st_mode & S_IFMT {
        case S_IFREG: self = .regular(mode: info.st_mode & 0o777)
        case S_IFDIR: self = .folder
        default: self = .stream
        }
    }
}
