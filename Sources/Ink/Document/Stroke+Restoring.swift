import CoreGraphics

extension Stroke {
    /// The same stroke under another name.
    public func renamed(_ id: ID) -> Stroke { Stroke(restored: id, brush: brush, samples: samples, bounds: bounds) }

    /// A stroke that has been one before.
    /// - Parameters: what belongs to another stroke.
    init(restored id: ID, brush: Brush, samples: [InkSample], bounds: CGRect) {
        (self.id, self.brush, self.samples, self.bounds) = (id, brush, samples, bounds)
    }

    /// About how much memory it takes.
    var bytes: Int { MemoryLayout<Stroke>.stride + 32 + samples.count * MemoryLayout<InkSample>.stride }
}
