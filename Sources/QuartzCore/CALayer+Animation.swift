extension CALayer {
    /// A copy of the layer, without its sublayers, as it is shown at this moment of an animation; nil when its view is in no window.
    public final func presentation() -> CALayer? {
        let copy = CALayer()
        if let owner {
            guard let shown = owner.layerPresentation else { return nil }
            copy.look = shown
        } else {
            copy.look = look
        }
        copy.name = name
        return copy
    }

    /// What is on its way is at its end at once; the completions hear that it was not finished.
    public final func removeAllAnimations() { owner?.removeAllLayerAnimations() }

    /// The bounds as shown: where `masksToBounds` cuts sublayers off.
    internal final var shownBounds: CGRect { owner?.layerPresentation?.bounds ?? bounds }
}
