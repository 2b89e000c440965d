/// Zooms the content of a scroll view.
internal final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init() {
        super.init()
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard machine != .possible || scrollView?.canZoom == true else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }
}
