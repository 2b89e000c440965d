/// A shape that is worked out row by row, in pixels from its anchor.
protocol RowShape {
    associatedtype Row: RowCoverage
    /// Whether looking for the inside of its rows is worth it.
    var hasInside: Bool { get }
    /// - Parameter height: of the row's centre.
    func row(_ height: Float) -> Row
    /// Of eight rows, by the heights of their centres: pixels whose centres lie outside get nothing.
    func reach(_ heights: Lanes) -> RowSpans
    /// The same: pixels whose centres lie inside are covered completely.
    func inside(_ heights: Lanes) -> RowSpans
}

/// What a shape covers in one row.
protocol RowCoverage {
    /// - Parameter column: of the pixels' centres.
    /// - Returns: coverage, 0…255, in the low byte of each lane.
    func values(_ column: Lanes) -> SIMD8<UInt32>
}

/// Columns in each of eight rows; low > high where there are none.
struct RowSpans {
    var low: Lanes, high: Lanes

    @inline(__always)
    func intersection(_ other: RowSpans) -> RowSpans {
        RowSpans(low: LaneMath.larger(low, other.low), high: LaneMath.smaller(high, other.high))
    }
}
