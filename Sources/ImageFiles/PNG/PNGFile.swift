import CoreGraphics

/// PNG files.
public enum PNGFile {
    /// The longest file taken in: what the largest picture needs uncompressed.
    public static let maximumLength = PNGLimits.maximumPixels * 4

    /// The picture in a file, premultiplied. O(pixels).
    /// - Throws: `FileError` naming the path and the cause.
    public static func read(_ path: FilePath, maximumPixels: Int = PNGLimits.maximumPixels) throws(FileError) -> PixelBuffer {
        let bytes = try FileReader.read(path, limit: maximumLength)
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes, maximumPixels: maximumPixels)
        } catch {
            throw FileError(.read, path, .picture(error))
        }
    }

    /// Writes a picture to the path a user named, over a file that is already there (see `AtomicFile.replace`). O(pixels).
    /// - Throws: `FileError` naming the path and the cause; a file that was there is then as it was.
    public static func write(_ buffer: PixelBuffer, to path: FilePath) throws(FileError) {
        try AtomicFile.replace(path, with: encode(buffer, for: path))
    }

    static func encode(_ buffer: PixelBuffer, for path: FilePath) throws(FileError) -> [UInt8] {
        do throws(PNGError) {
            return try PNGEncoder.encode(buffer)
        } catch {
            throw FileError(.write, path, .picture(error))
        }
    }
}
