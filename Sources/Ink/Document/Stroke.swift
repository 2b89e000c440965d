import CoreGraphics

/// One finished line of ink: never changes, shares its samples with its copies.
public struct Stroke: Equatable, Sendable, Identifiable {
    /// Tells strokes of one drawing apart.
    public struct ID: Hashable, Sendable, Comparable {
        public let rawValue: UInt64
        public init(_ rawValue: UInt64) { self.rawValue = rawValue }
        public static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
    }

    public let id: ID
    public let brush: Brush
    /// At least one; all of them as `InkSample.accepted` lets them through, in the order they came.
    public let samples: [InkSample]
    /// A rectangle around all ink in points: the samples' box grown by half the brush's width. Where the line bends between samples it is
    /// also as much larger as it can swing out there (`ModelOptions.overshoot`).
    public let bounds: CGRect

    /// Nil when no sample is accepted (`InkSample.accepted`). O(samples).
    public init?(id: ID, brush: Brush, samples: [InkSample]) {
        // As much memory as they take and no more: they are kept for ever.
        var accepted: [InkSample] = []
        accepted.reserveCapacity(samples.count)
        accepted.append(contentsOf: samples.lazy.compactMap(\.accepted))
        guard let first = accepted.first else { return nil }
        let swing = ModelOptions.overshoot * CGFloat(brush.model.rounding)
        var (left, top) = (first.position.x, first.position.y)
        var (right, bottom) = (left, top)
        var last = first.position
        for sample in accepted.dropFirst() {
            let place = sample.position
            // What smooths the line moves no point out of the box that a bend fits into.
            let (dx, dy) = (place.x - last.x, place.y - last.y)
            let room = swing > 0 ? swing * (dx * dx + dy * dy).squareRoot() : 0
            left = min(left, min(place.x, last.x) - room)
            right = max(right, max(place.x, last.x) + room)
            top = min(top, min(place.y, last.y) - room)
            bottom = max(bottom, max(place.y, last.y) + room)
            last = place
        }
        let reach = brush.width / 2
        (self.id, self.brush, self.samples) = (id, brush, accepted)
        bounds = CGRect(x: left - reach, y: top - reach, width: right - left + brush.width, height: bottom - top + brush.width)
    }
}
