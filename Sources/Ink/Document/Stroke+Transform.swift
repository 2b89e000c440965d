import CoreGraphics

extension Stroke {
    /// The same line elsewhere: its samples transformed, its brush as much wider as a square's side becomes longer. O(samples).
    /// - Returns: nil when a sample would get where none is accepted (`InkSample.accepted`): ink is not left out.
    public func applying(_ transform: CGAffineTransform, id: ID) -> Stroke? {
        let moved = samples.map { sample in
            var moved = sample
            moved.position = sample.position.applying(transform)
            return moved
        }
        let factor = abs(transform.determinant).squareRoot()
        guard factor.isFinite, let stroke = Stroke(id: id, brush: brush.scaled(by: factor), samples: moved),
              stroke.samples.count == samples.count
        else { return nil }
        return stroke
    }
}
