/// What was copied, in this program or another.
///
/// Kinds of data are named by uniform type identifiers, of which `PasteboardType` lists some; the host knows what the desktop calls them.
/// What is asked of another program is waited for, for a second or two at most; `load` does not wait. Without a host, what is copied stays
/// in the program.
@MainActor
public final class UIPasteboard {
    /// The system's. There is no other.
    public static let general = UIPasteboard()

    private let own = LocalClipboard()
    internal var clipboard: any ClipboardServing { UIGraphics.services?.clipboard ?? own }

    private init() {}

    /// The text that was copied; nil when there is none. Setting it copies.
    public var string: String? {
        get { if let services = UIGraphics.services { services.clipboardText } else { own.text } }
        set { if let services = UIGraphics.services { services.clipboardText = newValue } else { own.text = newValue } }
    }

    public var hasStrings: Bool { string != nil }

    /// What the content can be had as, the best first; none where there is none, or its owner does not answer.
    public var types: [String] { (try? clipboard.types()) ?? [] }

    /// Whether the content can be had as one of these.
    public func contains(pasteboardTypes types: [String]) -> Bool { !Set(types).isDisjoint(with: self.types) }

    /// The content as a certain type; nil where it cannot be had so, or its owner does not answer.
    public func data(forPasteboardType type: String) -> Data? { try? clipboard.data(ofType: type) }

    /// Copies one kind of data in the place of all that was copied before. Where it cannot be done nothing is copied; `copy` tells why.
    public func setData(_ data: Data, forPasteboardType type: String) { try? copy([PasteboardContent(type: type, data: data)]) }

    /// Copies the same thing as several types, the best first, in the place of all that was copied before.
    /// (UIKit has no way to say that it cannot be done.)
    /// - Throws: `PasteboardError`, and what was copied before is still there.
    public func copy(_ contents: [PasteboardContent]) throws(PasteboardError) { try clipboard.copy(contents) }
}
