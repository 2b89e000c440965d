/// Where the zoomed view was put, and where that is at scale 1: kept, so that going back and forth rounds nothing away.
internal struct ZoomedCenter {
    var shown: CGPoint
    var unzoomed: CGPoint
}

extension UIScrollView {
    internal final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    internal final var canZoom: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }

    internal final var zoomLimits: ClosedRange<CGFloat> {
        // A scale that is no number, or shows nothing, counts as the one there is by default.
        let least = minimumZoomScale.isFinite && minimumZoomScale > 0 ? minimumZoomScale : 1
        return least...(maximumZoomScale > least ? maximumZoomScale : least)
    }

    /// The scale of the view that the delegate names; 1 at first. Setting it keeps the middle of what is shown, as far as limits let it.
    public final var zoomScale: CGFloat {
        get { zoom }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Kept between the two limits. Without a view to zoom nothing happens.
    /// - Parameter animated: takes `ScrollConstants.animationDuration`, and the delegate hears when it is over.
    public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return }
        let scale = scale.clamped(to: zoomLimits), middle = CGPoint(x: bounds.midX, y: bounds.midY)
        show(middle, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), scale: scale, animated: animated)
    }

    /// Shows `rect`, in the coordinates of the view that is zoomed, as large as fits, in the middle.
    public final func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height).clamped(to: zoomLimits)
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        show(middle, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), scale: scale, animated: animated)
    }

    /// Zooms so that `point` of the content, as it is now, comes to lie at `spot` (from the top left corner), as far as limits let it.
    internal final func show(_ point: CGPoint, at spot: CGPoint, scale: CGFloat, animated: Bool) {
        guard zoomedView != nil, scale > 0 else { return }
        stopMotion()
        let end = place(of: point, at: spot, scale: scale)
        guard end != Glide.Place(offset: contentOffset, zoom: zoom) else { return }
        // Fingers that zoom have the say from where this leaves it.
        if animated, grip == nil {
            beginZooming()
            glide(.zoom, to: end)
        } else {
            zoomTo(end.zoom)
            // The delegate may have changed the limits on hearing of that.
            place(clamped(end.offset))
            drag?.isStale = true
            grip?.fingers = []
        }
    }

    /// The offset within the limits that shows `point` of the content, as it is now, nearest to `spot` when the scale is `scale`.
    internal final func place(of point: CGPoint, at spot: CGPoint, scale: CGFloat) -> Glide.Place {
        let size = CGSize(width: unzoomedSize.width * scale, height: unzoomedSize.height * scale)
        let part = scale / zoom
        return Glide.Place(
            offset: CGPoint(
                x: (point.x * part - spot.x).clamped(to: limits(.x, of: size)),
                y: (point.y * part - spot.y).clamped(to: limits(.y, of: size))),
            zoom: scale)
    }

    /// Scales the view and the content's size; the content's origin stays.
    internal final func zoomTo(_ scale: CGFloat) {
        guard let view = zoomedView, scale > 0, scale != zoom else { return }
        var center = CGPoint(x: view.center.x / zoom, y: view.center.y / zoom)
        if let zoomedCenter, zoomedCenter.shown == view.center { center = zoomedCenter.unzoomed }
        let shown = CGPoint(x: center.x * scale, y: center.y * scale)
        zoomedCenter = ZoomedCenter(shown: shown, unzoomed: center)
        zoom = scale
        view.changeGeometry {
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.center = shown
        }
        isPlacingZoom = true
        contentSize = CGSize(width: unzoomedSize.width * scale, height: unzoomedSize.height * scale)
        isPlacingZoom = false
        setNeedsLayout()
        delegate?.scrollViewDidZoom(self)
    }

    /// Every beginning that is told has an end that is told, also where the delegate does things of its own on hearing of them.
    internal final func beginZooming() {
        guard !isZooming else { return }
        isZooming = true
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    /// Not while fingers go on zooming.
    internal final func endZooming() {
        guard isZooming, grip == nil else { return }
        (isZooming, isZoomBouncing) = (false, false)
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom)
    }

    internal final func zoomLimitsDidChange() {
        if !isZooming, zoom != zoom.clamped(to: zoomLimits) { setZoomScale(zoom, animated: false) }
    }
}
