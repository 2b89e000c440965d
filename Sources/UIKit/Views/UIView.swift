/// A rectangle on the screen that draws itself, holds subviews and hears touches.
///
/// Geometry is UIKit's: `bounds`, `center` and `transform` are stored, `frame` is derived from them.
/// Every change invalidates what the view covered before and covers after, and nothing else.
/// What is no finite number, in any part, is not taken: the property stays as it was. (iOS ends the program there.)
@MainActor
open class UIView: UIResponder {
    // MARK: Place (see UIView+Geometry)

    /// The view's own coordinate system: what its content is laid out in. Changing the origin scrolls the content.
    open var bounds: CGRect {
        willSet { if newValue != bounds { geometryWillChange() } }
        didSet {
            guard bounds.isFinite else { return bounds = oldValue }
            guard bounds != oldValue else { return }
            noteChange(of: .bounds, from: .rect(oldValue), to: .rect(bounds))
            geometryDidChange()
            guard bounds.size != oldValue.size else { return }
            if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
        }
    }
    /// Where the anchor point (by default the middle of `bounds`) lies, in the superview's coordinates.
    open var center: CGPoint {
        willSet { if newValue != center { geometryWillChange() } }
        didSet {
            guard center.isFinite else { return center = oldValue }
            guard center != oldValue else { return }
            noteChange(of: .center, from: .point(oldValue), to: .point(center))
            geometryDidChange()
        }
    }
    /// Applied about the anchor point.
    open var transform: CGAffineTransform = .identity {
        willSet { if newValue != transform { geometryWillChange() } }
        didSet {
            guard transform.isFinite else { return transform = oldValue }
            guard transform != oldValue else { return }
            noteChange(of: .transform, from: .transform(oldValue), to: .transform(transform))
            geometryDidChange()
        }
    }
    /// The point of `bounds` that `center` places and `transform` turns about; (0, 0) top left … (1, 1) bottom right.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        willSet { if newValue != anchorPoint { geometryWillChange() } }
        didSet {
            guard anchorPoint.isFinite else { return anchorPoint = oldValue }
            if anchorPoint != oldValue { geometryDidChange() }
        }
    }
    /// Above 0 while several geometry properties change as one.
    internal final var geometryChangeDepth = 0

    // MARK: Tree (see UIView+Hierarchy)

    public internal(set) final weak var superview: UIView?
    /// Back to front.
    public internal(set) final var subviews: [UIView] = []
    /// The controller whose root view this is.
    internal final weak var viewController: UIViewController?
    internal final weak var windowStorage: UIWindow?
    /// What was added by `addInteraction(_:)`, in that order.
    public internal(set) final var interactions: [any UIInteraction] = []

    // MARK: Look (see UIView+Painting)

    open var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            noteChange(of: .backgroundColor, from: .color(oldValue), to: .color(backgroundColor))
            setNeedsDisplay()
        }
    }
    /// Of the view and its subviews as one picture; 0…1.
    open var alpha: CGFloat = 1 {
        didSet {
            guard alpha.isFinite else { return alpha = oldValue }
            guard alpha != oldValue else { return }
            noteChange(of: .alpha, from: .number(oldValue), to: .number(alpha))
            if alpha <= UIView.invisibleAlpha { interruptTouches() }
            invalidatePlace()
        }
    }
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { interruptTouches() }
            outlineDidChange()
            invalidatePlace()
        }
    }
    /// A promise that `draw(_:)` or the background colour fills the bounds, so that nothing behind need be painted.
    /// Off by default, unlike UIKit's, because a promise nobody made must not leave holes.
    open var isOpaque = false { didSet { if isOpaque != oldValue { setNeedsDisplay() } } }
    open var clipsToBounds = false {
        willSet { if newValue != clipsToBounds { invalidatePlace() } }
        didSet {
            guard clipsToBounds != oldValue else { return }
            outlineDidChange()
            invalidatePlace()
        }
    }
    /// Radius of the background's, border's, shadows' and (with `clipsToBounds`) content's corners, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            guard cornerRadius.isFinite else { return cornerRadius = oldValue }
            guard cornerRadius != oldValue else { return }
            noteChange(of: .cornerRadius, from: .number(oldValue), to: .number(cornerRadius))
            invalidatePlace()
        }
    }
    /// Drawn inside the bounds, over the subviews, as a layer's border is. Whole device pixels, at least one, when above 0.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { setNeedsDisplay() } } }
    /// Opaque black unless set, as a layer's.
    open var borderColor: UIColor? = .black { didSet { if borderColor != oldValue { setNeedsDisplay() } } }
    /// Drawn behind the background, the first one backmost, and not clipped by `clipsToBounds`.
    open var softShadows: [SoftShadow] = [] {
        willSet { if newValue != softShadows { invalidatePlace() } }
        didSet {
            guard softShadows != oldValue else { return }
            outlineDidChange()
            invalidatePlace()
        }
    }
    /// How content that has a size of its own (an image) is fitted into the bounds.
    open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
    /// What template images and controls are coloured with; nil takes the superview's.
    open var tintColorOverride: UIColor? { didSet { if tintColorOverride != oldValue { propagateTintColor() } } }
    /// See `layer`; nil until somebody asks for it.
    internal final var layerStorage: CALayer?
    /// What kind of layer the view's is.
    open class var layerClass: AnyClass { CALayer.self }
    /// See `visibleOutline`; nil when it must be worked out again.
    internal final var outlineCache: CGRect?
    /// What of the view is on its way; nil while nothing is (see UIView+Shown).
    internal final var animations: ViewAnimations?

    // MARK: Touch

    open var isUserInteractionEnabled = true {
        didSet { if !isUserInteractionEnabled, oldValue { interruptTouches() } }
    }
    /// Off: the view hears only the first finger of a sequence.
    open var isMultipleTouchEnabled = false
    /// On: while the view tracks a finger no other view in the window gets one, and it gets none while another tracks.
    open var isExclusiveTouch = false
    /// In the order they were added.
    internal final var recognizers: [UIGestureRecognizer] = []

    // MARK: Keyboard focus (see UIView+Focus)

    /// Whether Tab stops here while the view is shown. Off for views, on for enabled controls.
    open var canBecomeFocused: Bool { false }
    /// Arrow keys move focus among the views of one group. A view without a name is in its superview's group.
    open var focusGroupIdentifier: String?
    internal final var focusEffectOverride: UIFocusEffect??
    internal final var hasFocusRing = false
    /// What `focusEffect` is unless it is set.
    internal var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect(roundedRect: bounds, cornerRadius: cornerRadius) }

    // MARK: Description for tests and assistive programs

    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// What the view is set to, where it is set to something.
    open var accessibilityValue: String?
    /// On: while the view is shown, nothing in its siblings can be focused.
    open var accessibilityViewIsModal = false
    open var tag = 0

    // MARK: Layout (see UIView+Layout)

    internal final var needsLayout = true
    /// Whether subviews follow a change of size as their `autoresizingMask` says.
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []

    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        // A window is its own; asked once here, because the cast is too slow for every invalidation.
        windowStorage = self as? UIWindow
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Draws the view's own content, between background and subviews, in bounds coordinates, into the current context.
    /// - Parameter rect: the part that must be drawn; drawing more is harmless, it is clipped.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews for the present bounds.
    open func layoutSubviews() {}

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func tintColorDidChange() { setNeedsDisplay() }

    /// The view under `point` (bounds coordinates) that gets a new touch: the frontmost subview that claims it, else `self`.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defaultHitTest(point, with: event)
    }

    /// Whether `point` lies in the half-open bounds: the left and top edges count, the right and bottom do not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Whether a gesture that was seen may begin. Asked of every view from the one its fingers landed on up to the recognizer's own;
    /// where one says no, the recognizer fails. By default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The size that suits the content best when `size` is what there is; by default the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open override var next: UIResponder? { viewController ?? superview }
}
