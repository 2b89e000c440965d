/// What was copied, in this program or another.
@MainActor
public final class UIPasteboard {
    /// The system's. There is no other.
    public static let general = UIPasteboard()

    private init() {}

    /// The text that was copied; nil when there is none, or no application runs. Setting it copies.
    public var string: String? {
        get { UIGraphics.services?.clipboardText }
        set { UIGraphics.services?.clipboardText = newValue }
    }

    public var hasStrings: Bool { string != nil }
}
