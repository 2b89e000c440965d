extension GestureDispatcher {
    /// Nothing is under way and nothing has yet to be told.
    var isIdle: Bool { involved.isEmpty && heldTouches.isEmpty && claims.isEmpty && news.isEmpty }

    /// Gives what is new of the fingers in `window` to the recognizers that watch them: to those on the view a finger landed on
    /// first, then outwards; on one view in the order they were added. Landings, movements, lifts, cancellations.
    func tellRecognizers(of event: UIEvent, in window: UIWindow) {
        let touches = event.changedTouches.filter { $0.window === window && $0.isPending }
        for touch in touches where touch.isPending && !touch.isOffered && (touch.phase == .began || touch.phase == .moved) { offer(touch) }
        var listeners: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.recognizers where !listeners.contains(where: { $0 === recognizer }) { listeners.append(recognizer) }
        }
        for recognizer in listeners {
            for phase in [UITouch.Phase.began, .moved, .ended] { tell(recognizer, of: phase, touches, with: event) }
            claimNewcomers(of: recognizer)
        }
        guard touches.contains(where: { $0.isPending && $0.phase == .cancelled }) else { return }
        failTogether {
            for recognizer in listeners { tell(recognizer, of: .cancelled, touches, with: event) }
        }
    }

    private func tell(_ recognizer: UIGestureRecognizer, of phase: UITouch.Phase, _ touches: [UITouch], with event: UIEvent) {
        let heard = touches.filter { touch in
            guard touch.isPending, recognizer.touches.contains(where: { $0 === touch }) else { return false }
            let isNew = recognizer.newcomers.contains { $0 === touch }
            // A finger that is back after a silence lands on recognizers in the middle of a movement.
            return touch.isUp ? touch.phase == phase : isNew ? phase == .began : touch.phase == phase && phase != .began
        }
        guard !heard.isEmpty else { return }
        if phase == .began { recognizer.newcomers.removeAll { touch in heard.contains { $0 === touch } } }
        if recognizer.isListening {
            switch phase {
            case .began: recognizer.touchesBegan(Set(heard), with: event)
            case .moved: recognizer.touchesMoved(Set(heard), with: event)
            case .ended: recognizer.touchesEnded(Set(heard), with: event)
            case .cancelled: recognizer.touchesCancelled(Set(heard), with: event)
            case .stationary: break
            }
        }
        if phase == .cancelled { interrupt(recognizer) }
    }

    /// Fingers are cut short, those included that have been lifted while a gesture was undecided: gestures made with them are over,
    /// and views that have yet to hear of their lift hear of a cancellation instead.
    func interrupt(where isMeant: (UITouch) -> Bool) {
        guard !isIdle else { return }
        failTogether {
            for recognizer in involved where recognizer.history.contains(where: isMeant) && !recognizer.machine.isFinal {
                // Those with a finger on the glass hear of the cancellation itself, too.
                if !recognizer.touches.contains(where: { isMeant($0) && !$0.isUp }) { interrupt(recognizer) }
            }
        }
        for touch in heldTouches where isMeant(touch) {
            guard let last = touch.held.indices.last, touch.held[last].showing.phase == .ended else { continue }
            (touch.held[last].showing.phase, touch.held[last].showing.reason) = (.cancelled, .interrupted)
            touch.held[last].showing.samples = []
        }
        settle()
    }
}
