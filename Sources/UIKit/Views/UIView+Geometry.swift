extension UIView {
    /// The view's place in its superview: the smallest rectangle around it, transform included.
    /// Setting it keeps the transform and moves `center` and `bounds.size`, so set it only while the transform is a plain one.
    public final var frame: CGRect {
        get { bounds.applying(transformToSuperview) }
        set {
            guard newValue.isFinite else { return }
            let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            changeGeometry {
                if bounds.size != size { bounds.size = size }
                // From the closed form and not by moving what the present frame is, so that setting a frame is exact.
                let shape = CGRect(
                    x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
                ).applying(transform)
                center = CGPoint(x: newValue.minX - shape.minX, y: newValue.minY - shape.minY)
            }
        }
    }

    /// From bounds coordinates to the superview's.
    internal final var transformToSuperview: CGAffineTransform {
        UIView.transformToSuperview(bounds, center, transform, anchorPoint)
    }

    internal static func transformToSuperview(
        _ bounds: CGRect, _ center: CGPoint, _ transform: CGAffineTransform, _ anchorPoint: CGPoint
    ) -> CGAffineTransform {
        let x = bounds.minX + anchorPoint.x * bounds.width, y = bounds.minY + anchorPoint.y * bounds.height
        if transform.isIdentity { return CGAffineTransform(translationX: center.x - x, y: center.y - y) }
        return CGAffineTransform(translationX: -x, y: -y)
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
        guard let view else { return rect.applying(transformToRoot) }
        // One transform and not two, or a turned view's rectangle would grow on the way.
        return rect.applying(transformToRoot.concatenating(view.transformToRoot.inverted()))
    }

    /// The smallest rectangle around `rect`, given in the coordinates of `view` (nil: the window's), in this view's. O(depth).
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let inward = transformToRoot.inverted()
        return rect.applying(view.map { $0.transformToRoot.concatenating(inward) } ?? inward)
    }

    // MARK: Changing

    /// Several changes of place in `body` count as one: what was covered before and is covered after is drawn again,
    /// not what was covered in between.
    internal final func changeGeometry(_ body: () -> Void) {
        let (oldBounds, oldCenter, oldTransform, oldAnchor) = (bounds, center, transform, anchorPoint)
        let before = placeInSuperview
        geometryChangeDepth += 1
        body()
        geometryChangeDepth -= 1
        guard bounds != oldBounds || center != oldCenter || transform != oldTransform || anchorPoint != oldAnchor else { return }
        if let superview { superview.invalidate(before) } else { windowStorage?.windowScene.invalidate(before) }
        geometryDidChange()
    }

    internal final func geometryWillChange() {
        if geometryChangeDepth == 0 { invalidatePlace() }
    }

    internal final func geometryDidChange() {
        outlineDidChange()
        if geometryChangeDepth == 0 { invalidatePlace() }
    }
}
