/// An object that events can be sent to. Every default implementation passes the event to `next`;
/// an override that does not call `super` stops it there.
@MainActor
open class UIResponder {
    public init() {}

    /// Who hears an event that this object does not handle; nil ends the chain.
    open var next: UIResponder? { nil }
}
