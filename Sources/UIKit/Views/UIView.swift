/// A rectangle on the screen that draws itself, holds subviews and hears touches.
///
/// Geometry is UIKit's: `bounds`, `center` and `transform` are stored, `frame` is derived from them.
@MainActor
open class UIView: UIResponder {
    // MARK: Place

    /// The view's own coordinate system: what its content is laid out in. Changing the origin scrolls the content.
    open var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            geometryDidChange(from: outline(bounds: oldValue, center: center, transform: transform))
            if bounds.size != oldValue.size { setNeedsLayout() }
        }
    }
    /// Where the middle of `bounds` lies, in the superview's coordinates.
    open var center: CGPoint {
        didSet {
            guard center != oldValue else { return }
            geometryDidChange(from: outline(bounds: bounds, center: oldValue, transform: transform))
        }
    }
    /// Applied about `center`.
    open var transform: CGAffineTransform = .identity {
        didSet {
            guard transform != oldValue else { return }
            geometryDidChange(from: outline(bounds: bounds, center: center, transform: oldValue))
        }
    }

    // MARK: Tree (see UIView+Hierarchy)

    public internal(set) final weak var superview: UIView?
    /// Back to front.
    public internal(set) final var subviews: [UIView] = []
    /// The controller whose root view this is.
    internal final weak var viewController: UIViewController?
    internal final weak var windowStorage: UIWindow?

    // MARK: Look

    open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
    open var alpha: CGFloat = 1 {
        didSet {
            guard alpha != oldValue else { return }
            if alpha <= UIView.invisibleAlpha { interruptTouches() }
            setNeedsDisplay()
        }
    }
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { interruptTouches() }
            invalidateOutline()
        }
    }
    open var clipsToBounds = false { didSet { setNeedsDisplay() } }
    /// Radius of the background's, border's and (with `clipsToBounds`) content's corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Drawn inside the bounds, over the subviews, as a layer's border is.
    open var borderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var borderColor: UIColor? { didSet { setNeedsDisplay() } }
    /// What template images and controls are coloured with; nil takes the superview's.
    open var tintColorOverride: UIColor? { didSet { tintColorDidChange() } }

    // MARK: Touch

    open var isUserInteractionEnabled = true {
        didSet { if !isUserInteractionEnabled, oldValue { interruptTouches() } }
    }
    /// Off: the view hears only the first finger of a sequence.
    open var isMultipleTouchEnabled = false
    /// On: while the view tracks a finger no other view in the window gets one, and it gets none while another tracks.
    open var isExclusiveTouch = false

    // MARK: Description for tests and assistive programs

    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var tag = 0

    internal final var needsLayout = true

    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
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

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open override var next: UIResponder? { viewController ?? superview }
}

/// What a view is, for tests and assistive programs.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let selected = UIAccessibilityTraits(rawValue: 2)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
    public static let staticText = UIAccessibilityTraits(rawValue: 8)
    public static let image = UIAccessibilityTraits(rawValue: 16)
    public static let adjustable = UIAccessibilityTraits(rawValue: 32)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 64)
}
