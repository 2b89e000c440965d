extension UIView {
    /// Keys go to this view before the first responder hears them.
    public final var isFocused: Bool { windowStorage?.focus.focused === self }

    /// How the view is marked while it is focused by key; nil: not at all. Unless set, a ring around the bounds, or around
    /// what a control shows of itself.
    public final var focusEffect: UIFocusEffect? {
        get { focusEffectOverride ?? defaultFocusEffect }
        set {
            if hasFocusRing { invalidatePlace() }
            focusEffectOverride = .some(newValue)
            guard hasFocusRing else { return }
            outlineDidChange()
            invalidatePlace()
        }
    }

    /// The ring to draw now; nil while there is none.
    internal final var focusRing: UIFocusHaloEffect? {
        guard hasFocusRing, let ring = focusEffect as? UIFocusHaloEffect else { return nil }
        guard let stretch = shownContentTransform else { return ring }
        return UIFocusHaloEffect(roundedRect: ring.roundedRect.applying(stretch), cornerRadius: ring.cornerRadius, color: ring.color)
    }

    /// Shows or hides the ring.
    internal final func setFocusRing(_ isShown: Bool) {
        guard isShown != hasFocusRing else { return }
        invalidatePlace()
        hasFocusRing = isShown
        outlineDidChange()
        invalidatePlace()
    }

    /// The view and everything it is in can be seen and touched, at least in part.
    internal final var isInteractive: Bool {
        guard windowStorage != nil, !bounds.isEmpty else { return false }
        var view: UIView? = self
        while let current = view {
            if !current.admitsInteraction { return false }
            view = current.superview
        }
        return true
    }

    /// Neither hidden nor see-through nor closed to touches itself.
    internal final var admitsInteraction: Bool { !isHidden && alpha > UIView.invisibleAlpha && isUserInteractionEnabled }

    /// The frontmost subview that claims all attention, if one does.
    internal final var modalSubview: UIView? {
        subviews.last { $0.accessibilityViewIsModal && $0.admitsInteraction }
    }

    /// Nothing that claims all attention stands beside the view or what it is in.
    internal final var isClearOfModals: Bool {
        var view = self
        while let parent = view.superview {
            if let modal = parent.modalSubview, modal !== view { return false }
            view = parent
        }
        return true
    }

    /// The name of the group that arrow keys move in: the nearest one given, going up; nil when there is none.
    internal final var focusGroup: String? {
        var view: UIView? = self
        while let current = view {
            if let name = current.focusGroupIdentifier { return name }
            view = current.superview
        }
        return nil
    }
}
