/// One or several taps with one or several fingers. Discrete.
///
/// A tap is down and up within `TouchConstants.tapDuration`, no finger moving more than `tapSlop`, all its fingers on the glass
/// together at some moment; the next one starts within `tapInterval` of its end and `tapRadius` of its place.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Below 1 counts as 1.
    public final var numberOfTapsRequired = 1
    /// Below 1 counts as 1.
    public final var numberOfTouchesRequired = 1

    /// Of the present tap, where each finger landed (window coordinates).
    private final var landings: [(touch: UITouch, location: CGPoint)] = []
    /// Of the present tap, where each finger was lifted.
    private final var lifts: [CGPoint] = []
    private final var tapsSeen = 0
    /// The middle of the latest complete tap.
    private final var lastTap: CGPoint?
    private final var timer: EventTimer?

    /// A recognized tap is where its fingers were lifted.
    internal override var locations: [CGPoint] {
        machine == .ended || requested.last == .ended ? lifts : super.locations
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder {
            // A tap's fingers are down together: none comes when another has gone.
            guard landings.count < max(1, numberOfTouchesRequired), lifts.isEmpty else { return giveUp() }
            if landings.isEmpty {
                timer?.cancel()
                timer = schedule(TouchConstants.tapDuration, since: touch.timestamp) { [weak self] in self?.giveUp() }
            }
            landings.append((touch, touch.windowLocation))
        }
        guard landings.count == max(1, numberOfTouchesRequired), let lastTap else { return }
        if CGPoint.mean(of: landings.map(\.location)).distance(to: lastTap) > TouchConstants.tapRadius { giveUp() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { hasMoved($0) }) { giveUp() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard landings.count == max(1, numberOfTouchesRequired), !touches.contains(where: { hasMoved($0) }) else { return giveUp() }
        lifts += touches.inOrder.map(\.windowLocation)
        guard lifts.count == landings.count else { return }
        timer?.cancel()
        tapsSeen += 1
        guard tapsSeen < max(1, numberOfTapsRequired) else { return state = .ended }
        lastTap = CGPoint.mean(of: lifts)
        (landings, lifts) = ([], [])
        let end = touches.map(\.timestamp).max() ?? event.timestamp
        timer = schedule(TouchConstants.tapInterval, since: end) { [weak self] in self?.giveUp() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    open override func reset() {
        super.reset()
        timer?.cancel()
        (timer, lastTap, tapsSeen) = (nil, nil, 0)
        (landings, lifts) = ([], [])
    }

    /// Fewer taps come first and do not end the wait for more; ask for `require(toFail:)` where only one of the two is wanted.
    open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        guard let tap = other as? UITapGestureRecognizer else { return super.canPrevent(other) }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func hasMoved(_ touch: UITouch) -> Bool {
        guard let landing = landings.first(where: { $0.touch === touch }) else { return false }
        return touch.farthest(from: landing.location) > TouchConstants.tapSlop
    }

    private func giveUp() {
        timer?.cancel()
        if machine == .possible { state = .failed }
    }
}

extension Set where Element == UITouch {
    /// As they landed: a set has no order, what a recognizer does with fingers must have one.
    @MainActor internal var inOrder: [UITouch] {
        sorted { ($0.landingOrder, $0.timestamp) < ($1.landingOrder, $1.timestamp) }
    }
}

extension UITouch {
    /// How far from `place` (window coordinates) it was seen in this delivery. O(samples).
    internal func farthest(from place: CGPoint) -> CGFloat {
        samples.reduce(windowLocation.distance(to: place)) { max($0, $1.location.distance(to: place)) }
    }
}
