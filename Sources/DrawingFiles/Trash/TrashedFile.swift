import CoreGraphics
import ImageFiles

/// A file in the trash, and where it was.
public struct TrashedFile: Hashable, Sendable {
    public let original: FilePath
    /// Where it is in the trash.
    public let path: FilePath
    /// The note beside it that says where it was.
    let info: FilePath

    /// Puts the file back where it was.
    /// - Throws: `FileError` naming the original path, EEXIST where something has its name meanwhile; it stays in the trash then.
    public func restore() throws(FileError) {
        try Folder.create(original.folder)
        if let code = FileName.move(path, to: original) { throw FileError(.write, original, errno: code) }
        _ = info.withCString { unlink($0) }
    }
}
