extension UIControl {
    /// What is left of a disabled control, 0…1. Source: the look and feel.
    internal static let disabledAlpha: CGFloat = 0.35
    /// Laid over what a finger presses. Chosen; as a button's.
    internal static let pressedOverlay = UIColor(white: 0, alpha: 0.16)

    /// Draws `parts` as one picture at the strength `alpha`.
    internal final func draw(fadedTo alpha: CGFloat, _ parts: () -> Void) {
        guard alpha < 1, let context = UIGraphicsGetCurrentContext() else { return parts() }
        context.saveGState()
        context.setAlpha(max(0, alpha))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        parts()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws `parts`, faded while the control is disabled.
    internal final func drawByState(_ parts: () -> Void) { draw(fadedTo: isEnabled ? 1 : UIControl.disabledAlpha, parts) }

    /// `rect` with its edges moved to whole device pixels of the current context, unless that turns or flips: what is filled there
    /// is sharp at any scale.
    internal final func snapped(_ rect: CGRect) -> CGRect {
        guard let space = UIGraphicsGetCurrentContext()?.ctm, space.isUpright else { return rect }
        return PixelRect(nearest: rect.applying(space)).rect(scale: 1).applying(space.inverted())
    }

    /// Fills `rect` with corners of `radius` points; nil rounds its ends fully.
    internal final func fill(_ rect: CGRect, radius: CGFloat? = nil, _ color: UIColor) {
        guard color.alpha > 0 else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: radius ?? min(rect.width, rect.height) / 2).fill()
    }
}
