extension UIView {
    /// The view's place in its superview: the smallest rectangle around it, transform included.
    /// Setting it keeps the transform and moves `center` and `bounds.size`, so set it only while the transform is a plain one.
    public final var frame: CGRect {
        get { outline(bounds: bounds, center: center, transform: transform) }
        set {
            let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            bounds.size = size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// From bounds coordinates to the superview's.
    internal final var transformToSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// From bounds coordinates to the topmost ancestor's (the window's, when there is one). O(depth).
    internal final var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let parent = view.superview {
            result = result.concatenating(view.transformToSuperview)
            view = parent
        }
        return result
    }

    /// `point`, given in this view's coordinates, in those of `view` (nil: the window's). O(depth).
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = point.applying(transformToRoot)
        return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
    }

    /// `point`, given in the coordinates of `view` (nil: the window's), in this view's. O(depth).
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
        return inRoot.applying(transformToRoot.inverted())
    }

    /// The smallest rectangle around `rect` in the coordinates of `view` (nil: the window's). O(depth).
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let inRoot = rect.applying(transformToRoot)
        return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
    }

    /// The smallest rectangle around `rect`, given in the coordinates of `view` (nil: the window's), in this view's. O(depth).
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
        return inRoot.applying(transformToRoot.inverted())
    }

    internal final func outline(bounds: CGRect, center: CGPoint, transform: CGAffineTransform) -> CGRect {
        CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            .applying(transform)
            .offsetBy(dx: center.x, dy: center.y)
    }
}
