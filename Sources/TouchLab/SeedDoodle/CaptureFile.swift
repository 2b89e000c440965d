import ImageFiles
import UIKit

/// The file the classic saves to: `capture.png` in the Documents folder, replaced in one go.
enum CaptureFile {
    static let name: FilePath = "capture.png"

    /// Why nothing was written.
    struct NoFolder: Error, CustomStringConvertible {
        let description = "cannot write “capture.png”: there is no home folder with documents in it"
    }

    /// Writes `png` and answers with the path. What was there is either replaced as a whole or left as it was. May run on any thread.
    /// - Throws: an error that names the path and the cause.
    static func write(_ png: [UInt8], to folder: FilePath?) throws -> FilePath {
        guard let folder else { throw NoFolder() }
        let path = folder.appending(name)
        try Folder.create(folder)
        try AtomicFile.replace(path, with: png)
        return path
    }
}
