/// Where a capsule, grown by a distance, meets rows of pixels: convex, so one interval a row.
///
/// Its boundary is made of two circles and the two tangents between them; on each row the interval is the hull of what these give.
struct RowSpan {
    private let x0: Double, y0: Double, reach0: Double
    private let x1: Double, y1: Double, reach1: Double
    private let left: Edge
    private let right: Edge

    /// A tangent from circle to circle; `slope` is dx/dy.
    private struct Edge {
        let x: Double, y: Double, slope: Double, endX: Double, endY: Double

        /// - Parameter nx, ny: the unit normal that both circles have where the tangent leaves them.
        init(_ x0: Double, _ y0: Double, _ reach0: Double, _ x1: Double, _ y1: Double, _ reach1: Double, nx: Double, ny: Double) {
            (x, y) = (x0 + nx * reach0, y0 + ny * reach0)
            (endX, endY) = (x1 + nx * reach1, y1 + ny * reach1)
            slope = endY == y ? 0 : (endX - x) / (endY - y)
        }

        /// No edge at all: no row meets it.
        init() { (x, y, slope, endX, endY) = (0, .infinity, 0, 0, .infinity) }

        @inline(__always)
        func widen(_ y: Double, _ low: inout Double, _ high: inout Double) {
            guard y >= min(self.y, endY), y <= max(self.y, endY) else { return }
            // Limited to the edge: on one that is nearly level the slope is huge.
            let x = max(min(self.x, endX), min(max(self.x, endX), self.x + (y - self.y) * slope))
            low = min(low, x)
            high = max(high, x)
        }
    }

    /// - Parameters:
    ///   - grow: added to both radii; negative shrinks. Nil when a radius is then not positive.
    ///   - originX, originY: subtracted from the capsule's coordinates.
    init?(_ capsule: Capsule, grow: Double, originX: Double, originY: Double) {
        (reach0, reach1) = (capsule.radius0 + grow, capsule.radius1 + grow)
        guard reach0 > 0, reach1 > 0 else { return nil }
        (x0, y0) = (capsule.x0 - originX, capsule.y0 - originY)
        (x1, y1) = (capsule.x1 - originX, capsule.y1 - originY)
        let (dx, dy) = (x1 - x0, y1 - y0)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else {
            (left, right) = (Edge(), Edge())
            return
        }
        // The tangent leaves both circles in the direction whose sine along the segment is the shrinking of the radius.
        let along = (reach0 - reach1) / length
        let across = max(0, 1 - along * along).squareRoot()
        let (ux, uy) = (dx / length, dy / length)
        left = Edge(x0, y0, reach0, x1, y1, reach1, nx: ux * along - uy * across, ny: uy * along + ux * across)
        right = Edge(x0, y0, reach0, x1, y1, reach1, nx: ux * along + uy * across, ny: uy * along - ux * across)
    }

    /// The interval at height `y`; low > high where the row is missed. O(1).
    @inline(__always)
    func interval(_ y: Double) -> (low: Double, high: Double) {
        var (low, high) = (Double.infinity, -Double.infinity)
        let h0 = reach0 * reach0 - (y - y0) * (y - y0)
        if h0 >= 0 {
            let half = h0.squareRoot()
            (low, high) = (x0 - half, x0 + half)
        }
        let h1 = reach1 * reach1 - (y - y1) * (y - y1)
        if h1 >= 0 {
            let half = h1.squareRoot()
            low = min(low, x1 - half)
            high = max(high, x1 + half)
        }
        left.widen(y, &low, &high)
        right.widen(y, &low, &high)
        return (low, high)
    }
}
