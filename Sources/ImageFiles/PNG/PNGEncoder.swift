import CPNG
import CoreGraphics

/// Pixels to PNG. May run on any thread, as long as nobody else uses the pixels meanwhile.
///
/// Decoding gives the same premultiplied pixels back, bit for bit. Files are tagged sRGB (rendering intent perceptual), alpha is straight.
/// Up to 256 colours become a palette of 1 to 8 bits; what is more is grey, RGB or RGBA by what is in the picture. Drawings are
/// compressed fast and without row filters, which suits them best; photographs, found by trying on some rows, as libpng does of itself.
public enum PNGEncoder {
    /// A picture that is in memory as a PNG file. O(pixels).
    /// - Throws: `PNGError.tooLarge` past `PNGLimits`, before anything is allocated.
    public static func encode(_ buffer: PixelBuffer, options: PNGOptions = PNGOptions()) throws(PNGError) -> [UInt8] {
        try PNGLimits.check(width: buffer.width, height: buffer.height, maximumPixels: PNGLimits.maximumPixels)
        var bytes: [UInt8] = []
        do {
            try encode(WholePicture(buffer: buffer), options: options) { bytes += $0 }
        } catch let error as PNGError { throw error } catch { throw .library("\(error)") }
        return bytes
    }

    /// A picture whose rows are made on the way, as a PNG file: twice where it has few colours, since those come first in a file.
    /// O(pixels); takes about two bands of the picture.
    /// - Parameters:
    ///   - progress: hears now and then which share is done, 0…1; false ends it.
    ///   - write: takes the file's bytes, piece by piece.
    /// - Throws: `PNGError.tooLarge` past `PNGLimits`, before anything is written; `CancellationError` when `progress` has ended it;
    ///   what `picture` and `write` throw.
    public static func encode(
        _ picture: any PNGRows, options: PNGOptions = PNGOptions(), progress: ((Double) -> Bool)? = nil,
        to write: ([UInt8]) throws -> Void
    ) throws {
        try PNGLimits.check(width: picture.width, height: picture.height, maximumPixels: PNGLimits.maximumWrittenPixels)
        let layout = try PNGLayout(of: picture)
        let compression = try PNGCompression(for: picture, layout)
        try PNGStream.write(picture, layout, compression, options, progress: progress, to: write)
    }

    /// What libpng makes of a picture with the settings it has of itself, RGBA and all: to be compared with. O(pixels).
    /// - Throws: `PNGError`.
    public static func encodeByLibraryDefaults(_ buffer: PixelBuffer) throws(PNGError) -> [UInt8] {
        try PNGLimits.check(width: buffer.width, height: buffer.height, maximumPixels: PNGLimits.maximumPixels)
        let picture = WholePicture(buffer: buffer)
        var bytes: [UInt8] = []
        do { try PNGStream.write(picture, .rgba, .photograph, PNGOptions(), progress: nil) { bytes += $0 } } catch {
            throw .library("\(error)")
        }
        return bytes
    }
}
