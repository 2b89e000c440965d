/// Hears of scrolling and zooming, and says what is zoomed. Every answer has a default.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The offset has changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is lifted.
    /// - Parameters:
    ///   - velocity: the content offset's, in points a millisecond.
    ///   - targetContentOffset: where content will come to rest; another value makes it rest there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// - Parameter decelerate: content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Content has come to rest, or something stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset is over, or something ended it.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The subview that is scaled; nil, the default, for content that does not zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming is over, bouncing included.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
