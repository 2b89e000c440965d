import CoreGraphics

/// Saving a picture where it is kept.
public enum SavedPicture {
    /// Writes `buffer` as a PNG named by `date` (local time) into `folder`, which is created if missing, and answers with its path.
    /// Never over an existing file, whoever else saves in the same second. May run on any thread. O(pixels).
    /// - Throws: `FileError` naming the path and the cause; nothing is left behind but folders.
    public static func save(_ buffer: PixelBuffer, into folder: FilePath, at date: Date = Date()) throws(FileError) -> FilePath {
        let name = PictureName(WallClock(date))
        let bytes = try PNGFile.encode(buffer, for: folder.appending(name.numbered(1)))
        try Folder.create(folder)
        return try AtomicFile.create(in: folder, names: name.candidates, with: bytes)
    }

    /// The same for any kind of file, with bytes that come piece by piece.
    /// - Parameters:
    ///   - ending: what comes after the last dot.
    ///   - body: writes them; what it throws is thrown on.
    public static func save(
        into folder: FilePath, at date: Date = Date(), ending: String = "png", by body: (FileBytes) throws -> Void
    ) throws -> FilePath {
        try Folder.create(folder)
        return try AtomicFile.create(in: folder, names: PictureName(WallClock(date), ending: ending).candidates, by: body)
    }
}
