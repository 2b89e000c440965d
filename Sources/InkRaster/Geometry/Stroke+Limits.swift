import CoreGraphics
import Ink

extension Stroke {
    /// A box that its path, which may swing out between samples, does not leave: by less than half a segment's length.
    var limits: CGRect {
        let swing = (bounds.width + bounds.height) / 2
        return bounds.insetBy(dx: -swing, dy: -swing)
    }
}
