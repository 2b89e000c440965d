extension Stroke {
    /// The line that is drawn. O(samples): made anew with each call.
    public var path: [PathPoint] { StrokeModel.path(of: samples, brush: brush) }
}
