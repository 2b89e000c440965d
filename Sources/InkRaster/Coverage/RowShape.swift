/// A shape that is worked out row by row, in pixels from its anchor.
protocol RowShape {
    /// - Parameters: of pixels' centres.
    /// - Returns: coverage, 0…255, in the low byte of each lane.
    func values(_ columns: Lanes, _ heights: Lanes) -> SIMD8<UInt32>
    /// Of eight rows, by the heights of their centres: pixels whose centres lie outside get nothing.
    func reach(_ heights: Lanes) -> RowSpans
    /// Whether looking for the inside of rows is worth it.
    var hasInside: Bool { get }
    /// The same: pixels whose centres lie inside are covered completely.
    func inside(_ heights: Lanes) -> RowSpans
}

/// Columns in each of eight rows; low > high where there are none.
struct RowSpans {
    var low: Lanes, high: Lanes

    @inline(__always)
    func intersection(_ other: RowSpans) -> RowSpans {
        RowSpans(low: LaneMath.larger(low, other.low), high: LaneMath.smaller(high, other.high))
    }
}
