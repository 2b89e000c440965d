import ImageFiles
import Ink

extension Options {
    /// The drawing named on the command line; nil when none is. O(points).
    /// - Throws: an error that names the file and the cause.
    public func openFile() throws -> Drawing? {
        guard let file else { return nil }
        do { return try DrawingFile.read(FilePath(file)).drawing() } catch let error as DrawingFileError {
            throw DrawingFileError(cause: "cannot open “\(file)”: \(error)")
        }
    }
}
