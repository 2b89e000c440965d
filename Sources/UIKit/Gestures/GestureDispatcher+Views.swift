extension GestureDispatcher {
    // MARK: Holding back

    /// Whether the view does not hear of `touch` as it is in this delivery: because it is claimed, or because it is held back, and
    /// then it is told later.
    func holdsBack(_ touch: UITouch, from event: UIEvent) -> Bool {
        if touch.isClaimed { return true }
        let holders = touch.recognizers.filter { $0.isUndecided(on: touch) && $0.delays(touch.phase) }
        if touch.held.isEmpty, holders.isEmpty || !(touch.isAnnounced || touch.phase == .began) { return false }
        if !heldTouches.contains(where: { $0 === touch }) { heldTouches.append(touch) }
        touch.held.append(
            HeldCall(showing: touch.showing, event: event, delivery: deliveries, holders: holders.map { ($0, $0.resets) }))
        return true
    }

    /// Tells views what nobody holds back any longer, as it would have been told then: in order, and together what came together.
    func releaseHeldTouches() {
        while true {
            let free = heldTouches.filter { touch in touch.held.first.map { !$0.isHeld(for: touch) } ?? false }
            guard let first = free.min(by: { $0.held[0].comesBefore($1.held[0]) }), let call = first.held.first else { break }
            let together = free.filter { touch in
                touch.landedView === first.landedView && touch.held[0].delivery == call.delivery
                    && touch.held[0].showing.phase == call.showing.phase && touch.held[0].event === call.event
            }
            let calls = together.map { (touch: $0, showing: $0.held.removeFirst().showing) }
            heldTouches.removeAll(where: \.held.isEmpty)
            if let view = first.landedView { tell(view, of: calls, with: call.event) }
        }
        heldTouches.removeAll(where: \.held.isEmpty)
    }

    // MARK: Claiming

    /// The views hear nothing more of the fingers `recognizer` was recognized with, but that they are claimed.
    func claimTouches(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.history { claim(touch, for: recognizer) }
    }

    /// Of a finger that joins a gesture under way its view need not hear at all.
    func claimNewcomers(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView, recognizer.machine.isActive else { return }
        for touch in recognizer.history { claim(touch, for: recognizer) }
    }

    private func claim(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
        // Of a finger that has been lifted the view has heard all, unless the end is held back or about to be told.
        guard touch.isHeard, !touch.isClaimed, !touch.isUp || touch.isPending || !touch.held.isEmpty else { return }
        touch.isClaimed = true
        application.touches.estimates.claim(touch)
        claims.append(Claim(recognizer: recognizer, touch: touch, event: touch.held.last?.event ?? application.touches.sequence))
        touch.held = []
        heldTouches.removeAll { $0 === touch }
    }

    /// One call a view and sequence for the fingers `recognizer` claimed.
    func tellViews(ofClaimsBy recognizer: UIGestureRecognizer?) {
        while let first = claims.first(where: { $0.recognizer === recognizer }) {
            let view = first.touch.landedView
            let together = claims.filter {
                $0.recognizer === recognizer && $0.touch.landedView === view && $0.event === first.event
            }
            claims.removeAll { claim in together.contains { $0.touch === claim.touch } }
            let heard = together.map(\.touch).filter { $0.isHeard && $0.isAnnounced }
            for touch in together.map(\.touch) where !touch.isAnnounced { touch.isHeard = false }
            guard let view, !heard.isEmpty else { continue }
            for touch in heard { touch.isHeard = false }
            tell(view, of: heard.map { (touch: $0, showing: $0.asClaimed(at: application.clock.now)) }, with: first.event)
        }
    }
}

extension HeldCall {
    /// The order views would have heard of it in.
    fileprivate func comesBefore(_ other: HeldCall) -> Bool {
        if delivery != other.delivery { return delivery < other.delivery }
        return (UITouch.Phase.told.firstIndex(of: showing.phase) ?? 0) < (UITouch.Phase.told.firstIndex(of: other.showing.phase) ?? 0)
    }
}

extension UITouch {
    /// What a view is shown when a recognizer takes the finger from it.
    fileprivate func asClaimed(at time: TimeInterval) -> TouchShowing {
        var result = showing
        (result.phase, result.reason, result.hasGap, result.samples) = (.cancelled, .claimed, false, [])
        (result.previousLocation, result.timestamp) = (result.location, max(result.timestamp, time))
        return result
    }
}

extension UIGestureRecognizer {
    fileprivate func isUndecided(on touch: UITouch) -> Bool {
        machine == .possible && !isOverruled && touches.contains { $0 === touch }
    }

    fileprivate func delays(_ phase: UITouch.Phase) -> Bool {
        switch phase {
        case .began: delaysTouchesBegan
        case .ended: delaysTouchesEnded
        case .moved, .stationary, .cancelled: false
        }
    }
}
