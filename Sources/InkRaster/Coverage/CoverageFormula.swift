/// Coverage of one pixel by a capsule, in the coordinates of one tile.
///
/// A pixel counts as a box turned towards the outline: with d the distance of its centre from the middle line and r the radius there,
/// the outline takes r + ½ − d of it, at most all of it, and at most 2r where the line is thinner than a pixel. Straight edges are
/// thereby exact in area; a disc comes out π/12 of a pixel larger than πr².
///
/// Distances are split into parts across and along the segment, whose offsets are worked out in `Double` for each tile: a segment
/// whose ends are far away still has exact edges here.
struct CoverageFormula {
    // across = acrossX·x + acrossY·y + across0; along is measured from the first end, beyond from the second.
    private let ux: Float, uy: Float
    private let across0: Float, along0: Float, beyond0: Float
    private let radius0: Float
    private let most: Float
    private let taper: Taper?

    /// What a radius that changes along the way adds.
    private struct Taper {
        /// Sine and cosine of the angle between outline and middle line.
        let sine: Float, cosine: Float
        let length: Float
        let radius1: Float
    }

    init(_ capsule: Capsule, originX: Double, originY: Double) {
        let (x0, y0) = (capsule.x0 - originX, capsule.y0 - originY)
        let (x1, y1) = (capsule.x1 - originX, capsule.y1 - originY)
        let (dx, dy) = (x1 - x0, y1 - y0)
        let length = (dx * dx + dy * dy).squareRoot()
        let (ux, uy) = length > 0 ? (dx / length, dy / length) : (1, 0)
        (self.ux, self.uy) = (Float(ux), Float(uy))
        across0 = Float(uy * x0 - ux * y0)
        along0 = Float(-ux * x0 - uy * y0)
        beyond0 = Float(-ux * x1 - uy * y1)
        radius0 = Float(capsule.radius0)
        most = Float(min(1, 2 * capsule.radius0))
        if capsule.radius0 == capsule.radius1 {
            taper = nil
        } else {
            let sine = (capsule.radius0 - capsule.radius1) / length
            taper = Taper(
                sine: Float(sine), cosine: Float(max(0, 1 - sine * sine).squareRoot()),
                length: Float(length), radius1: Float(capsule.radius1))
        }
    }

    /// Raises `row[columns]` to the coverage of the pixels centred at (column + ½, `y`).
    @inline(__always)
    func cover(_ row: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>, y: Float) {
        if let taper {
            for column in columns { raise(row + column, tapered(Float(column) + 0.5, y, taper)) }
            return
        }
        let across = across0 + ux * y, along = along0 + uy * y, beyond = beyond0 + uy * y
        let outer = radius0 + 0.5
        for column in columns {
            let x = Float(column) + 0.5
            let a = across - uy * x
            let b = max(0, max(-(along + ux * x), beyond + ux * x))
            raise(row + column, min(most, outer - (a * a + b * b).squareRoot()))
        }
    }

    /// Signed distance to a cone with round ends (I. Quilez, "Uneven capsule", distance functions in 2D), turned into coverage.
    @inline(__always)
    private func tapered(_ x: Float, _ y: Float, _ taper: Taper) -> Float {
        let a = abs(across0 + ux * y - uy * x)
        let s = along0 + uy * y + ux * x
        let k = taper.cosine * s - taper.sine * a
        if k <= 0 {
            return min(most, radius0 + 0.5 - (a * a + s * s).squareRoot())
        }
        if k >= taper.cosine * taper.length {
            let b = beyond0 + uy * y + ux * x
            return min(min(1, 2 * taper.radius1), taper.radius1 + 0.5 - (a * a + b * b).squareRoot())
        }
        // The radius where the outline's normal through this pixel leaves the middle line.
        let radius = radius0 - taper.sine * k / taper.cosine
        return min(min(1, 2 * radius), radius0 + 0.5 - (taper.cosine * a + taper.sine * s))
    }

    @inline(__always)
    private func raise(_ pixel: UnsafeMutablePointer<UInt8>, _ coverage: Float) {
        let value = UInt8(truncatingIfNeeded: Int32(max(0, coverage) * 255 + 0.5))
        if value > pixel.pointee { pixel.pointee = value }
    }
}
