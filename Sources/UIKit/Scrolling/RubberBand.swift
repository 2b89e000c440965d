/// How far something may go, and how it resists going farther.
///
/// Source of the formula: see `ScrollConstants.bandStrength`.
internal struct RubberBand {
    let limits: ClosedRange<CGFloat>
    /// It never gets farther beyond its limits than this. Above 0.
    let reach: CGFloat

    /// Where `position`, which the finger asks for, is shown.
    func shown(_ position: CGFloat) -> CGFloat {
        let limit = position.clamped(to: limits), excess = abs(position - limit), strength = ScrollConstants.bandStrength
        guard excess > 0 else { return position }
        let shown = excess * reach * strength / (reach + strength * excess)
        return position < limit ? limit - shown : limit + shown
    }

    /// What the finger must ask for to be shown `shown`. Where no finger could bring it, the farthest one nearly could.
    func asked(for shown: CGFloat) -> CGFloat {
        let limit = shown.clamped(to: limits), excess = min(abs(shown - limit), reach * 0.99)
        guard excess > 0 else { return shown }
        let asked = excess * reach / (ScrollConstants.bandStrength * (reach - excess))
        return shown < limit ? limit - asked : limit + asked
    }
}

extension CGFloat {
    internal func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) }
}
