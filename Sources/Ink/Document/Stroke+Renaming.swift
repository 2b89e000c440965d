extension Stroke {
    /// The same stroke under another name.
    public func renamed(_ id: ID) -> Stroke { Stroke(self, id: id) }

    private init(_ other: Stroke, id: ID) {
        (self.id, brush, samples, bounds) = (id, other.brush, other.samples, other.bounds)
    }
}
