import CoreGraphics

/// What a stretch of a line covers whose width changes or is less than a pixel: what lies between both of its edges, each of which may
/// cut a pixel.
struct TaperedSlab: RowShape {
    /// How a stretch begins or ends.
    struct End {
        /// How far from the middle of the stretch pixels are looked at, along the line.
        let limit: Float
        /// Where coverage begins to fall, half a pixel before the end of the ink; infinite where it does not.
        let fall: Float

        /// The line goes on here, or its end is somebody else's (`RoundCap`).
        @inline(__always)
        static func open(_ halfLength: Float) -> End { End(limit: halfLength, fall: .infinity) }

        /// The end of a line of less than a pixel: as long as a rectangle with the area of its half disc.
        @inline(__always)
        static func thin(_ halfLength: Float, radius: Float) -> End {
            let length = halfLength + radius * (.pi / 4)
            return End(limit: length + 0.5, fall: length + 0.5)
        }

        /// Another stretch begins at the end of one of less than a pixel, which falls off there (`thin`): it makes up for that.
        @inline(__always)
        static func thinJoint(_ halfLength: Float, radius: Float) -> End {
            End(limit: halfLength + LaneMath.larger(0, 0.5 - radius * (.pi / 4)), fall: .infinity)
        }
    }

    private let stretch: Stretch
    private let sine: Float, cosine: Float, tangent: Float
    private let start: End, end: End
    private let one: HalfPlane, other: HalfPlane
    private let widest: Float
    /// Of the part of the middle that is looked at.
    private let middle: Float, halfRange: Float
    var hasInside: Bool { false }

    /// - Parameters:
    ///   - sine: of the angle between outline and middle, positive where the line narrows.
    @inline(__always)
    init(_ stretch: Stretch, sine: Float, cosine: Float, start: End, end: End) {
        self.stretch = stretch
        (self.sine, self.cosine, self.start, self.end) = (sine, cosine, start, end)
        tangent = sine / cosine
        let (ux, uy) = (stretch.ux, stretch.uy)
        one = HalfPlane(sine * ux - cosine * uy, sine * uy + cosine * ux)
        other = HalfPlane(sine * ux + cosine * uy, sine * uy - cosine * ux)
        widest = stretch.radius + abs(sine) * stretch.halfLength + Fringe.slanted
        // Lines square to the outline bound it: they lean towards the narrow end.
        let lean = sine * widest / LaneMath.larger(cosine, abs(sine))
        let from = -start.limit + LaneMath.smaller(0, lean), to = end.limit + LaneMath.larger(0, lean)
        middle = (from + to) * 0.5
        halfRange = (to - from) * 0.5 + Fringe.slack
    }

    /// - Returns: a box around the page pixels it may have changed.
    func cover(_ window: MaskWindow) -> PixelRect {
        let (x, y, ux, uy) = (stretch.x, stretch.y, stretch.ux, stretch.uy)
        // Within the box along the line, and within that of the discs at both ends.
        let boxX = abs(ux) * halfRange + abs(uy) * widest, boxY = abs(uy) * halfRange + abs(ux) * widest
        let (middleX, middleY) = (ux * middle, uy * middle)
        let (endX, endY) = (ux * stretch.halfLength, uy * stretch.halfLength)
        let change = sine * stretch.halfLength
        let reach0 = stretch.radius + change + Fringe.level, reach1 = stretch.radius - change + Fringe.level
        return AnchoredWindow(window, x: stretch.anchorX, y: stretch.anchorY).raise(
            self, left: x + LaneMath.larger(middleX - boxX, LaneMath.smaller(-endX - reach0, endX - reach1)),
            right: x + LaneMath.smaller(middleX + boxX, LaneMath.larger(-endX + reach0, endX + reach1)),
            top: y + LaneMath.larger(middleY - boxY, LaneMath.smaller(-endY - reach0, endY - reach1)),
            bottom: y + LaneMath.smaller(middleY + boxY, LaneMath.larger(-endY + reach0, endY + reach1)))
    }

    @inline(__always)
    func reach(_ heights: Lanes) -> RowSpans {
        let heights: Lanes = heights - stretch.y
        let (ux, uy) = (stretch.ux, stretch.uy)
        let sides = Strip(normalX: uy, normalY: -ux), ends = Strip(normalX: ux, normalY: uy)
        let across: Lanes = heights * -ux - uy * stretch.x, along: Lanes = heights * uy - (ux * stretch.x + middle)
        return sides.spans(across, widest).intersection(ends.spans(along, halfRange))
    }

    @inline(__always)
    func inside(_ heights: Lanes) -> RowSpans { RowSpans(low: Lanes(repeating: 1), high: Lanes(repeating: -1)) }

    @inline(__always)
    func values(_ columns: Lanes, _ heights: Lanes) -> SIMD8<UInt32> {
        let heights: Lanes = heights - stretch.y
        let (ux, uy) = (stretch.ux, stretch.uy), (left, top): (Float, Float) = (uy * stretch.x, ux * stretch.x)
        let across: Lanes = ux * heights + left - uy * columns
        let along: Lanes = uy * heights - top + ux * columns
        let inside: Lanes = stretch.radius - sine * along, aside: Lanes = cosine * across
        let both: Lanes = one.area(inside - aside) + other.area(inside + aside)
        let width: Lanes = LaneMath.larger(both, Lanes())
        // Where the line square to the outline meets the middle.
        let foot: Lanes = along - tangent * LaneMath.magnitude(across)
        let begun: Lanes = LaneMath.smaller(LaneMath.larger(start.fall + along, Lanes()), Lanes(repeating: 1))
        let rest: Lanes = LaneMath.smaller(LaneMath.larger(end.fall - along, Lanes()), Lanes(repeating: 1))
        let area: Lanes = width * begun * rest
        let rounded = LaneMath.bits(area + 8_388_608)
        return rounded.replacing(with: 0, where: (foot .< -start.limit) .| (foot .> end.limit))
    }
}
