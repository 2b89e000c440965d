import CoreGraphics

/// What a disc covers, all of it or beyond the end of a line.
///
/// Where a pixel is cut, the outline counts as straight: as the line square to the way from the disc's middle to the pixel's centre. What
/// that line leaves of the pixel is worked out exactly, and what an arc bends away from its tangent within a pixel is taken off on average.
struct RoundCap: RowShape {
    private let anchorX: Int, anchorY: Int
    private let x: Float, y: Float
    let radius: Float
    /// The direction out of the line; 0 for a whole disc.
    let ux: Float, uy: Float
    private let isWhole: Bool
    /// Of the angle between the line's outline and its middle, positive where the line narrows on its way out.
    private let tangent: Float
    /// How far the cap reaches back and its inside begins, along the line: 0 unless the line's width changes.
    private let back: Float, front: Float
    /// The direction against which, from a little beyond the middle on, pixels are left out; 0 for none.
    private var trimX: Float = 0, trimY: Float = 0
    let box: Box
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
    func cover(_ window: MaskWindow) -> PixelRect { cover(window, box) }

    private func cover(_ window: MaskWindow, _ box: Box) -> PixelRect {
        AnchoredWindow(window, x: anchorX, y: anchorY).raise(
            self, left: x + box.left, right: x + box.right, top: y + box.top, bottom: y + box.bottom)
    }

    /// The same without pixels that get as much from `next`, a stretch of the same width that goes on from here, or from its end.
    @inline(__always)
    func cover(_ window: MaskWindow, before next: Capsule.Heading) -> PixelRect {
        let cosine = ux * next.ux + uy * next.uy
        guard next.isEven, next.length >= Self.leastNext, radius <= Self.mostTrimmed, cosine > Self.leastCosine else {
            return cover(window)
        }
        var cap = self
        (cap.trimX, cap.trimY) = (-next.ux, -next.uy)
        let sine = ux * next.uy - uy * next.ux
        let outer = outerBox(next, cosine: cosine, side: sine > 0 ? -1 : 1)
        guard let inner = innerBox(next, sine: abs(sine), cosine: cosine, side: sine > 0 ? 1 : -1) else {
            return cap.cover(window, outer)
        }
        guard radius > Self.leastParted else { return cap.cover(window, outer.union(inner)) }
        return cap.cover(window, outer).union(cap.cover(window, inner))
    }

    @inline(__always)
    func reach(_ heights: Lanes) -> RowSpans { spans(heights - y, radius: radius + Fringe.slanted, from: -back - Fringe.slack) }

    @inline(__always)
    func inside(_ heights: Lanes) -> RowSpans { spans(heights - y, radius: radius - Fringe.slanted, from: front + Fringe.slack) }

    @inline(__always)
    func values(_ columns: Lanes, _ heights: Lanes) -> SIMD8<UInt32> {
        let offset: Lanes = columns - x, height: Lanes = heights - y
        // Never 0: what the pixel's corners are divided by.
        let upright = LaneMath.larger(LaneMath.magnitude(height), Lanes(repeating: HalfPlane.leastSlant))
        let level = LaneMath.larger(LaneMath.magnitude(offset), Lanes(repeating: HalfPlane.leastSlant))
        let distance = LaneMath.squareRoot(level * level + upright * upright)
        // `HalfPlane` with the normal as long as the distance; everything twice to be rid of the halves. The larger and the smaller
        // part of the normal are half of their sum and difference.
        let sum: Lanes = level + upright, difference: Lanes = LaneMath.magnitude(level - upright)
        let reach: Float = radius - bend
        let inside: Lanes = (reach - distance) * (distance + distance)
        let depth: Lanes = LaneMath.smaller(LaneMath.magnitude(inside), sum)
        let cut: Lanes = LaneMath.larger(depth - difference, Lanes())
        let whole: Lanes = (sum - difference) * (depth + depth), corners: Lanes = cut * cut
        let product: Lanes = level * upright, scale: Float = 255.0 / 8
        let area: Lanes = (whole - corners) / product * scale
        let signed: Lanes = LaneMath.withSign(of: inside, area) + 127.5
        let rounded = LaneMath.bits(signed + 8_388_608)
        if isWhole { return rounded }
        var beyond: Lanes = uy * height + ux * offset
        if tangent != 0 {
            let across: Lanes = ux * height - uy * offset
            beyond -= tangent * LaneMath.magnitude(across)
        }
        return rounded.replacing(with: 0, where: beyond .<= 0)
    }

    /// How much an arc lies inside its tangent, on average over a pixel: s² / 2R at the distance s from the point where they touch, and
    /// the mean of s² over a pixel is 1/12 in every direction.
    @inline(__always)
    private var bend: Float { 1 / (24 * radius) }

    /// The columns of rows within a radius and beyond a line square to the direction.
    @inline(__always)
    private func spans(_ heights: Lanes, radius: Float, from distance: Float) -> RowSpans {
        let square: Lanes = radius * radius - heights * heights
        let reach: Lanes = LaneMath.squareRoot(LaneMath.larger(square, Lanes(repeating: .leastNormalMagnitude)))
        let disc = RowSpans(low: -reach, high: reach.replacing(with: -.infinity, where: square .<= 0))
        var spans = disc.intersection(Bound(ux, uy).spans(heights, distance))
        if trimX != 0 || trimY != 0 { spans = spans.intersection(Bound(trimX, trimY).spans(heights, -Self.trimmed)) }
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
            let edge: Lanes = slope * heights + distance * inverse
            return RowSpans(low: edge + low, high: edge + high)
        }
    }
}
