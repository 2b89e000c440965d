/// Fingers that rest: begins after a while, then goes on wherever they move, and ends when one is lifted. Continuous.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    public final var minimumPressDuration = TouchConstants.longPressDuration
    /// How far a finger may move before the press begins, in points. Afterwards it may move freely.
    public final var allowableMovement = TouchConstants.longPressMovement
    /// Below 1 counts as 1.
    public final var numberOfTouchesRequired = 1
    /// Taps that come first, as `UITouch.tapCount` counts them.
    public final var numberOfTapsRequired = 0

    private final var landings: [(touch: UITouch, location: CGPoint)] = []
    private final var timer: EventTimer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder {
            guard landings.count < max(1, numberOfTouchesRequired) else {
                if machine == .possible { return giveUp() }
                ignore(touch, for: event)
                continue
            }
            if numberOfTapsRequired > 0, touch.tapCount != numberOfTapsRequired + 1 { return giveUp() }
            landings.append((touch, touch.windowLocation))
            guard landings.count == max(1, numberOfTouchesRequired) else { continue }
            timer = schedule(minimumPressDuration, since: touch.timestamp) { [weak self] in self?.begin() }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if machine == .possible {
            let hasMoved = landings.contains { touches.contains($0.touch) && $0.touch.farthest(from: $0.location) > allowableMovement }
            if hasMoved { giveUp() }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if machine == .possible { giveUp() } else { state = .ended }
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        (timer, landings) = (nil, [])
    }

    private func begin() {
        if machine == .possible { state = .began }
    }

    private func giveUp() {
        timer?.cancel()
        if machine == .possible { state = .failed }
    }
}
