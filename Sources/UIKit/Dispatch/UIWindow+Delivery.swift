extension UIWindow {
    /// Looks again at what is left before each call, because a call can remove views, hide windows and cancel touches.
    internal final func deliverTouches(of event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            while let first = event.changedTouches.first(where: { $0.awaits(phase, in: self) }) {
                let view = first.landedView
                let together = event.changedTouches.filter { $0.awaits(phase, in: self) && $0.landedView === view }
                for touch in together { touch.isPending = false }
                let heard = together.filter { $0.isHeard && ($0.isAnnounced || phase == .began) }
                guard let view, !heard.isEmpty else { continue }
                for touch in heard { touch.isAnnounced = true }
                switch phase {
                case .began: view.touchesBegan(Set(heard), with: event)
                case .moved: view.touchesMoved(Set(heard), with: event)
                case .ended: view.touchesEnded(Set(heard), with: event)
                case .cancelled: view.touchesCancelled(Set(heard), with: event)
                case .stationary: break
                }
            }
        }
    }

    internal final func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses where press.window === self && !focus.take(press) { press.deliver(with: event) }
    }
}

extension UITouch {
    fileprivate func awaits(_ phase: Phase, in window: UIWindow) -> Bool {
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
