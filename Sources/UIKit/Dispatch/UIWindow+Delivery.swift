extension UIWindow {
    /// Recognizers first, then views, then what follows from both.
    internal final func deliverTouches(of event: UIEvent) {
        guard let application else { return tellViews(of: event) }
        application.gestures.deliver(event, in: self) { tellViews(of: event) }
    }

    /// Looks again at what is left before each call, because a call can remove views, hide windows and cancel touches.
    private func tellViews(of event: UIEvent) {
        for phase in UITouch.Phase.told {
            while let first = event.changedTouches.first(where: { $0.awaits(phase, in: self) }) {
                let view = first.landedView
                let together = event.changedTouches.filter { $0.awaits(phase, in: self) && $0.landedView === view }
                for touch in together { touch.isPending = false }
                let heard = together.filter { $0.isHeard && application?.gestures.holdsBack($0, from: event) != true }
                view?.hear(phase, of: heard, with: event)
            }
        }
    }

    internal final func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses where press.window === self && !focus.take(press) { press.deliver(with: event) }
    }
}

extension UITouch.Phase {
    /// Those views hear of, in the order they do.
    internal static let told: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}

extension UIView {
    /// One call for the fingers that are in `phase` together; of those whose landing it was not told it hears nothing.
    internal final func hear(_ phase: UITouch.Phase, of touches: [UITouch], with event: UIEvent?) {
        let heard = touches.filter { $0.isAnnounced || phase == .began }
        guard !heard.isEmpty else { return }
        for touch in heard { touch.isAnnounced = true }
        switch phase {
        case .began: touchesBegan(Set(heard), with: event)
        case .moved: touchesMoved(Set(heard), with: event)
        case .ended: touchesEnded(Set(heard), with: event)
        case .cancelled: touchesCancelled(Set(heard), with: event)
        case .stationary: break
        }
    }
}

extension UITouch {
    /// The view has yet to be told of `phase`.
    internal func awaits(_ phase: Phase, in window: UIWindow) -> Bool {
        isPending && self.phase == phase && self.window === window
    }
}

extension UIPress {
    /// To whoever was the first responder when the key went down.
    internal func deliver(with event: UIPressesEvent) {
        switch phase {
        case .began: responder?.pressesBegan([self], with: event)
        case .changed: responder?.pressesChanged([self], with: event)
        case .ended: responder?.pressesEnded([self], with: event)
        case .cancelled: responder?.pressesCancelled([self], with: event)
        case .stationary: break
        }
    }
}
