import CPNG
import CoreGraphics

/// libpng's simplified interface: the full one reports errors by `longjmp`, which must not cross Swift frames.
extension png_image {
    /// A pixel as `PixelBuffer` has it, `0xAARRGGBB` in the machine's byte order, but straight.
    static var pixelFormat: UInt32 {
        let color = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
        let isLittleEndian = UInt32(1).littleEndian == 1
        return color | UInt32(isLittleEndian ? PNG_FORMAT_FLAG_BGR : PNG_FORMAT_FLAG_AFIRST)
    }

    static func empty() -> png_image {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        return image
    }

    /// What the library said last.
    var failure: PNGError {
        withUnsafeBytes(of: message) { .library(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    }
}
