import CoreGraphics

/// What a stretch of a line of even width covers between its ends, as if the line went on beyond them.
struct EvenSlab: RowShape {
    private let stretch: Stretch
    private let edge: HalfPlane
    private let strip: Strip, length: Strip
    let hasInside: Bool

    @inline(__always)
    init(_ stretch: Stretch) {
        self.stretch = stretch
        edge = HalfPlane(stretch.ux, stretch.uy)
        strip = Strip(normalX: stretch.uy, normalY: -stretch.ux)
        length = Strip(normalX: stretch.ux, normalY: stretch.uy)
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
    func row(_ height: Float) -> Row { Row(self, height - stretch.y) }

    struct Row: RowCoverage {
        private let slab: EvenSlab
        /// Distances of the anchor's column from the middle of the stretch.
        private let across: Float, along: Float
        let low: Float, high: Float

        @inline(__always)
        init(_ slab: EvenSlab, _ height: Float) {
            self.slab = slab
            let stretch = slab.stretch
            across = stretch.ux * height + stretch.uy * stretch.x
            along = stretch.uy * height - stretch.ux * stretch.x
            let sides = slab.strip.interval(-across, stretch.radius + Fringe.slanted)
            let ends = slab.length.interval(along, stretch.halfLength + Fringe.slack)
            (low, high) = (LaneMath.larger(sides.low, ends.low), LaneMath.smaller(sides.high, ends.high))
        }

        @inline(__always)
        var inside: (low: Float, high: Float) {
            let sides = slab.strip.interval(-across, slab.stretch.radius - Fringe.slanted)
            let ends = slab.length.interval(along, slab.stretch.halfLength - Fringe.slack)
            return (LaneMath.larger(sides.low, ends.low), LaneMath.smaller(sides.high, ends.high))
        }

        @inline(__always)
        func values(_ column: Lanes) -> SIMD8<UInt32> {
            let distance = slab.stretch.radius - LaneMath.magnitude(across - slab.stretch.uy * column)
            let rounded = LaneMath.bits(slab.edge.area(distance) + 127.5 + 8_388_608)
            return rounded.replacing(with: 0, where: LaneMath.magnitude(along + slab.stretch.ux * column) .> slab.stretch.halfLength)
        }
    }
}
