import CoreGraphics

/// What a stretch of a line of even width covers between its ends, as if the line went on beyond them.
struct EvenSlab: RowShape {
    private let stretch: Stretch
    private let edge: HalfPlane
    let hasInside: Bool

    @inline(__always)
    init(_ stretch: Stretch) {
        self.stretch = stretch
        edge = HalfPlane(stretch.ux, stretch.uy)
        hasInside = stretch.radius > Fringe.leastInside
    }

    /// - Returns: a box around the page pixels it may have changed.
    func cover(_ window: MaskWindow) -> PixelRect {
        let (width, height) = (abs(stretch.ux), abs(stretch.uy))
        let outer = stretch.radius + Fringe.slanted, box = stretch.radius + Fringe.level
        let reachX = width * stretch.halfLength + LaneMath.smaller(outer * height, box)
        let reachY = height * stretch.halfLength + LaneMath.smaller(outer * width, box)
        return AnchoredWindow(window, x: stretch.anchorX, y: stretch.anchorY).raise(
            self, left: stretch.x - reachX, right: stretch.x + reachX, top: stretch.y - reachY, bottom: stretch.y + reachY)
    }

    @inline(__always)
    func reach(_ heights: Lanes) -> RowSpans { spans(heights, Fringe.slanted, Fringe.slack) }

    @inline(__always)
    func inside(_ heights: Lanes) -> RowSpans { spans(heights, -Fringe.slanted, -Fringe.slack) }

    @inline(__always)
    private func spans(_ heights: Lanes, _ moreAcross: Float, _ moreAlong: Float) -> RowSpans {
        let heights: Lanes = heights - stretch.y
        let (ux, uy) = (stretch.ux, stretch.uy)
        let sides = Strip(normalX: uy, normalY: -ux), ends = Strip(normalX: ux, normalY: uy)
        let across: Lanes = heights * -ux - uy * stretch.x, along: Lanes = heights * uy - ux * stretch.x
        return sides.spans(across, stretch.radius + moreAcross).intersection(ends.spans(along, stretch.halfLength + moreAlong))
    }

    @inline(__always)
    func values(_ columns: Lanes, _ heights: Lanes) -> SIMD8<UInt32> {
        let heights: Lanes = heights - stretch.y
        let (ux, uy) = (stretch.ux, stretch.uy), (left, top): (Float, Float) = (uy * stretch.x, ux * stretch.x)
        let across: Lanes = ux * heights + left - uy * columns
        let along: Lanes = uy * heights - top + ux * columns
        let inside: Lanes = stretch.radius - LaneMath.magnitude(across)
        let area: Lanes = edge.area(inside) + 127.5
        let rounded = LaneMath.bits(area + 8_388_608)
        return rounded.replacing(with: 0, where: LaneMath.magnitude(along) .> stretch.halfLength)
    }
}
