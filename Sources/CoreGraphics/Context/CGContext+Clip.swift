extension CGContext {
    /// Limits drawing to what the current path covers (edges antialiased) and begins a new path.
    /// An empty path limits nothing, as in Core Graphics; one without area closes the clip.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        guard !path.isEmpty, let shape = shape(of: path, rule) else { return }
        state.clip.intersect(shape, isAntialiased: state.isAntialiased)
    }

    /// Limits drawing to a rectangle; cheap where its edges fall on pixel borders.
    public func clip(to rect: CGRect) {
        beginPath()
        guard !rect.isNull, !rect.isEmpty else { return state.clip.intersect(.empty) }
        guard let shape = shape(of: rect) else { return }
        state.clip.intersect(shape, isAntialiased: state.isAntialiased)
    }

    /// Limits drawing to the rectangles together.
    public func clip(to rects: [CGRect]) {
        if rects.count == 1 { return clip(to: rects[0]) }
        beginPath()
        addRects(rects.map(\.standardized))
        if isPathEmpty { state.clip.intersect(.empty) } else { clip() }
    }

    /// Around the clip, in user space; null when nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        deviceClip.isEmpty ? .null : deviceClip.rect(scale: 1).applying(state.ctm.inverted())
    }
}
