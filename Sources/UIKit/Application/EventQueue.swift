/// First in, first out. Both ends O(1), on average.
internal struct EventQueue {
    private var events: [HostEvent] = []
    private var head = 0

    var isEmpty: Bool { head == events.count }

    mutating func append(_ event: HostEvent) { events.append(event) }

    mutating func popFirst() -> HostEvent? {
        guard head < events.count else { return nil }
        defer {
            head += 1
            if head == events.count {
                events.removeAll(keepingCapacity: true)
                head = 0
            }
        }
        return events[head]
    }
}
