/// Drags the content of a scroll view, and stops it where it moves by itself.
internal final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// It began because the finger landed on moving content.
    private(set) var isCatch = false

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init() {
        super.init()
        // A finger that is lifted has not scrolled, whatever another one may still do.
        delaysTouchesEnded = false
        allowedScrollTypesMask = .all
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard machine == .possible, let scrollView, scrollView.motion != nil else { return }
        isCatch = true
        state = .began
        // The finger holds everything below it.
        guard machine.isActive else { return }
        for outer in scrollView.enclosingScrollViews where outer.isWithinLimits { outer.stopMotion() }
    }

    override func reset() {
        super.reset()
        isCatch = false
    }

    override var hasMovedFarEnough: Bool { scrollView.map { $0.takesDrag(translation(in: $0)) } ?? super.hasMovedFarEnough }

    // Two fingers zoom and move the content at the same time.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pinch }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.pinch }
}
