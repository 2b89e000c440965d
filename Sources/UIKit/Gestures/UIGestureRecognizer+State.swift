extension UIGestureRecognizer {
    /// Where a recognizer stands. Discrete gestures go from `possible` to `ended` or `failed`; continuous ones from `possible`
    /// to `began`, any number of times `changed`, then `ended` or `cancelled`; or to `failed`.
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed
        /// What discrete gestures call their `ended`.
        public static let recognized = State.ended
    }

    /// Where the recognizer stands; subclasses set it. From an action's point of view it is the state the action reports.
    ///
    /// Leaving `possible` is a request: the delegate, the views, failure requirements and other recognizers may hold it up or
    /// turn it down. While it is held up the state stays `possible`; what was turned down is `failed`, and whatever is set then is
    /// ignored until the reset. A transition `State` does not describe traps in debug builds and does nothing in others.
    public final var state: State {
        get { reported ?? machine }
        set { change(to: newValue) }
    }

    private func change(to new: State) {
        guard !isOverruled, let gestures else { return }
        if !requested.isEmpty {
            changeWhileWaiting(to: new, gestures)
        } else {
            guard machine.leads(to: new) else {
                assertionFailure("\(type(of: self)) cannot go from \(machine) to \(new)")
                return
            }
            switch (machine, new) {
            case (.possible, .possible), (.failed, .failed): return
            case (.possible, .began), (.possible, .ended): gestures.request(self, to: new)
            case (.possible, _): gestures.fail(self)
            default: gestures.proceed(self, to: new)
            }
        }
        gestures.settle()
    }

    /// What is asked for while a failure requirement holds the recognizer up is remembered, not done.
    private func changeWhileWaiting(to new: State, _ gestures: GestureDispatcher) {
        switch new {
        case .possible, .began, .changed: break
        case .ended: if requested.last != .ended { requested.append(.ended) }
        case .failed, .cancelled: gestures.fail(self)
        }
    }
}

extension UIGestureRecognizer.State {
    /// Whether a recognizer may go from here to `next` (the reset aside, which is not its own doing).
    internal func leads(to next: UIGestureRecognizer.State) -> Bool {
        switch (self, next) {
        case (.possible, .possible), (.possible, .began), (.possible, .ended), (.possible, .failed), (.failed, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
    }

    /// Under way: began or changed.
    internal var isActive: Bool { self == .began || self == .changed }

    /// Nothing but the reset follows.
    internal var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
