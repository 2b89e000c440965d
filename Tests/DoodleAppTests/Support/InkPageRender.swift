import Ink
import InkRaster
import UIKit

/// The page without paper, to see what is transparent.
enum InkPageRender {
    static func transparent(_ drawing: Drawing) -> PixelBuffer {
        InkPage.render(drawing, pixelWidth: 1024, pixelHeight: 720, scale: 1, paper: nil)
    }
}
