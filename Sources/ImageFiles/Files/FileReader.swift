import CoreGraphics

/// Reading whole files.
public enum FileReader {
    /// All bytes of a file. O(bytes).
    /// - Parameter limit: the most bytes to take in, so that a wrong path (a disk image, `/dev/zero`) cannot eat the memory.
    /// - Throws: `FileError` naming `path`; `.tooLong` past `limit`.
    public static func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
        switch Descriptor.open(path, O_RDONLY | O_NOCTTY) {
        case .failed(let code):
            throw FileError(.read, path, errno: code)
        case .opened(let file):
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Glibc.read(file.number, &chunk, chunk.count)
                if count == 0 { return bytes }
                if count < 0 {
                    if errno == EINTR { continue }
                    throw FileError(.read, path, errno: errno)
                }
                guard bytes.count + count <= limit else { throw FileError(.read, path, .tooLong(limit: limit)) }
                bytes += chunk[..<count]
            }
        }
    }
}
