import CWebP
import CoreGraphics

/// WebP to pixels through libwebp.
enum WebPPicture {
    /// O(bytes + pixels).
    static func read(_ bytes: [UInt8]) throws(PictureError) -> PixelBuffer {
        var features = WebPBitstreamFeatures()
        let status = bytes.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
        guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason(status)) }
        guard features.has_animation == 0 else { throw .damaged(.webp, "it is a film and not a picture") }
        let (width, height) = (Int(features.width), Int(features.height))
        try PictureReader.check(width: width, height: height)
        let picture = PixelBuffer(width: width, height: height), length = 4 * width * height
        let isRead = bytes.withUnsafeBufferPointer { source in
            picture.pixels.withMemoryRebound(to: UInt8.self, capacity: length) { target in
                UInt32(1).littleEndian == 1
                    ? WebPDecodeBGRAInto(source.baseAddress, source.count, target, length, Int32(4 * width))
                    : WebPDecodeARGBInto(source.baseAddress, source.count, target, length, Int32(4 * width))
            }
        }
        guard isRead != nil else { throw .damaged(.webp, "its pixels cannot be read") }
        picture.premultiply()
        return picture
    }

    private static func reason(_ status: VP8StatusCode) -> String {
        switch status {
        case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
        case VP8_STATUS_UNSUPPORTED_FEATURE: "it is of a kind that libwebp does not know"
        default: "it makes no sense"
        }
    }
}
