import CPNG
import CoreGraphics

/// Pixels to PNG. May run on any thread, as long as nobody else uses the buffer meanwhile.
public enum PNGEncoder {
    /// How bytes are made small.
    public enum Effort: Sendable {
        /// For drawings, which are mostly of one colour: no row filters, zlib's level 3. Takes about a quarter of the time that
        /// `standard` takes, and is smaller for them.
        case flat
        /// What libpng does of itself, row filters and zlib's level 6: for photographs.
        case standard
    }

    /// The picture as a PNG file: 8-bit RGBA with straight alpha, tagged sRGB (rendering intent perceptual). O(pixels).
    ///
    /// Decoding gives the same premultiplied pixels back, bit for bit. Takes about ten bytes a pixel beside the buffer meanwhile.
    /// - Throws: `PNGError.tooLarge` past `PNGLimits`, before anything is allocated.
    public static func encode(_ buffer: PixelBuffer, effort: Effort = .flat) throws(PNGError) -> [UInt8] {
        try PNGLimits.check(width: buffer.width, height: buffer.height, maximumPixels: PNGLimits.maximumPixels)
        let straight = straightPixels(of: buffer)
        var image = png_image.empty()
        image.width = UInt32(buffer.width)
        image.height = UInt32(buffer.height)
        image.format = png_image.pixelFormat
        if effort == .flat { image.flags |= UInt32(PNG_IMAGE_FLAG_FAST) }

        // Room for the worst case in one go, or libpng would have to compress twice to tell the size. Pages that stay unused are
        // never made resident.
        var size = sizeBound(width: buffer.width, height: buffer.height)
        var succeeded = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { memory, count in
            succeeded = png_image_write_to_memory(&image, memory.baseAddress, &size, 0, straight, 0, nil) != 0
            count = succeeded ? size : 0
        }
        guard succeeded else { throw image.failure }
        return bytes
    }

    private static func straightPixels(of buffer: PixelBuffer) -> [UInt32] {
        let count = buffer.width * buffer.height
        return [UInt32](unsafeUninitializedCapacity: count) { straight, initialized in
            for index in 0..<count {
                let pixel = buffer.pixels[index]
                straight[index] = pixel >> 24 == 255 ? pixel : straightPixel(pixel)
            }
            initialized = count
        }
    }

    private static func straightPixel(_ pixel: UInt32) -> UInt32 {
        let color = Premultiplied.straight(pixel)
        return UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }

    /// No PNG of this size is longer: what deflate makes of data it cannot shrink (zlib's `compressBound` adds about 1/4096 and
    /// 13 bytes, doubled here for smaller windows), 12 bytes a chunk of 8 KiB, and the chunks around it.
    private static func sizeBound(width: Int, height: Int) -> Int {
        let raw = (width * 4 + 1) * height
        let deflated = raw + raw >> 11 + 1024
        return deflated + (deflated / 8192 + 1) * 12 + 1024
    }
}
