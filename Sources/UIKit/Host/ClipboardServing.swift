/// The desktop's clipboard. Types of data are named as `PasteboardContent` says.
@MainActor
public protocol ClipboardServing: AnyObject {
    /// Copies the same thing as several types, the best first, in the place of all that was copied before; none of them empties it.
    func copy(_ contents: [PasteboardContent]) throws(PasteboardError)
    /// What the content can be had as, the best first; waits for another program's answer, for a short time.
    func types() throws(PasteboardError) -> [String]
    /// The content as a certain type; waits for it, for a short time after each sign of life.
    func data(ofType type: String) throws(PasteboardError) -> Data
    /// Fetches the content as the first of `types` that it can be had as, without waiting.
    func load(_ types: [String], _ completion: @escaping @MainActor @Sendable (Result<PasteboardContent, PasteboardError>) -> Void)
}

extension ClipboardServing {
    /// The content as text; nil where there is none. Setting it copies.
    public var text: String? {
        get { (try? data(ofType: PasteboardType.text)).map { String(decoding: $0, as: UTF8.self) } }
        set { try? copy(newValue.map { [PasteboardContent(type: PasteboardType.text, data: Data($0.utf8))] } ?? []) }
    }
}

/// A clipboard of the program's own: what is copied stays in it.
@MainActor
public final class LocalClipboard: ClipboardServing {
    private var contents: [PasteboardContent] = []

    public init() {}

    public func copy(_ contents: [PasteboardContent]) { self.contents = contents }

    public func types() -> [String] { contents.map(\.type) }

    /// - Throws: `.empty`.
    public func data(ofType type: String) throws(PasteboardError) -> Data {
        guard let content = contents.first(where: { $0.type == type }) else { throw .empty }
        return content.data
    }

    /// At once, before it returns.
    public func load(_ types: [String], _ completion: @escaping @MainActor @Sendable (Result<PasteboardContent, PasteboardError>) -> Void) {
        let found = types.lazy.compactMap { type in self.contents.first { $0.type == type } }.first
        completion(found.map { .success($0) } ?? .failure(.empty))
    }
}
