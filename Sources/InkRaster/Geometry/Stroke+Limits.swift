import CoreGraphics
import Ink

extension Stroke {
    /// A box that its path does not leave, rounding of its numbers included.
    var limits: CGRect {
        let room = 0.01 + 1e-6 * (abs(bounds.midX) + abs(bounds.midY))
        return bounds.insetBy(dx: -room, dy: -room)
    }
}
