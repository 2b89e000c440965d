/// Which key, and what it stands for.
public struct UIKey: Hashable, Sendable {
    /// As `charactersIgnoringModifiers`, letters in upper case while Shift is held.
    public let characters: String
    /// What the layout gives: `z`, `ü`, or the key's name: `Return`, `Escape`, `F11`, `Left` …
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    /// The place, named by what a US keyboard prints there: `Z`, `[`, `1`, `Escape` …
    public let scancode: String
    /// Whether the layout prints Latin letters, as far as the host knows. (UIKit has nothing of the kind: its shortcuts see to it.)
    public let hasLatinLayout: Bool

    /// The key a host reports.
    public init(_ key: HostEvent.Key) {
        charactersIgnoringModifiers = key.key
        modifierFlags = UIKeyModifierFlags(key.modifiers)
        (scancode, hasLatinLayout) = (key.scancode, key.hasLatinLayout)
        let isLetter = key.key.count == 1
        characters = isLetter && key.modifiers.contains(.shift) ? key.key.uppercased() : key.key
    }
}

/// The keys held along with another; UIKit's values.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key with the system's sign on it.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    internal init(_ modifiers: HostEvent.Key.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) { insert(.alternate) }
        if modifiers.contains(.gui) { insert(.command) }
    }
}
