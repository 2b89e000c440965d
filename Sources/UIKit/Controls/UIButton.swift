/// A control that is pressed: a title, an image or both, on a pill that shows its state.
///
/// Whatever its size, it is hit within at least 44 × 44 points around its middle, as far as its superview's bounds reach.
@MainActor
open class UIButton: UIControl {
    /// The least side of what a finger can hit, in points (Apple's Human Interface Guidelines).
    public static let smallestTarget: CGFloat = TouchConstants.smallestTarget

    open var configuration: Configuration { didSet { if configuration != oldValue { setNeedsDisplay() } } }
    private var titles: [UIControl.State: String] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]

    public init(frame: CGRect, configuration: Configuration = .plain()) {
        self.configuration = configuration
        super.init(frame: frame)
        describeState()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: .plain()) }

    /// A button that does `action` when a finger is lifted inside it.
    public convenience init(configuration: Configuration = .plain(), primaryAction: UIAction?) {
        self.init(frame: .zero, configuration: configuration)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Content

    /// A state without a title of its own shows the normal state's.
    public final func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        setNeedsDisplay()
    }

    public final func title(for state: UIControl.State) -> String? { titles[state] }

    /// A state without a colour of its own takes the configuration's.
    public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        setNeedsDisplay()
    }

    public final func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }

    /// A state without an image of its own shows the normal state's.
    public final func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        setNeedsDisplay()
    }

    public final func image(for state: UIControl.State) -> UIImage? { images[state] }

    public final var currentTitle: String? { value(in: titles) }
    public final var currentImage: UIImage? { value(in: images) }
    internal final var currentTitleColor: UIColor? { value(in: titleColors) }

    /// The value for the present state, else for its strongest single part, else the normal one.
    private func value<Value>(in values: [UIControl.State: Value]) -> Value? {
        let state = state
        if let exact = values[state] { return exact }
        for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) {
            if let value = values[part] { return value }
        }
        return values[.normal]
    }

    // MARK: State

    open override func stateDidChange() {
        super.stateDidChange()
        describeState()
        setNeedsDisplay()
    }

    private func describeState() {
        accessibilityTraits.insert(.button)
        noteStateInTraits()
    }

    /// The title, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    internal override var primaryEvent: UIControl.Event? { .touchUpInside }

    internal override var defaultFocusEffect: UIFocusEffect? {
        let rect = backgroundRect
        let radius = configuration.cornerRadius ?? min(rect.width, rect.height) / 2
        return UIFocusHaloEffect(roundedRect: rect, cornerRadius: radius)
    }

    // MARK: Place

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInsideTarget(point) }

    /// Content and insets, at least a fingertip's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = contentSize
        let insets = configuration.contentInsets
        return CGSize(
            width: max(UIButton.smallestTarget, content.width + insets.left + insets.right),
            height: max(UIButton.smallestTarget, content.height + insets.top + insets.bottom))
    }

    open override func draw(_ rect: CGRect) { drawButton() }
}
