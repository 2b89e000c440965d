/// What a host knows of the system under it, for people who look into a problem there.
public struct HostReport: Sendable, Equatable {
    /// One thing the host can tell.
    public struct Fact: Sendable, Equatable {
        /// For people: `Video driver`.
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// In the order to be read.
    public var facts: [Fact]
    /// How many mouse events the host dropped so far because the system had made them up from a finger.
    public var droppedMouseTwins: Int

    public init(facts: [Fact] = [], droppedMouseTwins: Int = 0) {
        (self.facts, self.droppedMouseTwins) = (facts, droppedMouseTwins)
    }
}
