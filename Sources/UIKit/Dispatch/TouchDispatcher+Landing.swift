extension TouchDispatcher {
    /// Finds window and view of every touch that is new in `event`: each asks the windows of its host window, front to back,
    /// and stays with the first that has a view for it. O(new touches × views asked).
    func land(newTouchesOf event: UIEvent) {
        for touch in event.changedTouches where touch.phase == .began && touch.window == nil && touch.isPending {
            let point = touch.windowLocation
            for window in application.windowsFrontToBack where window.hostWindow == touch.hostWindow {
                let local = point.applying(window.transformToSuperview.inverted())
                guard let view = window.hitTest(local, with: event) else { continue }
                touch.settle(in: window, on: view, at: local)
                break
            }
            // A hit test may do anything, even cancel what it is asked about.
            guard touch.window != nil, touch.isPending else { continue }
            touch.isHeard = admits(touch, in: event)
            continueTap(with: touch, in: event)
            noteFingers(in: event)
        }
    }

    /// Whether the view a touch landed on hears of it.
    private func admits(_ touch: UITouch, in event: UIEvent) -> Bool {
        guard let view = touch.landedView else { return false }
        let others = event.touches.filter { $0 !== touch && $0.window === touch.window && !$0.isFinished }
        // The first finger of the sequence *on this view*: a finger that rests elsewhere must not make every button deaf.
        // UIKit's documentation words it the same way.
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.landedView === view }) { return false }
        let elsewhere = others.filter { $0.isHeard && $0.landedView !== view }
        if view.isExclusiveTouch, !elsewhere.isEmpty { return false }
        return !elsewhere.contains { $0.landedView?.isExclusiveTouch == true }
    }
}

extension UITouch {
    /// Comes to lie on `view`, for good.
    internal func settle(in window: UIWindow, on view: UIView, at location: CGPoint) {
        (self.window, landedView) = (window, view)
        (windowLocation, previousWindowLocation, landingLocation) = (location, location, location)
        for index in samples.indices { (samples[index].location, samples[index].previousLocation) = (location, location) }
    }

    /// Becomes what `fresh` is, as the next tap in a row.
    internal func land(again fresh: UITouch) {
        (phase, timestamp, samples) = (.began, fresh.timestamp, fresh.samples)
        (windowLocation, previousWindowLocation) = (fresh.windowLocation, fresh.windowLocation)
        landingLocation = fresh.windowLocation
        (force, maximumPossibleForce) = (fresh.force, fresh.maximumPossibleForce)
        (altitudeAngle, azimuth, majorRadius) = (fresh.altitudeAngle, fresh.azimuth, fresh.majorRadius)
        (contact, device) = (fresh.contact, fresh.device)
        (cancellationReason, hasGap, isLiftAssumed) = (nil, false, false)
        (isHeard, isAnnounced, isPending) = (fresh.isHeard, false, true)
        landingOrder = fresh.landingOrder
        (isOffered, isClaimed, trail) = (false, false, fresh.trail)
        revision += 1
        tapCount += 1
    }
}
