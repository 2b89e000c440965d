/// A shape that is worked out row by row, in pixels from its anchor.
protocol RowShape {
    associatedtype Row: RowCoverage
    /// Whether looking for the inside of its rows is worth it.
    var hasInside: Bool { get }
    /// - Parameter height: of the row's centre.
    func row(_ height: Float) -> Row
}

/// What a shape covers in one row.
protocol RowCoverage {
    /// Pixels whose centres lie outside get nothing. Low > high where it misses the row.
    var low: Float { get }
    var high: Float { get }
    /// Pixels whose centres lie in here are covered completely; low > high where none are.
    var inside: (low: Float, high: Float) { get }
    /// - Parameter column: of the pixels' centres.
    /// - Returns: coverage, 0…255, in the low byte of each lane.
    func values(_ column: Lanes) -> SIMD8<UInt32>
}
