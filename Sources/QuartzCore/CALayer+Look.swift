extension CALayer {
    public final var backgroundColor: CGColor? {
        get { look.backgroundColor }
        set { look.backgroundColor = newValue }
    }
    /// Of the background, the border and (with `masksToBounds`) the sublayers, in points; at most half the shorter side.
    public final var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { look.cornerRadius = newValue }
    }
    /// Drawn inside the bounds, over the sublayers.
    public final var borderWidth: CGFloat {
        get { look.borderWidth }
        set { look.borderWidth = newValue }
    }
    /// Opaque black unless set, as in Core Animation.
    public final var borderColor: CGColor? {
        get { look.borderColor }
        set { look.borderColor = newValue }
    }
    /// Of the layer and its sublayers as one picture; 0…1.
    public final var opacity: Float {
        get { look.opacity }
        set { look.opacity = newValue }
    }
    public final var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// Whether sublayers (and a view's subviews) are cut off at the rounded bounds.
    public final var masksToBounds: Bool {
        get { look.masksToBounds }
        set { look.masksToBounds = newValue }
    }

    // MARK: Shadow, shown by views only

    public final var shadowColor: CGColor? {
        get { shadow.color }
        set { shadow.color = newValue }
    }
    /// 0 (none, the default) … 1.
    public final var shadowOpacity: Float {
        get { shadow.opacity }
        set { shadow.opacity = newValue }
    }
    public final var shadowOffset: CGSize {
        get { shadow.offset }
        set { shadow.offset = newValue }
    }
    /// The standard deviation of the blur, in points.
    public final var shadowRadius: CGFloat {
        get { shadow.radius }
        set { shadow.radius = newValue }
    }
}
