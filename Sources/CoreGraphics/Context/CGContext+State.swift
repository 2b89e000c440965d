extension CGContext {
    /// Keeps a copy of the graphics state (not of the path). O(1).
    public func saveGState() { savedStates.append(state) }

    /// Back to the state last saved. Without one, or when it was saved outside the current transparency layer, nothing happens.
    public func restoreGState() {
        guard savedStates.count > (layers.last?.savedStateCount ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
    }

    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

    /// The factor (0…1) on everything drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.limitedToUnit }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ should: Bool) { state.isAntialiased = should }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// User space units. Lines with a width that is not positive paint nothing.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// How many line widths a mitred corner may be long, measured from inner to outer corner; beyond that it is bevelled.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Lengths of dash, gap, dash, … in user space units, starting `phase` into the pattern. No lengths, all zero
    /// or a negative one mean a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }
}
