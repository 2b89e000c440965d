import CoreGraphics
import Ink

/// How a modelled path becomes capsules in device pixels, the same for wet and dry ink. Element 0 is a dot on the first point,
/// element k the capsule from point k−1 to point k. Only the first of them starts round: the others start where one has ended.
struct StrokePath {
    let scale: Double

    /// - Precondition: `element` is an index of `points`.
    @inline(__always)
    func capsule(_ element: Int, of points: [PathPoint]) -> Capsule {
        capsule(element, from: points[max(0, element - 1)], to: points[element])
    }

    /// The same by its ends.
    @inline(__always)
    func capsule(_ element: Int, from a: PathPoint, to b: PathPoint) -> Capsule {
        Capsule(
            x0: a.x * scale, y0: a.y * scale, radius0: a.radius * scale,
            x1: b.x * scale, y1: b.y * scale, radius1: b.radius * scale, startsRound: element <= 1)
    }
}
