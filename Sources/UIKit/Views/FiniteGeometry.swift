extension CGPoint {
    internal var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// False for `null`, which is what is left of a rectangle that is inset by more than it has.
    internal var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
    internal var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
