import CoreGraphics

extension Capsule {
    /// Raises the bytes of `window` to this capsule's coverage: the greater of both in every pixel, so the order of capsules does not count
    /// and where they meet there is neither a seam nor a dark spot. What a pixel gets depends on nothing but where it lies.
    ///
    /// A capsule is what lies between both of its edges (`EvenSlab`, `TaperedSlab`) and the part of the disc at its end that lies beyond
    /// that (`RoundCap`). The disc at its start is the end of the capsule before it in a path; only one that `startsRound` has its own.
    /// - Returns: a box around the pixels it may have changed, in page pixels; empty when it misses the window.
    func cover(_ window: MaskWindow) -> PixelRect { cover(window, heading: heading, next: nil) }

    /// The same for less, where the rest of the path is drawn too.
    /// - Parameters:
    ///   - heading: this capsule's own.
    ///   - next: of the capsule that goes on from this one's end: what that covers at least as much of is left out here, which saves time
    ///     and changes no bit.
    @inline(__always)
    func cover(_ window: MaskWindow, heading: Heading, next: Heading?) -> PixelRect {
        if softness > 0 { return press(window) }
        guard heading.length > 0 else {
            return radius1 < Self.thinnest ? ThinDot(x: x1, y: y1, radius: radius1).cover(window)
                : RoundCap(x: x1, y: y1, radius: radius1).cover(window)
        }
        guard heading.isEven, heading.length <= Self.longest else { return coverAnyhow(window, heading) }
        let (length, ux, uy) = (heading.length, heading.ux, heading.uy)
        let stretch = Stretch(
            x: (x0 + x1) * 0.5, y: (y0 + y1) * 0.5, ux: ux, uy: uy, halfLength: length * 0.5 + Self.overlap, radius: radius0)
        let cap = RoundCap(x: x1, y: y1, radius: radius1, ux: ux, uy: uy)
        let changed = EvenSlab(stretch).cover(window).union(next.map { cap.cover(window, before: $0) } ?? cap.cover(window))
        guard startsRound else { return changed }
        return changed.union(RoundCap(x: x0, y: y0, radius: radius0, ux: -ux, uy: -uy).cover(window))
    }

    /// Where a capsule goes.
    struct Heading {
        /// A unit vector; 0 for a disc.
        let ux: Float, uy: Float
        let length: Float
        /// Whether its width stays the same and no pixel is cut by both of its edges.
        let isEven: Bool
    }

    @inline(__always)
    var heading: Heading {
        let (dx, dy) = (Float(x1 - x0), Float(y1 - y0))
        let square = dx * dx + dy * dy
        guard square > 0 else { return Heading(ux: 0, uy: 0, length: 0, isEven: false) }
        let length = square.squareRoot(), inverse = 1 / length
        return Heading(ux: dx * inverse, uy: dy * inverse, length: length, isEven: radius0 == radius1 && radius0 >= Self.thinnest)
    }

    /// The same for capsules that are long, tapered or thin.
    private func coverAnyhow(_ window: MaskWindow, _ heading: Heading) -> PixelRect {
        let (length, ux, uy) = (heading.length, heading.ux, heading.uy)
        let sine = Float(radius0 - radius1) / length
        let cosine = LaneMath.larger(1e-6, 1 - sine * sine).squareRoot()
        let pieces = Int((length / Self.longest).rounded(.up))
        let half = length / Float(pieces) * 0.5 + Self.overlap
        var changed = PixelRect.empty
        for piece in Self.pieces(of: pieces, from: (x0, y0), to: (x1, y1), in: window.pixels, reach: max(radius0, radius1) + 1) {
            let place = (Double(piece) + 0.5) / Double(pieces)
            let stretch = Stretch(
                x: x0 + (x1 - x0) * place, y: y0 + (y1 - y0) * place, ux: ux, uy: uy, halfLength: half,
                radius: radius0 + (radius1 - radius0) * place)
            if heading.isEven {
                changed = changed.union(EvenSlab(stretch).cover(window))
                continue
            }
            let start: TaperedSlab.End = piece > 0 || radius0 >= Self.thinnest ? .open(half)
                : startsRound ? .thin(half, radius: Float(radius0)) : .thinJoint(half, radius: Float(radius0))
            let end: TaperedSlab.End = piece < pieces - 1 || radius1 >= Self.thinnest ? .open(half) : .thin(half, radius: Float(radius1))
            changed = changed.union(TaperedSlab(stretch, sine: sine, cosine: cosine, start: start, end: end).cover(window))
        }
        if radius1 >= Self.thinnest {
            let cap = RoundCap(x: x1, y: y1, radius: radius1, ux: ux, uy: uy, sine: sine, tangent: sine / cosine)
            changed = changed.union(cap.cover(window))
        }
        if startsRound, radius0 >= Self.thinnest {
            let cap = RoundCap(x: x0, y: y0, radius: radius0, ux: -ux, uy: -uy, sine: -sine, tangent: -sine / cosine)
            changed = changed.union(cap.cover(window))
        }
        return changed
    }

    /// Which pieces of a line, cut into `count` equal ones, may reach into a window.
    private static func pieces(
        of count: Int, from a: (x: Double, y: Double), to b: (x: Double, y: Double), in pixels: PixelRect, reach: Double
    ) -> Range<Int> {
        guard count > 1 else { return 0..<count }
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let middleX = Double(pixels.minX + pixels.maxX) / 2 - a.x, middleY = Double(pixels.minY + pixels.maxY) / 2 - a.y
        let square = dx * dx + dy * dy
        let middle = (middleX * dx + middleY * dy) / square
        // Lines square to a tapered outline lean over by less than the widest radius, which both ends have room for.
        let half = (Double(pixels.width + pixels.height) / 2 + 2 * reach) / square.squareRoot()
        let first = ((middle - half) * Double(count)).rounded(.down), last = ((middle + half) * Double(count)).rounded(.down)
        return Int(max(0, min(Double(count), first)))..<Int(max(0, min(Double(count), last + 1)))
    }

    /// From this radius on, in pixels, no pixel is cut by both edges.
    private static var thinnest: Double { 0.75 }

    /// Longer lines are drawn in equal pieces, in pixels, so that places along them stay small numbers.
    private static var longest: Float { 128 }

    /// How far stretches reach beyond their ends, in pixels, so that rounding leaves no gap for a pixel right on the line between two.
    private static var overlap: Float { 2e-3 }
}
