import CoreGraphics
import Ink

/// How samples become capsules in device pixels, the same for wet and dry ink. Element 0 is a dot on the first sample,
/// element k the capsule from sample k−1 to sample k.
struct StrokePath {
    let scale: Double
    let radius: Double

    init(brush: Brush, scale: Double) {
        self.scale = scale
        radius = brush.width / 2 * scale
    }

    /// - Precondition: `element` is an index of `samples`.
    func capsule(_ element: Int, of samples: [InkSample]) -> Capsule {
        let from = samples[max(0, element - 1)].position
        let to = samples[element].position
        return Capsule(
            x0: from.x * scale, y0: from.y * scale, radius0: radius,
            x1: to.x * scale, y1: to.y * scale, radius1: radius)
    }
}
