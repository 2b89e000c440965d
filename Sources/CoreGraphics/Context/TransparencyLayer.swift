/// A group being drawn apart, and what to go back to when it ends.
internal struct TransparencyLayer {
    /// The state at the beginning: its clip, alpha and blend mode apply to the group as a whole.
    let outerState: GraphicsState
    let outerSurface: Surface
    /// States saved outside; what belongs to the group comes after them.
    let savedStateCount: Int
}

extension CGContext {
    /// From here to the matching end, drawing goes to a transparent bitmap of the clip's size, which is then drawn as one thing with
    /// the alpha and blend mode set now. Inside, alpha is 1 and the mode normal to begin with. O(pixels of the clip).
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        layers.append(TransparencyLayer(outerState: state, outerSurface: surface, savedStateCount: savedStates.count))
        currentPath = CGMutablePath()
        let bounds = deviceClip
        if !bounds.isEmpty {
            surface = Surface(
                buffer: PixelBuffer(width: bounds.width, height: bounds.height), originX: bounds.minX, originY: bounds.minY)
        }
        // The mask applies once, to the finished group; twice would thin out its edges.
        state.clip = state.clip.withoutMask
        state.alpha = 1
        state.blendMode = .normal
    }

    /// As above, with the group limited to `rect` (widened to whole device pixels).
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        let outer = state
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        // The end restores what was before the limit; the group's bitmap is no larger than the limit anyway.
        layers[layers.count - 1] = TransparencyLayer(
            outerState: outer, outerSurface: layers[layers.count - 1].outerSurface, savedStateCount: savedStates.count)
    }

    /// Draws the group begun last and restores the state from before it; ignored when there is none.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let group = surface
        savedStates.removeSubrange(layer.savedStateCount...)
        surface = layer.outerSurface
        state = layer.outerState
        currentPath = CGMutablePath()
        guard group.buffer !== surface.buffer else { return }
        composite(group.buffer.pixels, at: group.bounds)
    }
}
