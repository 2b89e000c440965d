extension Stroke {
    /// The line that is drawn. O(samples): made anew with each call.
    public var path: [PathPoint] { path(detail: 1) }

    /// The same for a page that is enlarged.
    /// - Parameter detail: as `StrokeModel` has it.
    public func path(detail: Int) -> [PathPoint] { StrokeModel.path(of: samples, brush: brush, detail: detail) }
}
