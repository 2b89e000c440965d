import CoreGraphics
import ImageFiles
import Ink
import InkRaster

extension PictureImages {
    /// Pictures read from the files they came as; those that are not as large as they are said to be count as unreadable.
    public static func fromFiles() -> PictureImages {
        PictureImages { picture in
            guard let pixels = try? PictureReader.read(picture.bytes), (pixels.width, pixels.height) == (picture.width, picture.height) else {
                return nil
            }
            return CGImage(pixels)
        }
    }
}
