extension UIControl {
    internal struct Registration {
        let action: UIAction
        var events: Event
    }

    /// Does `action` whenever one of `events` happens. An action with the same identifier is replaced for these events. O(actions).
    public final func addAction(_ action: UIAction, for events: Event) {
        if let identifier = action.identifier { removeAction(identifiedBy: identifier, for: events) }
        if let index = registrations.firstIndex(where: { $0.action === action }) {
            registrations[index].events.formUnion(events)
        } else {
            registrations.append(Registration(action: action, events: events))
        }
    }

    /// Does `handler` whenever one of `events` happens, until the returned action is removed.
    @discardableResult
    public final func on(_ events: Event, _ handler: @escaping @MainActor () -> Void) -> UIAction {
        let action = UIAction { _ in handler() }
        addAction(action, for: events)
        return action
    }

    public final func removeAction(_ action: UIAction, for events: Event) {
        removeActions(for: events) { $0 === action }
    }

    public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        removeActions(for: events) { $0.identifier == identifier }
    }

    /// Does what was asked for each of `events`, in the order it was added; each action once. O(actions).
    public final func sendActions(for events: Event) {
        // Those there were at the start: an action may add and remove others.
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            registration.action.perform(from: self)
        }
    }

    /// Does `action` now, with this control as its sender.
    public final func sendAction(_ action: UIAction) { action.perform(from: self) }

    private func removeActions(for events: Event, where isMeant: (UIAction) -> Bool) {
        registrations = registrations.compactMap { registration in
            guard isMeant(registration.action) else { return registration }
            let rest = registration.events.subtracting(events)
            return rest.isEmpty ? nil : Registration(action: registration.action, events: rest)
        }
    }
}
