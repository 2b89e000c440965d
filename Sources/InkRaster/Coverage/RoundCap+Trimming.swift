/// Which part of a round end is left to draw where a stretch of the same width goes on from it.
///
/// A pixel that lies `a` beyond the beginning of that stretch is nearer to its middle than to the disc's, which lies at the distance d, by
/// at least a²/2d. The normal of its edge is another one, though, turned by φ = asin(a/d), and the same depth may be worth less: where a
/// line of some direction takes a given share of a pixel, its distance from the pixel's centre changes by at most ½ for each radian it
/// turns (`HalfPlane`; the corner's reach (p + q)/2 changes fastest, by (p − q)/2). So from a = 1 on the stretch never gives less; what
/// the disc loses for being round (`bend`) is far more than rounding errors. The same holds for the disc at the stretch's end if that is
/// at least a pixel away. What lies nearer stays with the round end.
extension RoundCap {
    /// From the disc's middle.
    struct Box {
        var left: Float, right: Float, top: Float, bottom: Float

        /// Around a rectangle with sides along and across a direction.
        @inline(__always)
        init(_ ux: Float, _ uy: Float, along: (from: Float, to: Float), across: (from: Float, to: Float)) {
            let middle = (along.from + along.to) * 0.5, half = (along.to - along.from) * 0.5
            let aside = (across.from + across.to) * 0.5, width = (across.to - across.from) * 0.5
            let (x, y) = (ux * middle - uy * aside, uy * middle + ux * aside)
            let (boxX, boxY) = (abs(ux) * half + abs(uy) * width, abs(uy) * half + abs(ux) * width)
            (left, right, top, bottom) = (x - boxX, x + boxX, y - boxY, y + boxY)
        }

        @inline(__always)
        init(left: Float, right: Float, top: Float, bottom: Float) {
            (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
        }

        @inline(__always)
        func union(_ other: Box) -> Box {
            Box(
                left: LaneMath.smaller(left, other.left), right: LaneMath.larger(right, other.right),
                top: LaneMath.smaller(top, other.top), bottom: LaneMath.larger(bottom, other.bottom))
        }
    }

    /// On the outer side of the turn: the kite of both normals and the tangents at their ends, and a little along the next stretch.
    /// - Parameter side: −1 where that is left of the way, 1 where it is right of it (on a screen, y down).
    @inline(__always)
    func outerBox(_ next: Capsule.Heading, cosine: Float, side: Float) -> Box {
        let reach = (radius + Fringe.slanted) * side
        let (x0, y0, x1, y1) = (-uy * reach, ux * reach, -next.uy * reach, next.ux * reach)
        let tip = 1 / (1 + cosine), (x2, y2) = ((x0 + x1) * tip, (y0 + y1) * tip)
        let (moreX, moreY) = (next.ux * Self.trimmed, next.uy * Self.trimmed)
        func least(_ a: Float, _ b: Float, _ c: Float, _ more: Float) -> Float {
            LaneMath.smaller(LaneMath.smaller(a, b), LaneMath.smaller(c, 0)) + LaneMath.smaller(more, 0)
        }
        func most(_ a: Float, _ b: Float, _ c: Float, _ more: Float) -> Float {
            LaneMath.larger(LaneMath.larger(a, b), LaneMath.larger(c, 0)) + LaneMath.larger(more, 0)
        }
        return Box(
            left: LaneMath.larger(box.left, least(x0, x1, x2, moreX)), right: LaneMath.smaller(box.right, most(x0, x1, x2, moreX)),
            top: LaneMath.larger(box.top, least(y0, y1, y2, moreY)), bottom: LaneMath.smaller(box.bottom, most(y0, y1, y2, moreY)))
    }

    /// On the inner side: pixels that the edge may cut, from the disc's own line to where the stretch takes over. Nil where it has done so
    /// before the line is reached.
    @inline(__always)
    func innerBox(_ next: Capsule.Heading, sine: Float, cosine: Float, side: Float) -> Box? {
        let near = LaneMath.larger(0, radius - Fringe.slanted), from = near * sine - Fringe.slack
        guard from < Self.trimmed else { return nil }
        let least = LaneMath.larger(0, near * near - Self.trimmed * Self.trimmed).squareRoot() - Fringe.slack
        let most = (radius + Fringe.slanted) * cosine + Fringe.slack
        return Box(
            next.ux, next.uy, along: (from, Self.trimmed),
            across: side > 0 ? (least, most) : (-most, -least))
    }

    /// How far beyond the beginning of the next stretch pixels are left out, and how long it must be, in pixels.
    static var trimmed: Float { 1.005 }
    static var leastNext: Float { 1.25 }
    /// Up to this radius, in pixels, what is left out gets clearly more than rounding errors from what covers it.
    static var mostTrimmed: Float { 32 }
    /// Of the sharpest turn at which anything is left out.
    static var leastCosine: Float { 0.2 }
    /// From this radius on, in pixels, both sides of the turn are looked at one by one.
    static var leastParted: Float { 1.5 }
}
