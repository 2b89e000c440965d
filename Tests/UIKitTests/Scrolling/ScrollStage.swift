import Foundation
@testable import UIKit
import UIKitTesting

/// A scroll view of 200 × 300 at (0, 0) that shows content of 200 × 1000, and the story of what it told its delegate.
@MainActor
final class ScrollStage {
    let host = TestHost()
    let window: UIWindow
    let scroll: UIScrollView
    /// Fills the content; what fingers land on.
    let content = RecordingView()
    let log = ScrollLog()
    var touch: TouchDriver { host.touch }
    var clock: EventClock { host.application.clock }
    var offset: CGPoint { scroll.contentOffset }

    init(_ scrollView: UIScrollView = UIScrollView(), content size: CGSize = CGSize(width: 200, height: 1000)) {
        window = host.makeWindow()
        scroll = scrollView
        scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        scroll.contentSize = size
        scroll.delegate = log
        content.frame = CGRect(origin: .zero, size: size)
        content.isMultipleTouchEnabled = true
        scroll.addSubview(content)
        window.addSubview(scroll)
        host.application.processEvents()
    }

    /// Puts a finger down at (100, `y`) and moves it `count` times by `step` points; it stays down.
    func drag(from y: CGFloat = 250, by step: CGFloat, count: Int) {
        touch.down(at: at(100, y))
        for index in 1...count { touch.move(to: at(100, y + step * CGFloat(index))) }
    }

    /// Long enough for everything to come to rest and for indicators to go.
    func rest() { touch.wait(20) }

    /// Nothing is under way, and nothing will happen without another event.
    var isQuiet: Bool {
        host.tracked.isEmpty && host.application.gestures.isIdle && clock.nextDeadline == nil
            && !scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating && !scroll.isZooming && !scroll.isZoomBouncing
    }
}

/// A delegate that writes down what it hears, `didScroll` and `didZoom` as numbers only.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
    var story: [String] = []
    var scrolls = 0
    var zooms = 0
    var zoomedView: UIView?
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var newTarget: CGPoint?
    var onScroll: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        onScroll?(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { story.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        story.append("willEndDragging")
        (self.velocity, target) = (velocity, targetContentOffset.pointee)
        if let newTarget { targetContentOffset.pointee = newTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        story.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { story.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { story.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { story.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { story.append("willBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        story.append("didEndZooming")
    }
}

/// How far content is shown beyond its limit where the finger asks for `excess`, in a view `side` long: x · d · c / (d + c · x).
func banded(_ excess: CGFloat, side: CGFloat) -> CGFloat {
    let strength: CGFloat = 0.55, top = excess * side * strength, bottom = side + strength * excess
    return top / bottom
}

/// How far content goes, in points, that is let go at a point a millisecond: 1 / −ln rate; and how far in `time` seconds.
func coast(rate: CGFloat = 0.998, time: CGFloat = .infinity) -> CGFloat {
    let decay: CGFloat = log(rate), left: CGFloat = exp(1000 * decay * time)
    return (left - 1) / decay
}

/// Euler's number.
let euler: CGFloat = exp(1)

extension CGPoint {
    func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool { hypot(x - other.x, y - other.y) <= tolerance }
}
