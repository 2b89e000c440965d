/// What an action does; it is given the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, and what it is called.
@MainActor
public final class UIAction {
    /// Names an action for removal, and so that adding it twice does it once.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let title: String
    /// Nil: the action is only ever equal to itself.
    public let identifier: Identifier?
    /// Who set it off, while it runs.
    public internal(set) var sender: Any?
    private let handler: UIActionHandler

    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
        (self.title, self.identifier, self.handler) = (title, identifier, handler)
    }

    internal func perform(from sender: Any?) {
        // Nested when an action sets itself off again.
        let before = self.sender
        self.sender = sender
        handler(self)
        self.sender = before
    }
}
