/// What a layer and the view it belongs to have in common. A view's layer keeps none of it: it reads and writes the view's.
package struct LayerLook: Equatable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CGAffineTransform.identity
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false

    package init() {}

    /// From the layer's own coordinates to its parent's.
    package var transformToParent: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
        ).concatenating(transform).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// A blurred copy of a view's outline behind it, as a layer names its parts.
package struct LayerShadow: Equatable {
    package var color: CGColor? = .black
    package var opacity: Float = 0
    package var offset = CGSize(width: 0, height: -3)
    package var radius: CGFloat = 3

    package init() {}
}
