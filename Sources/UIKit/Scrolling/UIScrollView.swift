/// Shows a part of what is larger than itself: a finger, wheel, touchpad or key moves the part, two fingers zoom.
///
/// `bounds.origin` is the offset, and subviews stand in the coordinates of the content. A finger that lies still for
/// `ScrollConstants.contentDelay` is the content's; one that drags scrolls, also when content has it already, see
/// `touchesShouldCancel(in:)`. Content follows a finger `TouchConstants.panDistance` behind, so that nothing jumps.
/// Of two scroll views in each other, the inner one scrolls where it has room in the direction in which the drag begins, else the
/// outer one does; who begins keeps the drag. A finger that lands while content moves stops it, and is no touch for the content.
open class UIScrollView: UIView {
    /// How soon content that was let go comes to rest: what is left of its velocity after a millisecond, above 0 and below 1.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: ScrollConstants.normalDeceleration)
        public static let fast = DecelerationRate(rawValue: ScrollConstants.fastDeceleration)
    }

    public final weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content (see UIScrollView+Offset)

    /// The size of what there is to show, at the present scale.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            if !isPlacingZoom { unzoomedSize = CGSize(width: contentSize.width / zoom, height: contentSize.height / zoom) }
            limitsDidChange()
        }
    }

    /// The point of the content in the top left corner: `bounds.origin`. Setting it stops what moves the content by itself; it may lie
    /// outside the limits. A point that is no number changes nothing.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopMotion()
            place(newValue)
            drag?.isStale = true
        }
    }

    /// Room around the content.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            limitsDidChange()
            delegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
    }

    /// `contentInset`: nothing covers the edges of a window here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    // MARK: Behaviour

    /// Off: fingers, wheels and keys do not scroll.
    open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
    /// Content can be dragged beyond its limits, and comes back.
    open var bounces = true
    /// It can along this axis even where all of it is shown.
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// A drag that begins along an axis, within `ScrollConstants.lockAngle`, stays on it.
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    /// On: content hears nothing of a finger before it has lain still for `ScrollConstants.contentDelay`, or is lifted.
    open var delaysContentTouches = true
    /// Off: once content has heard of a finger, that finger does not scroll.
    open var canCancelContentTouches = true
    open var showsVerticalScrollIndicator = true { didSet { layOutIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { layOutIndicators() } }

    // MARK: Zooming (see UIScrollView+Zooming)

    /// Content zooms where the two limits differ and the delegate names a view.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// Two fingers can pass the limits, and content comes back.
    open var bouncesZoom = true
    internal final var zoom: CGFloat = 1
    /// The content's size at scale 1, and where the zoomed view stands then.
    internal final var unzoomedSize = CGSize.zero
    internal final var zoomedCenter: ZoomedCenter?
    internal final var isPlacingZoom = false
    internal final var grip: ZoomGrip?
    /// Fingers zoom, or what they zoomed comes back into its limits.
    public internal(set) final var isZooming = false
    public internal(set) final var isZoomBouncing = false

    // MARK: Motion (see UIScrollView+Dragging, UIScrollView+Motion)

    /// A finger scrolls.
    public internal(set) final var isDragging = false
    /// Content moves on since a finger let it go.
    public internal(set) final var isDecelerating = false
    /// A finger is down that scrolls or may come to.
    public final var isTracking: Bool { pan.isEnabled && !pan.machine.isFinal && !pan.fingersDown.isEmpty }
    internal final var drag: ScrollDrag?
    internal final var motion: (law: ScrollMotion, start: TimeInterval)?
    internal final var ticker: FrameTicker?
    internal final var indicators = ScrollIndicators()

    internal final let pan = ScrollPanGestureRecognizer()
    internal final let pinch = ScrollPinchGestureRecognizer()
    internal final let contentDelay = ContentDelayGestureRecognizer()

    /// What drags the content.
    public final var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// What zooms it; nil where it does not zoom.
    public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.on { [unowned self] in panned($0) }
        pinch.on { [unowned self] in pinched($0) }
        // The pan hears of a finger before the delay does, which looks at what the pan makes of it.
        for recognizer in [pan, pinch, contentDelay] { addGestureRecognizer(recognizer) }
    }

    // MARK: Content's touches

    /// Whether content hears of fingers that landed on `view`, a subview, at the moment it would. By default true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag takes from `view`, a subview, a finger it has heard of; else the view keeps it and nothing scrolls. By default
    /// true, but false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan || gestureRecognizer === pinch else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return mayTakeTouches(of: gestureRecognizer)
    }

    // MARK: What happens to it

    open override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { limitsDidChange() }
            if bounds.origin != oldValue.origin { offsetDidChange() }
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // There is no clock to move by without a window, and another window may have another one.
        finishMotion()
        hideIndicatorsAtOnce()
    }

    /// Content is shown where keyboard focus goes.
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if let view = context.nextFocusedView { showFocused(view) }
    }

    /// Keys scroll it where nothing in it can be focused, and not all of it is shown.
    open override var canBecomeFocused: Bool { isScrollEnabled && !roomyAxes.isEmpty && !holdsFocusableView(self) }
}
