/// A finger that moves content: the offset it asks for is `origin` less how far it has gone beyond `base`.
internal struct ScrollDrag {
    /// What it asked for at `base`, not held up by limits.
    var origin: CGPoint
    /// The pan's translation.
    var base: CGPoint
    let axes: ScrollAxes
    /// Something else has moved the content since.
    var isStale = false
}

extension UIScrollView {
    internal final func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag()
        case .changed: followFinger()
        case .ended: endDrag(at: pan.velocity(in: self))
        case .cancelled: endDrag(at: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        stopMotion()
        isDragging = true
        drag = makeDrag()
        showIndicators()
        delegate?.scrollViewWillBeginDragging(self)
        followFinger()
    }

    private func makeDrag() -> ScrollDrag {
        let way = pan.translation(in: self), axes = lockedAxes(for: way)
        let along = way.along(axes), length = along.length
        // What it took to tell a drag from a tap is lost, so that content starts from where it is.
        let part = pan.isCatch || length == 0 ? 0 : min(1, TouchConstants.panDistance / length)
        return ScrollDrag(origin: askedOffset, base: CGPoint(x: along.x * part, y: along.y * part), axes: axes)
    }

    private func lockedAxes(for way: CGPoint) -> ScrollAxes {
        let axes = draggableAxes
        guard isDirectionalLockEnabled, axes == [.x, .y], way != .zero else { return axes }
        let angle = atan2(abs(way.y), abs(way.x))
        if angle <= ScrollConstants.lockAngle { return .x }
        return angle >= .pi / 2 - ScrollConstants.lockAngle ? .y : axes
    }

    /// The offset a finger would have to ask for to have the present one shown.
    private var askedOffset: CGPoint { CGPoint(x: band(.x).asked(for: contentOffset.x), y: band(.y).asked(for: contentOffset.y)) }

    private func band(_ axis: ScrollAxis) -> RubberBand { RubberBand(limits: limits(axis), reach: max(1, bounds.size[axis])) }

    private func followFinger() {
        // Two fingers that zoom move the content too, see `followFingers`.
        guard var drag, !isHeldByTwo else { return }
        let way = pan.translation(in: self)
        if drag.isStale {
            (drag.origin, drag.base, drag.isStale) = (askedOffset, way, false)
            self.drag = drag
        }
        var offset = contentOffset
        for axis in ScrollAxis.allCases where drag.axes.has(axis) {
            let asked = drag.origin[axis] - (way[axis] - drag.base[axis])
            offset[axis] = bounces ? band(axis).shown(asked) : asked.clamped(to: limits(axis))
        }
        place(offset)
    }

    /// - Parameter velocity: the finger's, in points a second.
    private func endDrag(at velocity: CGPoint) {
        guard let drag else { return }
        // Of fingers that are lifted together the pan hears first.
        if !pinch.machine.isActive { endPinch() }
        let away = CGPoint(x: -velocity.x, y: -velocity.y).along(drag.axes)
        let isFree = !isZooming && window != nil
        var law = coasting(at: isFree ? away : .zero)
        let natural = clamped(isFree ? law.rest : contentOffset)
        var target = natural
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: away.x / 1000, y: away.y / 1000), targetContentOffset: &target)
        if target != natural, target.isFinite { law = coasting(to: target) }
        let decelerates = isFree && motion == nil && law.duration > 0
        (self.drag, isDragging) = (nil, false)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        // The delegate may have moved it elsewhere, or another finger have come.
        guard motion == nil, !isDragging else { return }
        if decelerates, window != nil {
            isDecelerating = true
            delegate?.scrollViewWillBeginDecelerating(self)
            if isDecelerating { start(law) }
        } else if !isZooming {
            place(clamped(isFree ? law.rest : contentOffset))
            hideIndicatorsSoon()
        }
    }
}
