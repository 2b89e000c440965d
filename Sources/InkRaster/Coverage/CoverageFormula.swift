/// Coverage of eight pixels in a row by a capsule, in the coordinates of one tile.
///
/// Where a pixel is cut, the outline counts as straight: as the line square to the way from the middle line to the pixel's centre. What
/// that line leaves of the pixel is worked out exactly (`HalfPlane`), so straight edges at any angle are exact, and the ends differ by
/// what an arc bends away from its tangent within a pixel, which is taken off on average (`bend`). A line that is thinner than a
/// pixel is what lies between both of its edges.
///
/// Distances are split into parts across and along the segment, whose offsets are worked out in `Double` for each tile: a segment
/// whose ends are far away still has exact edges here. No branch depends on a pixel.
struct CoverageFormula {
    typealias Lanes = SIMD8<Float>
    static let lanes = 8

    private let ux: Float, uy: Float
    // Offsets of: distance across the segment, along it from its first end, along it from its second end.
    private let across0: Float, along0: Float, beyond0: Float
    private let radius0: Float
    /// Sine and tangent of the angle between outline and middle line: 0 where the radius stays the same.
    private let sine: Float, tangent: Float
    private let bend0: Float, bend1: Float
    private let isThin: Bool

    /// From this radius on, in pixels, no pixel is cut by both edges.
    private static let thinnest = 0.75

    init(_ capsule: Capsule, originX: Double, originY: Double) {
        let (x0, y0) = (capsule.x0 - originX, capsule.y0 - originY)
        let (x1, y1) = (capsule.x1 - originX, capsule.y1 - originY)
        let (dx, dy) = (x1 - x0, y1 - y0)
        let length = (dx * dx + dy * dy).squareRoot()
        let (ux, uy) = length > 0 ? (dx / length, dy / length) : (1, 0)
        let sine = length > 0 ? (capsule.radius0 - capsule.radius1) / length : 0
        (self.ux, self.uy) = (Float(ux), Float(uy))
        across0 = Float(uy * x0 - ux * y0)
        along0 = Float(-ux * x0 - uy * y0)
        beyond0 = Float(-ux * x1 - uy * y1)
        radius0 = Float(capsule.radius0)
        self.sine = Float(sine)
        tangent = Float(sine / max(1e-6, 1 - sine * sine).squareRoot())
        (bend0, bend1) = (CoverageFormula.bend(capsule.radius0), CoverageFormula.bend(capsule.radius1))
        isThin = min(capsule.radius0, capsule.radius1) < CoverageFormula.thinnest
    }

    /// How much an arc lies inside its tangent, on average over a pixel: s² / 2R at the distance s from the point where they touch, and
    /// the mean of s² over a pixel is 1/12 in every direction.
    private static func bend(_ radius: Double) -> Float { Float(1 / (24 * max(radius, 0.3))) }

    /// Raises the eight bytes from `bytes` on to the coverage of the pixels whose first one is centred at (`x` + ½, `y`).
    @inline(__always)
    func cover(_ bytes: UnsafeMutablePointer<UInt8>, x: Int, y: Float) {
        // Most of what a segment covers, the one before it has covered already.
        guard UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) != .max else { return }
        let column = Lanes(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) + Float(x)
        let signedAcross = (across0 + ux * y) - uy * column
        let along = (along0 + uy * y) + ux * column
        let beyond = (beyond0 + uy * y) + ux * column
        // From the point of the middle line whose normal goes through here: its ends where the normal would miss it.
        let across = HalfPlane.larger(HalfPlane.magnitude(signedAcross), Lanes(repeating: 1e-3))
        let foot = across * tangent
        let b = HalfPlane.larger(beyond, HalfPlane.smaller(along, foot))
        let a = HalfPlane.withSign(of: signedAcross, across)
        let square = a * a + b * b
        let distance = square.squareRoot()
        var radius = radius0 - sine * (along - b)
        radius.replace(with: radius - bend0, where: along .<= foot)
        radius.replace(with: radius - bend1, where: beyond .> HalfPlane.smaller(along, foot))
        let plane = HalfPlane(x: ux * b - uy * a, y: ux * a + uy * b)
        var coverage = 0.5 + plane.area((radius - distance) * distance)
        if isThin { coverage = coverage - 0.5 + plane.area((radius + distance) * distance) }
        HalfPlane.raise(bytes, to: coverage)
    }
}
