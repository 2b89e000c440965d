/// A key from down to up: one object, changed in place.
@MainActor
public final class UIPress {
    public enum Phase: Int, Sendable {
        case began
        /// The key is held and repeats.
        case changed
        case stationary, ended, cancelled
    }

    public internal(set) var phase: Phase = .began
    /// Seconds on the event clock.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var key: UIKey?
    /// Who was the first responder when the key went down; it hears of the rest too.
    public internal(set) weak var responder: UIResponder?
    public internal(set) weak var window: UIWindow?

    internal init(key: UIKey, timestamp: TimeInterval) {
        (self.key, self.timestamp) = (key, timestamp)
    }
}

extension UIPress: Hashable {
    /// Presses are objects: equal means the same one.
    nonisolated public static func == (left: UIPress, right: UIPress) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Keys going down or up. One object for one call.
public final class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress>

    internal init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        super.init(type: .presses, timestamp: timestamp)
    }
}
