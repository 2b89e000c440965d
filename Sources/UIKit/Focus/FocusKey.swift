/// A key that focus has a use for.
internal enum FocusKey: Equatable {
    enum Direction { case left, right, up, down }

    case next, previous
    case arrow(Direction)
    case home, end, pageUp, pageDown
    /// Presses for as long as it is held.
    case space
    /// Presses at once.
    case enter
    case escape

    /// Nil for any other key, and for those held along with modifiers that give them another meaning.
    init?(_ key: UIKey) {
        switch (key.charactersIgnoringModifiers, key.modifierFlags) {
        case ("Tab", []): self = .next
        case ("Tab", .shift): self = .previous
        case ("Left", []): self = .arrow(.left)
        case ("Right", []): self = .arrow(.right)
        case ("Up", []): self = .arrow(.up)
        case ("Down", []): self = .arrow(.down)
        case ("Home", []): self = .home
        case ("End", []): self = .end
        case ("PageUp", []): self = .pageUp
        case ("PageDown", []): self = .pageDown
        case ("Space", []), (" ", []): self = .space
        case ("Return", []), ("Enter", []), ("Keypad Enter", []): self = .enter
        case ("Escape", []): self = .escape
        default: return nil
        }
    }
}

/// A view that does something of its own with the keys that change a value.
@MainActor
internal protocol FocusAdjusting: UIView {
    /// - Returns: whether the key means something here.
    func adjust(by key: FocusKey) -> Bool
}

/// A key that is down, and the view it presses.
internal struct HeldKey {
    let press: UIPress
    weak var view: UIView?
}
