/// Fingers that drag: begins when their middle has moved `TouchConstants.panDistance`, ends when too few are left. Continuous.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Below 1 counts as 1.
    public final var minimumNumberOfTouches = 1
    /// Fingers beyond it are ignored.
    public final var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling by wheel or touchpad that are pans too; by default none, for a scroll view's pan all.
    public final var allowedScrollTypesMask: UIScrollTypeMask = []

    private final var fingers: [UITouch] = []
    /// Where the middle of the fingers was when their number changed last, and the translation then.
    private final var anchor = CGPoint.zero
    private final var translationAtAnchor = CGVector.zero
    private final var tracker = VelocityTracker()
    private final var lastTime: TimeInterval = 0

    /// In window coordinates.
    internal final var windowTranslation = CGVector.zero

    /// How far the fingers' middle has moved since they landed, in the coordinates of `view` (nil: the window's), a change in the
    /// number of fingers left out of account. O(depth).
    public final func translation(in view: UIView?) -> CGPoint { convert(windowTranslation, to: view) }

    /// Counts from `translation` (coordinates of `view`) on. The velocity stays what it is.
    public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = convert(translation, from: view)
        let offset = CGVector(dx: inWindow.dx - windowTranslation.dx, dy: inWindow.dy - windowTranslation.dy)
        windowTranslation = inWindow
        translationAtAnchor = CGVector(dx: translationAtAnchor.dx + offset.dx, dy: translationAtAnchor.dy + offset.dy)
        tracker.shift(by: offset)
    }

    /// Points a second in the coordinates of `view` (nil: the window's). O(depth + samples in the last tenth of a second).
    public final func velocity(in view: UIView?) -> CGPoint { convert(tracker.velocity(at: lastTime), to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder {
            guard fingers.count < max(1, maximumNumberOfTouches) else {
                ignore(touch, for: event)
                continue
            }
            takeIn(event)
            fingers.append(touch)
            rebase()
            if fingers.count == 1 { note(at: touch.timestamp) }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        if machine == .possible {
            guard fingers.count >= max(1, minimumNumberOfTouches), hasMovedFarEnough else { return }
            state = .began
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        takeIn(event)
        lastTime = max(lastTime, event.timestamp)
        fingers.removeAll { touches.contains($0) }
        rebase()
        guard machine == .possible else {
            if fingers.count < max(1, minimumNumberOfTouches) { state = .ended }
            return
        }
        if fingers.isEmpty { state = .failed }
    }

    open override func reset() {
        super.reset()
        (fingers, windowTranslation, translationAtAnchor) = ([], .zero, .zero)
        tracker.reset()
        lastTime = 0
    }

    /// Whether the fingers' middle has moved so far that the pan begins.
    internal var hasMovedFarEnough: Bool { windowTranslation.length >= TouchConstants.panDistance }

    /// A wheel or touchpad moved content by `way` (window coordinates): a pan of its own, that begins and ends there and then.
    /// Nothing while fingers are down.
    internal final func scroll(by way: CGVector, at location: CGPoint) {
        guard fingers.isEmpty, machine == .possible, requested.isEmpty, !isOverruled else { return }
        (windowTranslation, lastLocations) = (way, [location])
        state = .began
        if machine.isActive || !requested.isEmpty { state = .ended }
    }

    /// Follows the fingers, sample by sample where there is one.
    private func takeIn(_ event: UIEvent) {
        guard !fingers.isEmpty else { return }
        if fingers.count == 1, let finger = fingers.first {
            for sample in finger.samples { follow(sample.location, at: sample.timestamp) }
        }
        // A lift where the finger was last seen tells that it is over, not that it stopped before.
        let middle = CGPoint.mean(of: fingers.map(\.windowLocation))
        follow(middle, at: fingers.map(\.timestamp).max() ?? event.timestamp)
    }

    private func follow(_ middle: CGPoint, at time: TimeInterval) {
        let moved = CGVector(
            dx: translationAtAnchor.dx + middle.x - anchor.x, dy: translationAtAnchor.dy + middle.y - anchor.y)
        guard moved != windowTranslation else { return }
        windowTranslation = moved
        note(at: time)
    }

    private func note(at time: TimeInterval) {
        tracker.add(windowTranslation, at: time)
        lastTime = max(lastTime, time)
    }

    private func rebase() {
        anchor = CGPoint.mean(of: fingers.map(\.windowLocation))
        translationAtAnchor = windowTranslation
    }

    private func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
        let start = convert(CGPoint.zero, to: view), end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func convert(_ vector: CGPoint, from view: UIView?) -> CGVector {
        guard let view, let window = view.window, view !== window else { return CGVector(dx: vector.x, dy: vector.y) }
        let start = view.convert(CGPoint.zero, to: window), end = view.convert(vector, to: window)
        return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
}
