extension UIScrollView {
    /// What of the way cannot be seen, in points.
    private var tolerance: CGFloat { ScrollConstants.restDistance / max(1, window?.screen.scale ?? 1) }

    private var rate: CGFloat { decelerationRate.rawValue.clamped(to: 0.001...0.9999) }

    /// How content goes on from here when it is let go at `velocity` (points a second).
    internal final func coasting(at velocity: CGPoint) -> ScrollMotion {
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            AxisMotion(
                from: contentOffset[axis], velocity: velocity[axis].isFinite ? velocity[axis] : 0, limits: limits(axis), rate: rate,
                bounces: bounces, tolerance: tolerance)
        }
        return .coasting(x: axis(.x), y: axis(.y))
    }

    /// Likewise, to come to rest at `target`.
    internal final func coasting(to target: CGPoint) -> ScrollMotion {
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            AxisMotion(from: contentOffset[axis], to: target[axis], rate: rate, tolerance: tolerance)
        }
        return .coasting(x: axis(.x), y: axis(.y))
    }

    /// Starts an animated change; it is over at once where there is no clock.
    internal final func glide(_ purpose: Glide.Purpose, to end: Glide.Place) {
        let glide = Glide(
            purpose: purpose, start: Glide.Place(offset: contentOffset, zoom: zoom), end: end,
            staysWithinLimits: purpose != .offset || clamped(end.offset) == end.offset)
        showIndicators()
        start(.gliding(glide))
    }

    internal final func start(_ law: ScrollMotion) {
        // Whoever heard that the last one ended may have started another.
        stopMotion()
        guard let clock = window?.application?.clock else {
            motion = (law, 0)
            return finishMotion()
        }
        motion = (law, clock.now)
        let ticker = FrameTicker(clock: clock) { [weak self] time in self?.tick(at: time) }
        self.ticker = ticker
        ticker.start()
    }

    private func tick(at time: TimeInterval) {
        guard let (law, start) = motion else { return }
        guard time - start < law.duration else { return finishMotion() }
        switch law {
        case .coasting(let x, let y): place(CGPoint(x: x.position(at: time - start), y: y.position(at: time - start)))
        case .gliding(let glide): place(glide.place(at: time - start))
        }
    }

    private func place(_ place: Glide.Place) {
        if place.zoom != zoom { zoomTo(place.zoom) }
        self.place(place.offset)
    }

    /// What moves the content comes to its end at once. Harmless when nothing does.
    internal final func finishMotion() {
        guard let law = endMotion() else { return }
        switch law {
        case .coasting: place(law.rest)
        case .gliding(let glide): place(glide.end)
        }
        tellEnd(of: law)
        guard motion == nil, !isDragging else { return }
        // The limits may have changed on the way.
        if case .gliding(let glide) = law, !glide.staysWithinLimits { return hideIndicatorsSoon() }
        if !isWithinLimits, grip == nil { settle() } else { hideIndicatorsSoon() }
    }

    /// What moves the content leaves it where it is; only a change of scale is brought to its end. Harmless when nothing does.
    internal final func stopMotion() {
        guard let law = endMotion() else { return }
        if case .gliding(let glide) = law, glide.changesZoom { place(glide.end) }
        tellEnd(of: law)
    }

    private func endMotion() -> ScrollMotion? {
        guard let (law, _) = motion else { return nil }
        ticker?.stop()
        (motion, ticker) = (nil, nil)
        return law
    }

    private func tellEnd(of law: ScrollMotion) {
        switch law {
        case .coasting:
            isDecelerating = false
            delegate?.scrollViewDidEndDecelerating(self)
        case .gliding(let glide):
            switch glide.purpose {
            case .offset: delegate?.scrollViewDidEndScrollingAnimation(self)
            case .zoom, .bounce: endZooming()
            case .settling: break
            }
        }
    }

    /// Brings content back into its limits, where nothing told the delegate that it moves.
    internal final func settle() {
        guard motion == nil, !isDragging else { return }
        guard !isWithinLimits else { return hideIndicatorsSoon() }
        glide(.settling, to: Glide.Place(offset: clamped(contentOffset), zoom: zoom))
    }
}
