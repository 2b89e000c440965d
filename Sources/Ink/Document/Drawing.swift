import CoreGraphics

/// Strokes in the order they are painted. A value: a copy is a snapshot and costs O(1) until one of the two changes.
public struct Drawing: Equatable, Sendable {
    public var strokes: [Stroke]

    public init(strokes: [Stroke] = []) { self.strokes = strokes }

    public var isEmpty: Bool { strokes.isEmpty }

    /// The smallest rectangle around all strokes in points, erasers included; null when there are none. O(strokes).
    public var bounds: CGRect {
        strokes.reduce(CGRect.null) { $0.union($1.bounds) }
    }
}
