import Foundation
import ImageFiles
import Ink

/// A picture under the ink as an element of an SVG file, its file in it.
enum SVGPictureElement {
    /// O(bytes, and pixels where programs would not show the file as it is seen here).
    /// - Returns: nil where it cannot be read.
    static func bytes(_ placed: PlacedPicture) -> [UInt8]? {
        guard let (type, file) = file(of: placed.picture) else { return nil }
        var bytes: [UInt8] = []
        bytes.append("<image width=\"\(placed.picture.width)\" height=\"\(placed.picture.height)\" preserveAspectRatio=\"none\"")
        bytes.append(" transform=\"matrix(")
        let way = placed.transform
        bytes.append([way.a, way.b, way.c, way.d, way.tx, way.ty].map { "\(Double($0))" }.joined(separator: " "))
        // The older way to say it, which all programs know.
        bytes.append(")\" xlink:href=\"data:\(type);base64,")
        bytes += Array(Data(file).base64EncodedData())
        bytes.append("\"/>\n")
        return bytes
    }

    /// Every program shows PNG, and JPEG if nothing has to be turned first.
    private static func file(of picture: Picture) -> (type: String, bytes: [UInt8])? {
        switch PictureKind(picture.bytes) {
        case .png? where PictureReader.isUpright(picture.bytes): return ("image/png", picture.bytes)
        case .jpeg? where PictureReader.isUpright(picture.bytes): return ("image/jpeg", picture.bytes)
        case nil: return nil
        default:
            guard let pixels = try? PictureReader.read(picture.bytes), let png = try? PNGEncoder.encode(pixels) else { return nil }
            return ("image/png", png)
        }
    }
}
