import CoreGraphics

/// Strokes in the order they are painted. A value: a copy is a snapshot that costs O(1), and so does changing either of the two.
public struct Drawing: Equatable, Sendable {
    public var strokes: StrokeList

    /// An empty drawing.
    public init() { strokes = StrokeList() }

    /// Strokes that keep their places.
    public init(strokes: StrokeList) { self.strokes = strokes }

    /// O(strokes).
    public init(strokes: some Sequence<Stroke>) { self.strokes = StrokeList(strokes) }

    public var isEmpty: Bool { strokes.isEmpty }

    /// The smallest rectangle around all strokes in points, erasers included; null when there are none. O(strokes).
    public var bounds: CGRect {
        strokes.reduce(CGRect.null) { $0.union($1.bounds) }
    }
}
