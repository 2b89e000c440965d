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

    /// `length` in whole device pixels of the current context, at least one, unless that turns or flips: gaps and rings of this
    /// width are the same on all sides at any scale.
    internal final func wholePixels(_ length: CGFloat) -> CGFloat {
        guard let space = UIGraphicsGetCurrentContext()?.ctm, space.isUpright else { return length }
        let scale = space.determinant.squareRoot()
        return max(1, (length * scale).rounded()) / scale
    }

    /// A square of `side` points, in whole pixels, about `middle`: what is round in it stays round wherever it goes.
    internal final func snappedSquare(_ side: CGFloat, about middle: CGPoint) -> CGRect {
        let side = wholePixels(side)
        let square = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
        return CGRect(origin: snapped(square).origin, size: square.size)
    }

    /// Fills `rect` with corners of `radius` points; nil rounds its ends fully.
    internal final func fill(_ rect: CGRect, radius: CGFloat? = nil, _ color: UIColor) {
        guard color.alpha > 0 else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: radius ?? min(rect.width, rect.height) / 2).fill()
    }
}
