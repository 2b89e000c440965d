/// Where a stroke lies in the painting order of a drawing: before all strokes with a greater place, after all with a smaller one.
///
/// A place belongs to its stroke for as long as it may be seen again. Erasing leaves a hole, so no other stroke is renumbered, and undo
/// fills it.
public struct StrokePlace: Hashable, Comparable, Sendable {
    public let rawValue: UInt32

    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    public static func < (a: StrokePlace, b: StrokePlace) -> Bool { a.rawValue < b.rawValue }

    /// The place `count` further up.
    /// - Precondition: below 2³², which at a stroke a second takes 136 years.
    func advanced(by count: Int = 1) -> StrokePlace { StrokePlace(rawValue + UInt32(count)) }
}

/// A stroke and its place in a drawing.
public struct PlacedStroke: Equatable, Sendable {
    public let place: StrokePlace
    public let stroke: Stroke

    public init(_ stroke: Stroke, at place: StrokePlace) { (self.place, self.stroke) = (place, stroke) }
}
