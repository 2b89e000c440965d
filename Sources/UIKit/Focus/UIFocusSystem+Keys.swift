extension UIFocusSystem {
    /// Uses a key if it means something to focus. A key that was used on its way down is focus's until it is up.
    /// - Returns: whether it was used; else it goes to the first responder.
    internal func take(_ press: UIPress) -> Bool {
        switch press.phase {
        case .began:
            updateFocusIfNeeded()
            // Beforehand, because what the key sets off may end it.
            taken.insert(press)
            if let key = press.key.flatMap(FocusKey.init), use(key, of: press) { return true }
            taken.remove(press)
            return false
        case .changed:
            guard taken.contains(press) else { return false }
            updateFocusIfNeeded()
            if let key = press.key.flatMap(FocusKey.init) { repeatUse(of: key) }
            return true
        case .ended, .cancelled:
            guard taken.remove(press) != nil else { return false }
            if held?.press === press {
                if press.phase == .ended { releaseHeldKey() } else { cancelHeldKey() }
            }
            return true
        case .stationary:
            return taken.contains(press)
        }
    }

    private func use(_ key: FocusKey, of press: UIPress) -> Bool {
        switch key {
        case .next, .previous: return step(key == .next ? .next : .previous)
        case .escape: return escape()
        case .space, .enter: return self.press(with: key, press)
        default: return adjust(by: key)
        }
    }

    /// A held key goes on moving and adjusting, but presses once.
    private func repeatUse(of key: FocusKey) {
        switch key {
        case .next, .previous: _ = step(key == .next ? .next : .previous)
        case .escape, .space, .enter: break
        default: _ = adjust(by: key)
        }
    }

    private func adjust(by key: FocusKey) -> Bool {
        guard let view = focused else { return false }
        keyWasUsed()
        if let adjusting = view as? any FocusAdjusting {
            if adjusting.adjust(by: key) { return true }
        } else if view.accessibilityTraits.contains(.adjustable) {
            switch key {
            case .arrow(.right), .arrow(.up):
                view.accessibilityIncrement()
                return true
            case .arrow(.left), .arrow(.down):
                view.accessibilityDecrement()
                return true
            default: break
            }
        }
        if case .arrow(let direction) = key, moveInGroup(direction) { return true }
        return UIScrollView.scroll(by: key, from: view)
    }

    /// What is open around the focused view closes, else focus leaves.
    private func escape() -> Bool {
        guard let view = focused else { return window?.frontController?.dismissByUser() ?? false }
        keyWasUsed()
        var responder: UIResponder? = view
        while let current = responder {
            if current.accessibilityPerformEscape() { return true }
            // What lies below is not meant.
            if (current as? UIViewController)?.presentedIn != nil { break }
            responder = current.next
        }
        resignFocus()
        return true
    }

    // MARK: Pressing

    private func press(with key: FocusKey, _ press: UIPress) -> Bool {
        guard let view = focused else { return false }
        let control = view as? UIControl
        if let control, !control.isPressedByKeys { return false }
        keyWasUsed()
        // A finger or another key is pressing it already.
        guard held == nil, control?.isTracking != true else { return true }
        held = HeldKey(press: press, view: view)
        control?.keyPressBegan()
        // Nobody is left to be pressed where hearing of it took the control away.
        if key == .enter { releaseHeldKey() }
        return true
    }

    private func releaseHeldKey() {
        guard let view = held?.view else { return held = nil }
        held = nil
        if let control = view as? UIControl { control.keyPressEnded() } else { _ = view.accessibilityActivate() }
    }

    /// The view is let go without anything coming of it.
    internal func cancelHeldKey() {
        let view = held?.view
        held = nil
        (view as? UIControl)?.keyPressCancelled()
    }
}
