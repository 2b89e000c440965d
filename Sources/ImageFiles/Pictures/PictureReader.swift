import CoreGraphics

/// Picture files of all kinds to pixels, upright. May run on any thread.
///
/// Colours count as sRGB, whatever profile a file has. Of an SVG nothing outside the bytes is read.
public enum PictureReader {
    /// Pixels of a picture in a drawing: 256 MB of them in memory. Chosen: a camera's largest.
    public static let mostPixels = 1 << 26
    /// Pixels along a side.
    public static let longestSide = 16_384

    /// The picture in a file's bytes, premultiplied, turned as its orientation tag says (EXIF 2.32, §4.6.4, tag 274).
    /// O(bytes + pixels); a picture that is too large is refused before memory is taken for it.
    /// - Throws: `PictureError`.
    public static func read(_ bytes: [UInt8]) throws(PictureError) -> PixelBuffer {
        guard let kind = PictureKind(bytes) else { throw .unknownKind }
        let picture: PixelBuffer
        switch kind {
        case .png: picture = try png(bytes)
        case .jpeg: picture = try JPEGPicture.read(bytes)
        case .webp: picture = try WebPPicture.read(bytes)
        case .svg: return try SVGPicture.read(bytes)
        }
        return (Orientation(of: bytes, kind) ?? .upright).applied(to: picture)
    }

    /// Whether a file's pixels are stored as they are seen. O(bytes).
    public static func isUpright(_ bytes: [UInt8]) -> Bool {
        guard let kind = PictureKind(bytes) else { return true }
        return (Orientation(of: bytes, kind) ?? .upright) == .upright
    }

    private static func png(_ bytes: [UInt8]) throws(PictureError) -> PixelBuffer {
        do {
            return try PNGDecoder.decode(bytes, maximumPixels: mostPixels, maximumSide: longestSide)
        } catch .tooLarge(let width, let height, _) {
            throw .tooLarge(width: width, height: height)
        } catch {
            throw .png(error)
        }
    }

    static func check(width: Int, height: Int) throws(PictureError) {
        guard (1...longestSide).contains(width), (1...longestSide).contains(height), width * height <= mostPixels else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
