/// Knows which view of a window keys go to first, and when that shows.
///
/// Focus comes by key (Tab), or because the program asks for it. A finger or mouse button that goes down takes it away, but not the
/// place: the next Tab comes back there. When the focused view goes away, focus moves on to what can be focused next to it.
@MainActor
public final class UIFocusSystem {
    internal weak var window: UIWindow?
    /// May have gone away since; see `updateFocusIfNeeded()`.
    internal private(set) weak var focused: UIView?
    /// What was focused or pressed last: where Tab begins when nothing is focused.
    internal private(set) weak var lastPlace: UIView?
    /// The latest input for this window was one of focus's keys.
    private var isKeyboardDriven = false
    /// Who may follow a focused view that went away, best first; nil while none did.
    private var successors: [WeakView]?

    // MARK: Keys (see UIFocusSystem+Keys)

    /// Keys that are down and went to focus.
    internal var taken: Set<UIPress> = []
    /// The held key that presses a view, and the view.
    internal var held: HeldKey?

    private struct WeakView { weak var view: UIView? }

    internal init(window: UIWindow) { self.window = window }

    /// That of the window `view` is in; nil when it is in none.
    public static func focusSystem(for view: UIView) -> UIFocusSystem? { view.windowStorage?.focus }

    /// The focused view; nil when there is none.
    public var focusedItem: UIView? {
        updateFocusIfNeeded()
        return focused
    }

    /// Whether the focused view is marked as such: focus came by key, and the window is the one keys go to.
    public var showsFocusRing: Bool { focusedItem?.hasFocusRing ?? false }

    /// Focuses `view` if it can be focused and is shown in this window.
    /// - Returns: whether it is focused now.
    @discardableResult
    public func requestFocusUpdate(to view: UIView) -> Bool {
        guard view.windowStorage === window, view.canBecomeFocused, view.isInteractive else { return false }
        successors = nil
        move(to: view, heading: [])
        return true
    }

    /// Nothing is focused any more. The next Tab comes back to where focus was.
    public func resignFocus() {
        successors = nil
        move(to: nil, heading: [])
    }

    /// Lets focus move on from a view that went away. Called before each frame and each key; O(1) unless one did.
    public func updateFocusIfNeeded() {
        if let focused, isReachable(focused) {
            guard successors != nil else { return }
            // Gone and back again in one go.
            successors = nil
            return refreshRing()
        }
        guard focused != nil || successors != nil, let window else { return }
        let candidates = successors ?? []
        successors = nil
        let order = FocusOrder(of: window).views
        let next = candidates.lazy.compactMap(\.view).first { candidate in order.contains { $0 === candidate } }
        move(to: next ?? order.first, heading: .next)
    }

    internal func isReachable(_ view: UIView) -> Bool {
        view.windowStorage === window && view.canBecomeFocused && view.isInteractive && view.isClearOfModals
    }

    // MARK: What happens to it

    /// `subtree` is about to leave, or can no longer be used. O(depth), or O(views × log views) when it holds the focused view.
    internal func willLose(_ subtree: UIView) {
        if let view = held?.view, view.isDescendant(of: subtree) { cancelHeldKey() }
        guard successors == nil, let window, let focused, focused.isDescendant(of: subtree) else { return }
        // Now, while its place among the others can still be seen; who is able to follow is looked at when all has settled.
        let views = FocusOrder(ofCandidatesIn: window).views
        let place = views.firstIndex { $0 === focused } ?? 0
        successors = (views.dropFirst(place + 1) + views.prefix(place)).map { WeakView(view: $0) }
        focused.setFocusRing(false)
    }

    /// A finger or mouse button went down in the application, on `view` if in this window.
    internal func pointerDidPress(on view: UIView?) {
        isKeyboardDriven = false
        resignFocus()
        var candidate = view
        while let current = candidate, !current.canBecomeFocused { candidate = current.superview }
        if let candidate { lastPlace = candidate }
    }

    /// A key was used for focus.
    internal func keyWasUsed() {
        isKeyboardDriven = true
        refreshRing()
    }

    internal func refreshRing() {
        focused?.setFocusRing(isKeyboardDriven && successors == nil && window?.isKeyWindow == true)
    }

    internal func move(to view: UIView?, heading: UIFocusHeading) {
        let previous = focused
        if held?.view !== view { cancelHeldKey() }
        guard previous !== view else { return refreshRing() }
        previous?.setFocusRing(false)
        focused = view
        if let place = view ?? previous { lastPlace = place }
        refreshRing()
        tell(UIFocusUpdateContext(from: previous, to: view, heading: heading))
    }

    /// Everybody in the responder chains of both views hears of it, once.
    private func tell(_ context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        var told: Set<UIResponder> = []
        for view in [context.previouslyFocusedView, context.nextFocusedView] {
            var responder: UIResponder? = view
            while let current = responder {
                if told.insert(current).inserted { current.didUpdateFocus(in: context, with: coordinator) }
                responder = current.next
            }
        }
    }
}
