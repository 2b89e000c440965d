/// Recognizes nothing: it keeps fingers from the content of a scroll view until they have lain still for a while, are lifted, or
/// cannot scroll any more. A finger that joins one which content has heard of is not kept back.
internal final class ContentDelayGestureRecognizer: UIGestureRecognizer {
    private var timer: EventTimer?
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init() {
        super.init()
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.holdsContentBack else { return letThrough(event) }
        guard timer == nil, let landing = touches.map(\.timestamp).min() else { return }
        timer = schedule(ScrollConstants.contentDelay, since: landing) { [weak self] in
            guard let self, machine == .possible else { return }
            letThrough(gestures?.application.touches.sequence)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if scrollView?.pan.machine == .failed { letThrough(event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letThrough(event) }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    /// Content hears now what it missed, if the scroll view wants it to.
    private func letThrough(_ event: UIEvent?) {
        timer?.cancel()
        let waiting = touches.filter { $0.isHeard && !$0.isAnnounced && !$0.isClaimed && $0.landedView !== view }
        var asked: [UIView] = []
        for touch in waiting {
            guard let content = touch.landedView, !asked.contains(where: { $0 === content }) else { continue }
            asked.append(content)
            let together = waiting.filter { $0.landedView === content }
            guard scrollView?.touchesShouldBegin(Set(together), with: event, in: content) == false else { continue }
            for touch in together { gestures?.silence(touch) }
        }
        if machine == .possible { state = .failed }
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}

extension GestureDispatcher {
    /// The view hears nothing of `touch`, of which it has not been told.
    fileprivate func silence(_ touch: UITouch) {
        touch.isHeard = false
        touch.held = []
        heldTouches.removeAll { $0 === touch }
    }
}
