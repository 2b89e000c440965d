extension UIGestureRecognizer {
    /// Does `action` whenever the gesture is recognized, goes on, ends or is cancelled; its sender is this recognizer.
    /// An action with the same identifier is replaced. O(actions).
    public final func addAction(_ action: UIAction) {
        actions.removeAll { $0 === action || (action.identifier != nil && $0.identifier == action.identifier) }
        actions.append(action)
    }

    public final func removeAction(_ action: UIAction) { actions.removeAll { $0 === action } }

    public final func removeAction(identifiedBy identifier: UIAction.Identifier) {
        actions.removeAll { $0.identifier == identifier }
    }

    /// Does `handler` likewise, until the returned action is removed.
    @discardableResult
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) -> UIAction {
        // The recognizer keeps the action, so the action must not keep the recognizer.
        let action = UIAction { [weak self] _ in if let self { handler(self) } }
        addAction(action)
        return action
    }

    /// Calls a method of `target` likewise, for as long as that lives: `tap.addTarget(self, action: { $0.tapped($1) })`.
    @discardableResult
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
    ) -> UIAction {
        addHandler { [weak target] recognizer in if let target { action(target, recognizer) } }
    }

    /// Tells those there are at the start: an action may add and remove others.
    internal final func perform(reporting state: State) {
        let before = reported
        reported = state
        for action in actions { action.perform(from: self) }
        reported = before
    }
}

/// What every recognizer can do with its own type in hand.
@MainActor
public protocol UIGestureHandling: AnyObject {}

extension UIGestureRecognizer: UIGestureHandling {}

extension UIGestureHandling where Self: UIGestureRecognizer {
    /// Does `handler` whenever the gesture is recognized, goes on, ends or is cancelled, until the returned action is removed.
    @discardableResult
    public func on(_ handler: @escaping @MainActor (Self) -> Void) -> UIAction {
        let action = UIAction { [weak self] _ in if let self { handler(self) } }
        addAction(action)
        return action
    }
}
