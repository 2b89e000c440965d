/// Two fingers that turn about each other: begins when one has described an arc of `TouchConstants.rotationArc` about the other.
/// With one finger left it stays under way as it is, another may join, and it ends when both are up. Continuous.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private final var pair = FingerPair()
    /// The direction from one finger to the other when last seen; nil while there is none.
    private final var lastAngle: CGFloat?
    private final var currentRotation: CGFloat = 0
    private final var tracker = VelocityTracker()
    private final var lastTime: TimeInterval = 0

    /// Radians since the second finger landed, positive clockwise, more than a whole turn where there were more. Setting it counts
    /// from there on and resets the velocity.
    public final var rotation: CGFloat {
        get { currentRotation }
        set {
            currentRotation = newValue
            tracker.reset()
            tracker.add(CGVector(dx: newValue, dy: 0), at: lastTime)
        }
    }

    /// Radians a second. O(samples in the last tenth of a second).
    public final var velocity: CGFloat { tracker.velocity(at: lastTime).dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        for touch in touches.inOrder {
            guard pair.add(touch) else {
                ignore(touch, for: event)
                continue
            }
            lastAngle = angle
        }
        lastTime = max(lastTime, event.timestamp)
        if pair.isComplete { tracker.add(CGVector(dx: currentRotation, dy: 0), at: lastTime) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        guard pair.isComplete else { return }
        if machine != .possible {
            state = .changed
        } else if abs(currentRotation) * pair.vector.length >= TouchConstants.rotationArc {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        lastTime = max(lastTime, event.timestamp)
        pair.remove(touches)
        lastAngle = nil
        guard pair.isEmpty else { return }
        state = machine == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        pair = FingerPair()
        (lastAngle, currentRotation, lastTime) = (nil, 0, 0)
        tracker.reset()
    }

    /// Nil while a finger is missing, or both are in one place.
    private var angle: CGFloat? {
        pair.vector.length >= TouchConstants.fingerSeparation ? pair.vector.angle : nil
    }

    private func takeIn(_ event: UIEvent) {
        guard let angle else { return }
        defer { lastAngle = angle }
        guard let lastAngle, lastAngle != angle else { return }
        // The shorter way round: between two deliveries nobody turns half a circle.
        currentRotation += remainder(angle - lastAngle, 2 * .pi)
        lastTime = max(lastTime, event.timestamp)
        tracker.add(CGVector(dx: currentRotation, dy: 0), at: lastTime)
    }
}
