/// A point of the path with its way from the start.
struct InkedPoint: Hashable, Sendable {
    var x: Double
    var y: Double
    /// Half the line's width, tapers aside.
    var radius: Double
    /// Length of the path from the first point to here.
    var length: Double
}
