/// Two fingers that part or come together: begins at `TouchConstants.pinchDistance` of change. With one finger left it stays under
/// way with its scale as it is, another may join, and it ends when both are up. Continuous.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private final var pair = FingerPair()
    /// The fingers' distance that `baseScale` belongs to.
    private final var baseDistance: CGFloat = 1
    private final var baseScale: CGFloat = 1
    private final var currentScale: CGFloat = 1
    private final var tracker = VelocityTracker()
    private final var lastTime: TimeInterval = 0

    /// The fingers' distance as a multiple of that when the second one landed. Setting it counts from there on and
    /// resets the velocity.
    public final var scale: CGFloat {
        get { currentScale }
        set {
            currentScale = newValue
            rebase()
            tracker.reset()
            tracker.add(CGVector(dx: newValue, dy: 0), at: lastTime)
        }
    }

    /// Change of scale a second. O(samples in the last tenth of a second).
    public final var velocity: CGFloat { tracker.velocity(at: lastTime).dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        for touch in touches.inOrder {
            guard pair.add(touch) else {
                ignore(touch, for: event)
                continue
            }
            if pair.isComplete { rebase() }
        }
        lastTime = max(lastTime, event.timestamp)
        if pair.isComplete { tracker.add(CGVector(dx: currentScale, dy: 0), at: lastTime) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        guard pair.isComplete else { return }
        if machine != .possible {
            state = .changed
        } else if abs(distance - baseDistance) >= TouchConstants.pinchDistance {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        lastTime = max(lastTime, event.timestamp)
        pair.remove(touches)
        guard pair.isEmpty else { return }
        state = machine == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        pair = FingerPair()
        (baseDistance, baseScale, currentScale, lastTime) = (1, 1, 1, 0)
        tracker.reset()
    }

    /// Never nothing, as it is divided by.
    private var distance: CGFloat { max(pair.vector.length, TouchConstants.fingerSeparation) }

    private func rebase() {
        baseScale = currentScale
        if pair.isComplete { baseDistance = distance }
    }

    private func takeIn(_ event: UIEvent) {
        guard pair.isComplete else { return }
        let scale = baseScale * distance / baseDistance
        guard scale != currentScale else { return }
        currentScale = scale
        lastTime = max(lastTime, event.timestamp)
        tracker.add(CGVector(dx: scale, dy: 0), at: lastTime)
    }
}
