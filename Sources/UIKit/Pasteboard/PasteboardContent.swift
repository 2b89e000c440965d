/// Something copied, as one type of data.
public struct PasteboardContent: Sendable, Equatable {
    /// A uniform type identifier; what is none is the desktop's own name for the type, `image/tiff` for example.
    public var type: String
    public var data: Data

    public init(type: String, data: Data) { (self.type, self.data) = (type, data) }
}

/// The uniform type identifiers that have constants here.
public enum PasteboardType {
    public static let png = "public.png"
    public static let jpeg = "public.jpeg"
    public static let webP = "org.webmproject.webp"
    public static let svg = "public.svg-image"
    public static let text = "public.utf8-plain-text"
    /// Addresses of files, one a line (RFC 2483).
    public static let fileURL = "public.file-url"

    /// The pictures that `UIImage(data:)` reads, those without loss first.
    public static let images = [png, webP, svg, jpeg]
}

/// Why nothing could be copied or pasted.
public enum PasteboardError: Error, Hashable, Sendable {
    /// Nothing was copied, or nothing of the types wanted.
    case empty
    /// The program that has the content does not answer, or ended before it was done.
    case noAnswer
    /// There is more than `limit` bytes of it.
    case tooLong(limit: Int)
    /// It came, and is damaged or nothing that can be read.
    case unreadable(String)
    /// The desktop has no way for it; the reason, for people.
    case impossible(String)

    /// Seconds an owner that shows no sign of life is waited for. *Chosen*: longer than a busy program takes to draw a large page.
    public static let patience: TimeInterval = 5
}

extension PasteboardError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "there is nothing to paste"
        case .noAnswer: "the program that it was copied in does not answer"
        case .tooLong(let limit): "there is more to paste than \(limit) bytes"
        case .unreadable(let reason): "what is to be pasted cannot be read: \(reason)"
        case .impossible(let reason): reason
        }
    }
}
