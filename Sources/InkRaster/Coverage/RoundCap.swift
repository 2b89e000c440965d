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
    /// The direction against which, from a little beyond the middle on, pixels are left out; 0 for none.
    private var trimX: Float = 0, trimY: Float = 0
    private var box: Box
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
        let whole = self.radius + Fringe.level
        let sideX = LaneMath.smaller(outer * abs(uy) + back, whole), sideY = LaneMath.smaller(outer * abs(ux) + back, whole)
        box = Box(
            left: ux > 0 ? -sideX : -whole, right: ux < 0 ? sideX : whole, top: uy > 0 ? -sideY : -whole, bottom: uy < 0 ? sideY : whole)
        hasInside = self.radius > Fringe.leastInside
    }

    /// - Returns: a box around the page pixels it may have changed.
    func cover(_ window: MaskWindow) -> PixelRect {
        AnchoredWindow(window, x: anchorX, y: anchorY).raise(
            self, left: x + box.left, right: x + box.right, top: y + box.top, bottom: y + box.bottom)
    }

    /// From the disc's middle.
    private struct Box {
        var left: Float, right: Float, top: Float, bottom: Float
    }

    /// Leaves out pixels that lie a pixel or more beyond the beginning of the stretch of the same width that goes on from here: nearer to
    /// its middle than to this disc's, they get at least as much from it (`EvenSlab`) or from the disc at its end.
    ///
    /// On the way from one tangent to the other the normal turns, by φ, which by itself may make the same distance worth up to φ/2 times
    /// less than it grows with the distance; R·φ²/2 nearer is enough from R·φ = 1 on.
    @inline(__always)
    mutating func leaveOut(beyond next: Capsule.Heading) {
        let cosine = ux * next.ux + uy * next.uy
        guard next.isEven, next.length >= Self.leastNext, radius <= Self.mostTrimmed, cosine > Self.leastCosine else { return }
        (trimX, trimY) = (-next.ux, -next.uy)
        // What is left lies in the kite of the normals on the outer side of the turn and the tangents at their ends, and a little beyond.
        let reach = radius + Fringe.slanted
        let side = (ux * next.uy - uy * next.ux > 0 ? -reach : reach)
        let (x0, y0, x1, y1) = (-uy * side, ux * side, -next.uy * side, next.ux * side)
        let tip = 1 / (1 + cosine), (x2, y2) = ((x0 + x1) * tip, (y0 + y1) * tip)
        let (moreX, moreY) = (next.ux * Self.overlap, next.uy * Self.overlap)
        func least(_ a: Float, _ b: Float, _ c: Float, _ more: Float) -> Float {
            LaneMath.smaller(LaneMath.smaller(a, b), LaneMath.smaller(c, 0)) + LaneMath.smaller(more, 0)
        }
        func most(_ a: Float, _ b: Float, _ c: Float, _ more: Float) -> Float {
            LaneMath.larger(LaneMath.larger(a, b), LaneMath.larger(c, 0)) + LaneMath.larger(more, 0)
        }
        box.left = LaneMath.larger(box.left, least(x0, x1, x2, moreX))
        box.right = LaneMath.smaller(box.right, most(x0, x1, x2, moreX))
        box.top = LaneMath.larger(box.top, least(y0, y1, y2, moreY))
        box.bottom = LaneMath.smaller(box.bottom, most(y0, y1, y2, moreY))
    }

    /// How far beyond the beginning of the next stretch everything counts, and how long that must be, in pixels.
    private static var overlap: Float { 1.1 }
    private static var leastNext: Float { 1.25 }
    /// Up to this radius, in pixels, what is left out gets clearly more than rounding errors from what covers it.
    private static var mostTrimmed: Float { 32 }
    /// Of the sharpest turn at which anything is left out.
    private static var leastCosine: Float { 0.2 }

    @inline(__always)
    func row(_ height: Float) -> Row { Row(self, height - y) }

    @inline(__always)
    func reach(_ heights: Lanes) -> RowSpans { spans(heights - y, radius: radius + Fringe.slanted, from: -back - Fringe.slack) }

    @inline(__always)
    func inside(_ heights: Lanes) -> RowSpans { spans(heights - y, radius: radius - Fringe.slanted, from: front + Fringe.slack) }

    struct Row: RowCoverage {
        private let cap: RoundCap
        private let height: Float

        @inline(__always)
        init(_ cap: RoundCap, _ height: Float) { (self.cap, self.height) = (cap, height) }

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

    /// The columns of rows within a radius and beyond a line square to the direction.
    @inline(__always)
    private func spans(_ heights: Lanes, radius: Float, from distance: Float) -> RowSpans {
        let square = radius * radius - heights * heights
        let reach = LaneMath.squareRoot(LaneMath.larger(square, Lanes(repeating: .leastNormalMagnitude)))
        let disc = RowSpans(low: -reach, high: reach.replacing(with: -.infinity, where: square .<= 0))
        var spans = disc.intersection(Bound(ux, uy).spans(heights, distance))
        if trimX != 0 || trimY != 0 { spans = spans.intersection(Bound(trimX, trimY).spans(heights, -Self.overlap)) }
        return RowSpans(low: spans.low + x, high: spans.high + x)
    }

    /// Where rows cross a line square to a direction.
    private struct Bound {
        private let slope: Float, inverse: Float
        /// Added to the place where a row crosses the line, they give where it lies beyond it.
        private let low: Float, high: Float

        @inline(__always)
        init(_ ux: Float, _ uy: Float) {
            let magnitude = 1 / LaneMath.larger(abs(ux), 1e-7)
            inverse = ux < 0 ? -magnitude : magnitude
            slope = -uy * inverse
            let isWhole = ux == 0 && uy == 0
            (low, high) = (isWhole || ux < 0 ? -.infinity : 0, isWhole || ux >= 0 ? .infinity : 0)
        }

        @inline(__always)
        func spans(_ heights: Lanes, _ distance: Float) -> RowSpans {
            let edge = slope * heights + distance * inverse
            return RowSpans(low: edge + low, high: edge + high)
        }
    }
}
