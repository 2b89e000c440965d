/// A view that writes down every touch call it gets.
open class RecordingView: UIView {
    /// One call of one of the four touch methods.
    public struct Call {
        public let phase: UITouch.Phase
        public let touches: Set<UITouch>
        /// Of those touches, in this view's coordinates, from left to right, then top to bottom.
        public let locations: [CGPoint]
        /// Ordered as `locations`.
        public let previousLocations: [CGPoint]
        /// The tap count of each touch, ordered as `locations`.
        public let tapCounts: [Int]
        /// Every sample of each touch, ordered as `locations`.
        public let coalesced: [[CGPoint]]
        public let reasons: [UITouch.CancellationReason?]
        public let gaps: [Bool]
        public let event: UIEvent?
        /// How many touches the event had then.
        public let allCount: Int
    }

    public private(set) var calls: [Call] = []
    /// Passes what it hears on to the next responder.
    public var forwards = false
    /// Called after each call has been written down.
    public var onCall: ((RecordingView, Call) -> Void)?

    /// Only the phases, in order.
    public var phases: [UITouch.Phase] { calls.map(\.phase) }

    public func forgetCalls() { calls = [] }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        record(.began, touches, event)
        if forwards { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        record(.moved, touches, event)
        if forwards { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        record(.ended, touches, event)
        if forwards { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        record(.cancelled, touches, event)
        if forwards { super.touchesCancelled(touches, with: event) }
    }

    private func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let ordered = touches.sorted {
            let left = $0.location(in: self), right = $1.location(in: self)
            return (left.x, left.y) < (right.x, right.y)
        }
        let call = Call(
            phase: phase, touches: touches, locations: ordered.map { $0.location(in: self) },
            previousLocations: ordered.map { $0.previousLocation(in: self) }, tapCounts: ordered.map(\.tapCount),
            coalesced: ordered.map { touch in (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self) } },
            reasons: ordered.map(\.cancellationReason), gaps: ordered.map(\.hasGap), event: event,
            allCount: event?.allTouches?.count ?? 0)
        calls.append(call)
        onCall?(self, call)
    }
}
