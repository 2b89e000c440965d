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
    /// A rectangle around all of the ink in points, whatever becomes of the samples on the way to a line (`path`): the box of the curve's
    /// control points grown by half the brush's width. For straight lines it is the smallest there is.
    public let bounds: CGRect

    /// Nil when no sample is accepted (`InkSample.accepted`). O(samples).
    public init?(id: ID, brush: Brush, samples: [InkSample]) {
        // As much memory as they take and no more: they are kept for ever.
        var accepted: [InkSample] = []
        accepted.reserveCapacity(samples.count)
        accepted.append(contentsOf: samples.lazy.compactMap(\.accepted))
        guard !accepted.isEmpty else { return nil }
        let hull = CurveHull(accepted, rounding: brush.model.rounding), reach = Double(brush.width) / 2
        (self.id, self.brush, self.samples) = (id, brush, accepted)
        bounds = CGRect(
            x: hull.left - reach, y: hull.top - reach,
            width: hull.right - hull.left + 2 * reach, height: hull.bottom - hull.top + 2 * reach)
    }
}
