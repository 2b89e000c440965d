/// What shows which part of the content is seen. Each is a subview, in front, for as long as it can be seen at all.
@MainActor
internal struct ScrollIndicators {
    var views: [ScrollAxis: ScrollIndicator] = [:]
    var isShown = false
    /// Until they fade.
    var stay: EventTimer?
    /// While they fade.
    var fading: FrameTicker?
}

/// A bar with round ends.
internal final class ScrollIndicator: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // This gray stands out 3:1 from white and from charcoal.
        backgroundColor = .systemGray
        cornerRadius = ScrollConstants.indicatorThickness / 2
    }
}
