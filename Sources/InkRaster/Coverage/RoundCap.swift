import CoreGraphics

/// What a disc covers, all of it or beyond the end of a line.
///
/// Where a pixel is cut, the outline counts as straight: as the line square to the way from the disc's middle to the pixel's centre. What
/// that line leaves of the pixel is worked out exactly, and what an arc bends away from its tangent within a pixel is taken off on average.
struct RoundCap: RowShape {
    private let anchorX: Int, anchorY: Int
    private let x: Float, y: Float
    private let radius: Float
    /// The direction out of the line; 0 for a whole disc.
    private let ux: Float, uy: Float
    private let isWhole: Bool
    /// Of the angle between the line's outline and its middle, positive where the line narrows on its way out.
    private let tangent: Float
    /// How far the cap reaches back and its inside begins, along the line: 0 unless the line's width changes.
    private let back: Float, front: Float
    private let bound: Bound
    let hasInside: Bool

    @inline(__always)
    init(x: Double, y: Double, radius: Double, ux: Float = 0, uy: Float = 0, sine: Float = 0, tangent: Float = 0) {
        (anchorX, anchorY) = (Stretch.anchor(x), Stretch.anchor(y))
        self.x = Float(x - Double(anchorX))
        self.y = Float(y - Double(anchorY))
        self.radius = Float(radius)
        (self.ux, self.uy, self.tangent) = (ux, uy, tangent)
        isWhole = ux == 0 && uy == 0
        let outer = self.radius + Fringe.slanted
        (back, front) = (LaneMath.larger(0, -sine) * outer, LaneMath.larger(0, sine) * outer)
        bound = Bound(ux, uy)
        hasInside = self.radius > Fringe.leastInside
    }

    /// - Returns: a box around the page pixels it may have changed.
    func cover(_ window: MaskWindow) -> PixelRect {
        let outer = radius + Fringe.slanted, box = radius + Fringe.level
        let sideX = LaneMath.smaller(outer * abs(uy) + back, box), sideY = LaneMath.smaller(outer * abs(ux) + back, box)
        return AnchoredWindow(window, x: anchorX, y: anchorY).raise(
            self, left: x - (ux > 0 ? sideX : box), right: x + (ux < 0 ? sideX : box),
            top: y - (uy > 0 ? sideY : box), bottom: y + (uy < 0 ? sideY : box))
    }

    @inline(__always)
    func row(_ height: Float) -> Row { Row(self, height - y) }

    struct Row: RowCoverage {
        private let cap: RoundCap
        private let height: Float
        let low: Float, high: Float

        @inline(__always)
        init(_ cap: RoundCap, _ height: Float) {
            (self.cap, self.height) = (cap, height)
            (low, high) = cap.interval(height, radius: cap.radius + Fringe.slanted, from: -cap.back - Fringe.slack)
        }

        @inline(__always)
        var inside: (low: Float, high: Float) {
            cap.interval(height, radius: cap.radius - Fringe.slanted, from: cap.front + Fringe.slack)
        }

        @inline(__always)
        func values(_ column: Lanes) -> SIMD8<UInt32> {
            let offset = column - cap.x
            // Never 0: what the pixel's corners are divided by.
            let upright = LaneMath.larger(abs(height), HalfPlane.leastSlant)
            let level = LaneMath.larger(LaneMath.magnitude(offset), Lanes(repeating: HalfPlane.leastSlant))
            let distance = LaneMath.squareRoot(level * level + upright * upright)
            // `HalfPlane` with the normal as long as the distance; everything twice to be rid of the halves. The larger and the smaller
            // part of the normal are half of their sum and difference.
            let sum = level + upright, difference = LaneMath.magnitude(level - upright)
            let inside = (cap.radius - cap.bend - distance) * (distance + distance)
            let depth = LaneMath.smaller(LaneMath.magnitude(inside), sum)
            let cut = LaneMath.larger(depth - difference, Lanes())
            let area = ((sum - difference) * (depth + depth) - cut * cut) / (level * upright) * Float(255.0 / 8)
            let rounded = LaneMath.bits(LaneMath.withSign(of: inside, area) + 127.5 + 8_388_608)
            if cap.isWhole { return rounded }
            var beyond = cap.uy * height + cap.ux * offset
            if cap.tangent != 0 { beyond -= cap.tangent * LaneMath.magnitude(cap.ux * height - cap.uy * offset) }
            return rounded.replacing(with: 0, where: beyond .<= 0)
        }
    }

    /// How much an arc lies inside its tangent, on average over a pixel: s² / 2R at the distance s from the point where they touch, and
    /// the mean of s² over a pixel is 1/12 in every direction.
    @inline(__always)
    private var bend: Float { 1 / (24 * radius) }

    /// The columns of a row within a radius and beyond a line square to the direction.
    @inline(__always)
    private func interval(_ height: Float, radius: Float, from distance: Float) -> (low: Float, high: Float) {
        let square = radius * radius - height * height
        guard square > 0 else { return (1, -1) }
        let reach = square.squareRoot(), edge = bound.edge(height, distance)
        return (x + LaneMath.larger(-reach, edge + bound.low), x + LaneMath.smaller(reach, edge + bound.high))
    }

    /// Where rows cross a line square to a direction.
    private struct Bound {
        private let slope: Float, inverse: Float
        /// Added to the place where a row crosses the line, they give where it lies beyond it.
        let low: Float, high: Float

        @inline(__always)
        init(_ ux: Float, _ uy: Float) {
            let magnitude = 1 / LaneMath.larger(abs(ux), 1e-7)
            inverse = ux < 0 ? -magnitude : magnitude
            slope = -uy * inverse
            let isWhole = ux == 0 && uy == 0
            (low, high) = (isWhole || ux < 0 ? -.infinity : 0, isWhole || ux >= 0 ? .infinity : 0)
        }

        @inline(__always)
        func edge(_ height: Float, _ distance: Float) -> Float { slope * height + distance * inverse }
    }
}
