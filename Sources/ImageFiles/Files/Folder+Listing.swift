import CoreGraphics

extension Folder {
    /// A file in a folder.
    public struct Listed: Sendable {
        public let path: FilePath
        /// When its bytes were last changed.
        public let changed: Date

        public var name: FilePath { path.name }
    }

    /// Removes what processes that were killed while they wrote have left behind (`AtomicFile`): hidden files that nobody has written to
    /// for a minute. Best effort.
    public static func removeLeftovers(in path: FilePath) {
        let files = (try? files(in: path)) ?? []
        for file in files where TemporaryFile.isItsName(file.name) && file.changed.timeIntervalSinceNow < -60 {
            _ = file.path.withCString { unlink($0) }
        }
    }

    /// The files on the disk that are in a folder, in no order; none where there is no such folder. Links are followed. O(files).
    /// - Throws: `FileError` naming the folder.
    public static func files(in path: FilePath) throws(FileError) -> [Listed] {
        guard !path.containsZero else { throw FileError(.read, path, errno: EINVAL) }
        guard let stream = path.withCString({ opendir($0) }) else {
            if errno == ENOENT { return [] }
            throw FileError(.read, path, errno: errno)
        }
        defer { closedir(stream) }
        var files: [Listed] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw FileError(.read, path, errno: errno) }
                return files
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath(cString: $0) }
            }
            let file = path.appending(name)
            var info = stat()
            guard file.withCString({ stat($0, &info) }) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
            let seconds = Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9
            files.append(Listed(path: file, changed: Date(timeIntervalSince1970: seconds)))
        }
    }
}
