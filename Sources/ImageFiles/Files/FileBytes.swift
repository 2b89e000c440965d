import CoreGraphics

/// Takes the bytes of a file that is being written. Valid for as long as the closure runs that was given it.
public struct FileBytes {
    private let number: Int32
    private let path: FilePath

    /// - Parameters:
    ///   - number: of an open file that stays open meanwhile.
    ///   - path: the one errors name.
    init(_ number: Int32, named path: FilePath) { (self.number, self.path) = (number, path) }

    /// Writes what comes next. O(bytes).
    /// - Throws: `FileError` naming the path.
    public func append(_ bytes: [UInt8]) throws(FileError) {
        if let code = Descriptor.write(bytes, to: number) { throw FileError(.write, path, errno: code) }
    }
}
