extension CALayer {
    /// Back to front; nil when there are none. A view's layer lists the layers added to it, not those of its subviews, and shows them
    /// between the view's content and its subviews.
    public final var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    /// Puts `layer` in front of the other sublayers, taking it away from where it was.
    public final func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

    /// Puts `layer` behind all but `index` of the other sublayers, taking it away from where it was. An index past the end means in front.
    public final func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), $0.count) } }

    /// Puts `layer` right behind `sibling`; in front of all when `sibling` is no sublayer of this one.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { others in others.firstIndex { $0 === sibling } ?? others.count }
    }

    /// Puts `layer` right before `sibling`; in front of all when `sibling` is no sublayer of this one.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
    }

    /// Puts `new` where `old` is; nothing happens when `old` is no sublayer of this one.
    public final func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.superlayer === self else { return }
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }

    /// Takes the layer out of where it is shown; nothing happens when it is nowhere.
    public final func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        invalidatePlace()
        parent.children.removeAll { $0 === self }
        superlayer = nil
        parent.outlineDidChange()
    }

    /// - Parameter index: where among the others, without the layer itself.
    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        precondition(layer.owner == nil, "a view's layer is shown by its view; add the view as a subview")
        var ancestor: CALayer? = self
        while let current = ancestor {
            precondition(current !== layer, "a layer cannot be put into itself or its own subtree")
            ancestor = current.superlayer
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: index(children))
        layer.superlayer = self
        layer.invalidatePlace()
    }
}
