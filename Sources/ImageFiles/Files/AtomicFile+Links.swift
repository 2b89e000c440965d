import CoreGraphics

extension AtomicFile {
    /// The open file a path such as `/dev/stdout` stands for.
    ///
    /// Opening these paths anew fails for a socket and starts at the beginning of a redirected file; the descriptor itself does
    /// what the shell's user means.
    static func inheritedDescriptor(named path: FilePath) -> Int32? {
        switch path {
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default:
            let prefixes: [FilePath] = ["/dev/fd/", "/proc/self/fd/"]
            guard let prefix = prefixes.first(where: { path.bytes.starts(with: $0.bytes) }) else { return nil }
            return Int32(FilePath(bytes: path.bytes.dropFirst(prefix.bytes.count)).text)
        }
    }

    /// Where the links that `path` ends in lead: the file to replace, for a renaming over the link would cut it off from its
    /// target. The target need not exist.
    /// - Throws: ELOOP after 40 links, the kernel's own limit.
    static func followingLinks(_ path: FilePath) throws(FileError) -> FilePath {
        var current = path
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = current.withCString { name in
                buffer.withUnsafeMutableBytes { readlink(name, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count) }
            }
            guard count > 0 else { return current }
            let target = FilePath(bytes: buffer.prefix(count))
            current = target.isAbsolute ? target : current.folder.appending(target)
        }
        throw FileError(.write, path, errno: ELOOP)
    }
}
