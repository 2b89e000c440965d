/// An object that events can be sent to. Every default implementation passes the event to `next`;
/// an override that does not call `super` stops it there.
@MainActor
open class UIResponder {
    public init() {}

    /// Who hears an event that this object does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    /// Where what is done to this object is registered to be undone: the nearest one up the chain. Every window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches

    /// Fingers that landed on the view in this delivery.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Fingers that will not be heard of again; `UITouch.cancellationReason` says what to do with what they began.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// What was guessed of touches this object has heard of is known now. Each is the touch as it was then, with
    /// `estimationUpdateIndex` to tell it by; it may have ended meanwhile.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { next?.touchesEstimatedPropertiesUpdated(touches) }

    // MARK: Keys

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { UIApplication.shared?.remoteControl.nobodyWanted(presses) }
    }
    /// A key held down repeats.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    // MARK: Motion and remote control

    /// The device is being shaken. `motionEnded` or `motionCancelled` follows.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// The motion went on for too long to be meant, or the program left the foreground meanwhile.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    /// A media key, a presenter's clicker or another program asks for `event`'s subtype.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Keyboard focus and assistive programs

    /// Focus moved to or away from this object, or something whose events it hears.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Does what the object is for, as Space and Enter ask for; false when it is for nothing.
    open func accessibilityActivate() -> Bool { false }
    /// The value goes up by a step. Arrow keys ask for it where the traits say `adjustable`.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    /// Closes what is open, as Escape asks for while something in it is focused; false when nothing is.
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: Mouse pointer

    /// The pointer moved, no button held, and this object or one that passed it on lies under it.
    /// - Parameter location: window coordinates; nil when the pointer has left the window.
    open func pointerHovered(at location: CGPoint?, in window: UIWindow) { next?.pointerHovered(at: location, in: window) }

    /// What moved there is a pen above the glass; told after `pointerHovered`.
    open func pencilHovered(at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
        next?.pencilHovered(at: location, in: window, timestamp: timestamp)
    }

    /// A wheel was turned, two fingers moved on a touchpad, or the middle button drags, over this object. Who wants to scroll says so;
    /// otherwise what lies around is asked.
    /// - Parameters:
    ///   - way: how far what is shown is to move, in points of the window.
    ///   - location: where the pointer is, in window coordinates.
    /// - Returns: whether it means something here.
    open func pointerScrolled(by way: CGVector, at location: CGPoint, in window: UIWindow) -> Bool { false }

    /// The same with Control held: what is shown is to become larger by `factor` about the pointer.
    open func pointerZoomed(by factor: CGFloat, at location: CGPoint, in window: UIWindow) -> Bool { false }

    /// Files or text were dragged here from another program and let go over this object, or something that passed them on.
    /// - Parameter location: window coordinates; nil where the system does not tell.
    /// - Returns: whether they mean something here.
    @discardableResult
    open func itemsDropped(_ items: DroppedItems, at location: CGPoint?, in window: UIWindow) -> Bool {
        next?.itemsDropped(items, at: location, in: window) ?? false
    }

    /// How the pointer looks over this object.
    open var pointerShape: PointerShape { next?.pointerShape ?? .arrow }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Keys go to this object first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the one that hears keys first. False when it cannot, is in no window, or the present one does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up hearing keys first; false when it does not want to.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The window whose first responder this object can be.
    internal final var responderWindow: UIWindow? {
        switch self {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        case let application as UIApplication: application.keyWindow
        default: UIApplication.shared?.keyWindow
        }
    }
}

extension UIResponder: Hashable {
    /// Responders are objects: equal means the same one.
    nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
    nonisolated public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
