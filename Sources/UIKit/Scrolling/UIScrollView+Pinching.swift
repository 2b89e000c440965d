/// Two fingers that zoom: the point of the zoomed view that was between them stays between them.
internal struct ZoomGrip {
    var fingers: [UITouch] = []
    /// In the coordinates of the zoomed view.
    var anchor = CGPoint.zero
    /// The pinch's scale, and the scale it asked for then.
    var pinchScale: CGFloat = 1
    var zoom: CGFloat = 1
    /// Where the middle of the fingers is, from the top left corner of the scroll view.
    var spot = CGPoint.zero
}

extension UIScrollView {
    /// Two fingers move the content, not one.
    internal final var isHeldByTwo: Bool { grip != nil && pinch.numberOfTouches >= 2 }

    internal final func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginPinch()
        case .changed: followFingers()
        case .ended, .cancelled: endPinch()
        case .possible, .failed: break
        }
    }

    private func beginPinch() {
        stopMotion()
        grip = ZoomGrip()
        showIndicators()
        beginZooming()
        followFingers()
    }

    private func followFingers() {
        guard let view = zoomedView, isHeldByTwo, var grip else { return }
        let middle = pinch.location(in: self)
        grip.spot = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
        if grip.fingers != pinch.touches {
            (grip.fingers, grip.pinchScale, grip.zoom) = (pinch.touches, pinch.scale, askedZoom)
            grip.anchor = view.convert(middle, from: self)
        }
        self.grip = grip
        drag?.isStale = true
        let asked = grip.zoom * pinch.scale / grip.pinchScale
        zoomTo(bouncesZoom ? shownZoom(for: asked) : asked.clamped(to: zoomLimits))
        let anchor = view.convert(grip.anchor, to: self)
        place(CGPoint(x: anchor.x - grip.spot.x, y: anchor.y - grip.spot.y))
    }

    /// Harmless when no fingers zoom.
    internal final func endPinch() {
        guard let grip else { return }
        self.grip = nil
        drag?.isStale = true
        let scale = zoom.clamped(to: zoomLimits)
        if scale != zoom {
            let middle = CGPoint(x: contentOffset.x + grip.spot.x, y: contentOffset.y + grip.spot.y)
            isZoomBouncing = true
            glide(.bounce, to: place(of: middle, at: grip.spot, scale: scale))
        } else {
            endZooming()
            settle()
        }
    }

    // MARK: Limits: scales resist as offsets do, by their logarithms

    private var zoomBand: RubberBand? {
        guard minimumZoomScale > 0 else { return nil }
        return RubberBand(limits: log(zoomLimits.lowerBound)...log(zoomLimits.upperBound), reach: log(ScrollConstants.zoomStretch))
    }

    private func shownZoom(for asked: CGFloat) -> CGFloat {
        guard let zoomBand, !zoomLimits.contains(asked) else { return asked }
        return exp(zoomBand.shown(log(asked)))
    }

    private var askedZoom: CGFloat {
        guard let zoomBand, !zoomLimits.contains(zoom) else { return zoom }
        return exp(zoomBand.asked(for: log(zoom)))
    }
}
