extension UIWindow {
    /// The view that keys go to before the first responder hears them; nil when there is none.
    public final var focusedView: UIView? { focus.focusedItem }
}
