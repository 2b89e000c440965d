import Ink

/// The modelled paths of some strokes of a drawing, by their places: made once for a repaint, and forgotten with it.
struct StrokePaths: Sendable {
    private var paths: [[PathPoint]?]

    /// O(samples of these strokes).
    init(of places: some Sequence<Int>, _ strokes: [Stroke]) {
        paths = Array(repeating: nil, count: strokes.count)
        for place in places { paths[place] = strokes[place].path }
    }

    /// - Precondition: `place` is one of those asked for.
    subscript(place: Int) -> [PathPoint] {
        guard let path = paths[place] else { preconditionFailure("the path of stroke \(place) was not asked for") }
        return path
    }
}
