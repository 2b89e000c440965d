/// A view that turns one finger into the events of `UIControl.Event`.
///
/// It follows the first finger on it. Once it tracks one, "inside" is the bounds grown by `TouchConstants.controlReach` on each side;
/// where a finger can land is not affected.
open class UIControl: UIView {
    // MARK: State

    /// A disabled control refuses the point: the touch goes to what lies behind it.
    /// (iOS is reported to swallow the touch in some cases.) Disabling a control interrupts the finger on it.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { interruptTouches() }
            stateDidChange()
        }
    }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Where a title lies in a control wider than it.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called whenever `state` may have changed. By default the control is laid out and drawn again.
    open func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Tracking

    public private(set) final var isTracking = false
    /// The finger that is tracked lies inside the bounds or not far from them.
    public private(set) final var isTouchInside = false
    private final weak var trackedTouch: UITouch?
    internal final var registrations: [Registration] = []

    /// A finger landed; false lets it go.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved; false lets it go.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger was lifted, or let go.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// What a drag that begins there moves sideways, in bounds coordinates; nil for controls that are not dragged, which is the default.
    internal var dragHandle: CGRect? { nil }

    /// What sends `primaryActionTriggered` along; nil where the control itself does.
    internal var primaryEvent: Event? { nil }

    // MARK: Keyboard (see UIControl+Keyboard)

    /// An enabled control can be focused.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Whether Space and Enter mean something here; else they go on to the first responder.
    internal var isPressedByKeys: Bool { true }

    /// Changes the value as a press does, before the press is told. For controls that have one.
    internal func changeValueByPress() {}

    /// Does what a finger that is lifted inside does. A disabled control does nothing, nor does one that is not pressed but set.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled, isPressedByKeys else { return false }
        changeValueByPress()
        sendActions(for: primaryEvent == .touchUpInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
        return true
    }

    // MARK: Touches: a control keeps them to itself

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Several land at once where a subclass listens to many fingers; the order of a set is nobody's choice.
        guard !isTracking, let touch = touches.min(by: { ($0.timestamp, $0.landingOrder) < ($1.timestamp, $1.landingOrder) })
        else { return }
        isTouchInside = true
        trackedTouch = touch
        // Any of these calls may disable or hide the control, which takes the finger away again.
        isTracking = beginTracking(touch, with: event) && touch.phase != .cancelled
        guard isTracking else { return forgetTouch() }
        isHighlighted = true
        guard isTracking else { return }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch)
        isHighlighted = isTouchInside
        guard isTracking else { return }
        let continues = continueTracking(touch, with: event)
        guard isTracking else { return }
        guard continues else {
            forgetTouch()
            return endTracking(touch, with: event)
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return }
        let isInside = reaches(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        forgetTouch()
        var events: Event = isInside ? .touchUpInside : .touchUpOutside
        if let primaryEvent, events.contains(primaryEvent) { events.insert(.primaryActionTriggered) }
        sendActions(for: events)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(in: touches) != nil else { return }
        cancelTracking(with: event)
        forgetTouch()
        sendActions(for: .touchCancel)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isEnabled ? super.hitTest(point, with: event) : nil
    }

    /// A tap on a control is the control's, not that of a view around it. iOS documents the same.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
            return !keepsDrag(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    private func tracked(in touches: Set<UITouch>) -> UITouch? {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return nil }
        return touch
    }

    private func reaches(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self), reach = TouchConstants.controlReach
        return location.x >= bounds.minX - reach && location.x < bounds.maxX + reach
            && location.y >= bounds.minY - reach && location.y < bounds.maxY + reach
    }

    private func forgetTouch() {
        (isTracking, isTouchInside, trackedTouch) = (false, false, nil)
        isHighlighted = false
    }
}
