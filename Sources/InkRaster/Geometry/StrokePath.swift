import CoreGraphics
import Ink

/// How a modelled path becomes capsules in device pixels, the same for wet and dry ink. Element 0 is a dot on the first point,
/// element k the capsule from point k−1 to point k. Only the first of them starts round: the others start where one has ended.
struct StrokePath {
    let map: PageMap
    /// Of its capsules, in device pixels.
    var softness = 0.0

    /// - Precondition: `element` is an index of `points`.
    @inline(__always)
    func capsule(_ element: Int, of points: [PathPoint]) -> Capsule {
        capsule(element, from: points[max(0, element - 1)], to: points[element])
    }

    /// The same by its ends.
    @inline(__always)
    func capsule(_ element: Int, from a: PathPoint, to b: PathPoint) -> Capsule {
        Capsule(
            x0: map.x(a.x, a.y), y0: map.y(a.x, a.y), radius0: a.radius * map.scale,
            x1: map.x(b.x, b.y), y1: map.y(b.x, b.y), radius1: b.radius * map.scale, startsRound: element <= 1, softness: softness)
    }
}

extension StrokePath {
    /// How detailed a path has to be (`StrokeModel`) for a page of so many pixels a point: the line keeps within 0.4 pixels of the curve.
    static func detail(scale: Double) -> Int { max(1, Int((scale / 4).squareRoot().rounded(.up))) }

    /// As `brush` is pressed on the paper.
    init(_ brush: Brush, map: PageMap) {
        self.init(map: map)
        guard brush.tool == .pencil else { return }
        // The point of a pencil is a dome: two thirds of its radius are rim, but at least what makes the thinnest line look drawn.
        softness = max(0.8, 0.33 * Double(brush.width)) * map.scale
    }
}

extension Stroke {
    /// Its line for a page of so many pixels a point. O(samples).
    func path(scale: Double) -> [PathPoint] { path(detail: StrokePath.detail(scale: scale)) }
}
