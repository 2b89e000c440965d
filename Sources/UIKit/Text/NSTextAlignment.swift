/// Where a line of text stands between the sides of its space.
public enum NSTextAlignment: Sendable, Hashable {
    case left, center, right
    /// The side the user's language starts on; left, as only left-to-right text is set.
    case natural
}
