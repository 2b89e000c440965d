import CPNG
import CoreGraphics

/// PNG to pixels: every kind of PNG (grey, palette, 16 bits, interlaced, transparent colour), brought to sRGB by its gamma.
/// May run on any thread.
public enum PNGDecoder {
    /// The picture in `bytes`, premultiplied. O(pixels).
    /// - Parameters:
    ///   - maximumPixels: more pixels are refused before memory is taken for them.
    ///   - maximumSide: the same for pixels along a side.
    /// - Throws: `PNGError`.
    public static func decode(
        _ bytes: [UInt8], maximumPixels: Int = PNGLimits.maximumPixels, maximumSide: Int = PNGLimits.maximumSide
    ) throws(PNGError) -> PixelBuffer {
        // Said in our words: libpng's are "Not a PNG file" or "Read Error", by how many bytes there are.
        guard isPNG(bytes) else { throw .notPNG }
        var buffer: PixelBuffer?
        var failure: PNGError?
        // libpng keeps a pointer to the bytes from the first call to the last, so they must stay put for all of them.
        bytes.withUnsafeBytes { source in
            do throws(PNGError) {
                buffer = try decode(source, maximumPixels, maximumSide)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        guard let buffer else { throw .notPNG }
        return buffer
    }

    /// Whether bytes begin as a PNG file does.
    public static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGChunkList.signature) }

    /// The bytes that ride along in a file (`PNGOptions.attachment`), if its pixels are still those they were written with. O(pixels).
    /// - Parameter picture: what `decode` made of the same bytes.
    /// - Returns: nil where there are none, or the picture was changed.
    public static func attachment(in bytes: [UInt8], of picture: PixelBuffer) -> [UInt8]? {
        guard let attachment = PNGAttachment(in: bytes) else { return nil }
        var digest = PixelDigest(width: picture.width, height: picture.height)
        digest.add(picture.pixels, count: picture.width * picture.height)
        return digest.value == attachment.digest ? attachment.bytes : nil
    }

    private static func decode(
        _ source: UnsafeRawBufferPointer, _ maximumPixels: Int, _ maximumSide: Int
    ) throws(PNGError) -> PixelBuffer {
        var image = png_image.empty()
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else { throw image.failure }
        let (width, height) = (Int(image.width), Int(image.height))
        let most = min(maximumPixels, PNGLimits.maximumPixels)
        try PNGLimits.check(width: width, height: height, maximumPixels: most)
        guard max(width, height) <= maximumSide else { throw .tooLarge(width: width, height: height, maximumPixels: most) }

        image.format = png_image.pixelFormat
        // 16-bit files without a gamma are sRGB too, as every other program takes them; libpng would take them as linear.
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        let buffer = PixelBuffer(width: width, height: height)
        guard png_image_finish_read(&image, nil, buffer.pixels, 0, nil) != 0 else { throw image.failure }
        buffer.premultiply()
        return buffer
    }
}

extension PixelBuffer {
    /// Pixels with straight alpha become premultiplied ones. O(pixels).
    func premultiply() {
        for index in 0..<width * height {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            guard alpha != 255 else { continue }
            pixels[index] = alpha << 24 | Premultiplied.scale(pixel & 0x00FF_FFFF, by: alpha)
        }
    }
}
