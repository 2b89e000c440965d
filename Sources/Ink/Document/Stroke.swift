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
    /// The smallest rectangle around the ink in points: the samples' box grown by half the brush's width.
    public let bounds: CGRect

    /// Nil when no sample is accepted (`InkSample.accepted`). O(samples).
    public init?(id: ID, brush: Brush, samples: [InkSample]) {
        // As much memory as they take and no more: they are kept for ever.
        var accepted: [InkSample] = []
        accepted.reserveCapacity(samples.count)
        accepted.append(contentsOf: samples.lazy.compactMap(\.accepted))
        guard let first = accepted.first else { return nil }
        var (left, top) = (first.position.x, first.position.y)
        var (right, bottom) = (left, top)
        for sample in accepted.dropFirst() {
            left = min(left, sample.position.x)
            right = max(right, sample.position.x)
            top = min(top, sample.position.y)
            bottom = max(bottom, sample.position.y)
        }
        let reach = brush.width / 2
        (self.id, self.brush, self.samples) = (id, brush, accepted)
        bounds = CGRect(x: left - reach, y: top - reach, width: right - left + brush.width, height: bottom - top + brush.width)
    }
}
