import CoreGraphics

/// Pictures and, over all of them, strokes in the order they are painted. A value: a copy is a snapshot that costs O(1), and so does
/// changing either of the two.
public struct Drawing: Equatable, Sendable {
    public var strokes: StrokeList
    /// The last one uppermost. Erasers leave them as they are.
    public var pictures: [PlacedPicture] = []

    /// An empty drawing.
    public init() { strokes = StrokeList() }

    /// Strokes that keep their places.
    public init(strokes: StrokeList, pictures: [PlacedPicture] = []) { (self.strokes, self.pictures) = (strokes, pictures) }

    /// O(strokes).
    public init(strokes: some Sequence<Stroke>, pictures: [PlacedPicture] = []) {
        self.init(strokes: StrokeList(strokes), pictures: pictures)
    }

    public var isEmpty: Bool { strokes.isEmpty && pictures.isEmpty }

    /// The smallest rectangle around everything in points, erasers included; null when there is nothing. O(strokes).
    public var bounds: CGRect {
        strokes.reduce(pictureBounds) { $0.union($1.bounds) }
    }

    /// The same around the pictures. O(pictures).
    public var pictureBounds: CGRect { pictures.reduce(CGRect.null) { $0.union($1.bounds) } }
}
