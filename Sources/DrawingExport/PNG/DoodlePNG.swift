import CoreGraphics
import DrawingFiles
import ImageFiles
import Ink

/// A PNG that Doodle has exported, opened again.
public enum DoodlePNG {
    /// The drawing in a PNG file; nil where there is none, or the picture was changed since. O(pixels + samples).
    /// - Throws: `PNGError` where the bytes are no PNG, or a damaged one.
    public static func drawing(in bytes: [UInt8]) throws(PNGError) -> ExportedDrawing? {
        let picture = try PNGDecoder.decode(bytes)
        guard let attachment = PNGDecoder.attachment(in: bytes, of: picture), let portable = PortableDrawing(bytes: attachment) else {
            return nil
        }
        return ExportedDrawing(portable.drawing, page: portable.page)
    }
}
