import CoreGraphics
import Ink

/// The modelled paths of some strokes of a drawing, by their places: made once for a repaint, and forgotten with it.
struct StrokePaths: Sendable {
    struct Painted: Sendable {
        let points: [PathPoint]
        let path: StrokePath
        let paint: InkPaint

        init(_ stroke: Stroke, map: PageMap) {
            points = stroke.path(scale: map.scale)
            path = StrokePath(stroke.brush, map: map)
            paint = InkPaint(stroke.brush, map: map)
        }
    }

    private var strokes: [StrokePlace: Painted] = [:]

    /// O(samples of these strokes).
    init(of places: some Sequence<StrokePlace>, _ strokes: StrokeList, map: PageMap) {
        for place in places {
            guard let stroke = strokes[place] else { preconditionFailure("there is no stroke at \(place)") }
            self.strokes[place] = Painted(stroke, map: map)
        }
    }

    /// Those of a drawing that may have ink in `extent` (page pixels). O(strokes, and samples of those near by).
    /// - Parameter isWanted: asked before each stroke; nil is made where it says no.
    init?(_ strokes: StrokeList, map: PageMap, near extent: PixelRect, while isWanted: () -> Bool) {
        let near = map.box(of: extent.insetBy(-1))
        for placed in strokes.placed where placed.stroke.limits.intersects(near) {
            guard isWanted() else { return nil }
            self.strokes[placed.place] = Painted(placed.stroke, map: map)
        }
    }

    /// Whether the path of a stroke is there.
    func contains(_ place: StrokePlace) -> Bool { strokes[place] != nil }

    /// - Precondition: `place` is one of those asked for.
    subscript(place: StrokePlace) -> Painted {
        guard let painted = strokes[place] else { preconditionFailure("the path of the stroke at \(place) was not asked for") }
        return painted
    }
}
