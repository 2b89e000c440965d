extension UIScrollView {
    /// Shows the indicators for a moment, so that one sees that there is more.
    public final func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    /// Along these there is an indicator to show.
    private var indicatorAxes: ScrollAxes {
        var axes: ScrollAxes = []
        if showsHorizontalScrollIndicator { axes.insert(.x) }
        if showsVerticalScrollIndicator { axes.insert(.y) }
        return axes.intersection(roomyAxes)
    }

    /// They stay until they are hidden.
    internal final func showIndicators() {
        guard window != nil else { return }
        indicators.stay?.cancel()
        indicators.fading?.stop()
        (indicators.stay, indicators.fading, indicators.isShown) = (nil, nil, true)
        layOutIndicators()
        for view in indicators.views.values {
            view.alpha = 1
            bringSubviewToFront(view)
        }
    }

    /// They fade in a while, unless something moves then.
    internal final func hideIndicatorsSoon() {
        guard indicators.isShown, indicators.fading == nil else { return }
        guard let clock = window?.application?.clock else { return hideIndicatorsAtOnce() }
        indicators.stay?.cancel()
        indicators.stay = clock.schedule(after: ScrollConstants.indicatorStay) { [weak self] in self?.fadeIndicators() }
    }

    private func fadeIndicators() {
        indicators.stay = nil
        // Whoever moves it hides them in the end.
        guard !isDragging, motion == nil, grip == nil, let clock = window?.application?.clock else { return }
        let start = clock.now
        let ticker = FrameTicker(clock: clock) { [weak self] now in
            guard let self else { return }
            guard now - start < ScrollConstants.indicatorFade else { return hideIndicatorsAtOnce() }
            for view in indicators.views.values { view.alpha = 1 - (now - start) / ScrollConstants.indicatorFade }
        }
        indicators.fading = ticker
        ticker.start()
    }

    internal final func hideIndicatorsAtOnce() {
        indicators.stay?.cancel()
        indicators.fading?.stop()
        let views = indicators.views.values
        indicators = ScrollIndicators()
        for view in views { view.removeFromSuperview() }
    }

    /// Puts those that are shown in their places. O(1).
    internal final func layOutIndicators() {
        guard indicators.isShown else { return }
        let axes = indicatorAxes
        for axis in ScrollAxis.allCases {
            guard axes.has(axis) else {
                indicators.views.removeValue(forKey: axis)?.removeFromSuperview()
                continue
            }
            let place = indicatorFrame(axis, besideOther: axes == [.x, .y])
            if let view = indicators.views[axis] {
                if view.frame != place { view.frame = place }
            } else {
                let view = ScrollIndicator(frame: place)
                indicators.views[axis] = view
                addSubview(view)
            }
        }
    }

    /// The indicator is to its track as what is shown is to the content, but no shorter than `ScrollConstants.indicatorLength`. Beyond
    /// the limits it gets shorter by as much as the content is off, and stays at its end of the track.
    internal final func indicatorFrame(_ axis: ScrollAxis, besideOther: Bool) -> CGRect {
        let inset = ScrollConstants.indicatorInset, thickness = ScrollConstants.indicatorThickness
        let limits = limits(axis), shown = bounds.size[axis], offset = contentOffset[axis]
        let range = limits.upperBound - limits.lowerBound
        let track = max(0, shown - 2 * inset - (besideOther ? inset + thickness : 0))
        let whole = min(track, max(ScrollConstants.indicatorLength, track * shown / max(1, range + shown)))
        let excess = abs(offset - offset.clamped(to: limits))
        let length = min(whole, max(ScrollConstants.indicatorStub, whole - excess))
        let part = range > 0 ? (offset.clamped(to: limits) - limits.lowerBound) / range : 0
        let start = inset + (track - length) * part
        return axis == .x
            ? CGRect(x: bounds.minX + start, y: bounds.maxY - inset - thickness, width: length, height: thickness)
            : CGRect(x: bounds.maxX - inset - thickness, y: bounds.minY + start, width: thickness, height: length)
    }
}
