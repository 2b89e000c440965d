/// On or off. A tap changes it, and so does dragging the knob over its middle.
@MainActor
open class UISwitch: UIControl {
    private var storedIsOn = false
    /// Where the knob is while a finger drags it, 0 (off) … 1 (on); nil while it lies at rest.
    private var knobPlace: CGFloat?
    /// x of the landing, in this view.
    private var start: CGFloat = 0
    /// The finger has gone too far for a tap.
    private var isDragged = false

    /// Setting it sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Behind the knob of a switch that is on; nil: the tint colour. (On iOS it is green; there is a theme to fit in with here.)
    open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { setNeedsDisplay() } } }
    /// Behind the knob of a switch that is off. The gray it starts with stands out 3:1 from white and from charcoal.
    open var offTintColor = UIColor.systemGray { didSet { if offTintColor != oldValue { setNeedsDisplay() } } }
    /// Of the knob; nil: what stands out from what is behind it.
    open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { setNeedsDisplay() } } }

    internal enum Metrics {
        /// In points, nearly what iOS shows (51 × 31): even, so that it stands on whole pixels in the middle of 44.
        static let pill = CGSize(width: 52, height: 32)
        /// Between the pill's edge and the knob, in points: what iOS shows.
        static let inset: CGFloat = 2
    }

    /// The size given does not count: a switch has one of its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(
            x: frame.minX, y: frame.minY, width: Metrics.pill.width, height: TouchConstants.smallestTarget))
        accessibilityTraits = .button
    }

    /// - Parameter animated: the knob is there at once either way.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        setNeedsDisplay()
    }

    // MARK: Place

    /// What is drawn of the switch, in the middle of its bounds.
    internal final var pillRect: CGRect {
        CGRect(
            x: bounds.midX - Metrics.pill.width / 2, y: bounds.midY - Metrics.pill.height / 2,
            width: Metrics.pill.width, height: Metrics.pill.height)
    }

    /// How far the knob goes, in points.
    internal static let travel = Metrics.pill.width - Metrics.pill.height

    private var shownPlace: CGFloat { knobPlace ?? (storedIsOn ? 1 : 0) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: Metrics.pill.width, height: TouchConstants.smallestTarget)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInsideTarget(point) }

    // MARK: Tracking

    internal override var dragHandle: CGRect? { pillRect }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        (start, isDragged) = (touch.location(in: self).x, false)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let way = touch.location(in: self).x - start
        if abs(way) >= TouchConstants.switchDrag { isDragged = true }
        knobPlace = min(max((storedIsOn ? 1 : 0) + way / UISwitch.travel, 0), 1)
        setNeedsDisplay()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { _ = continueTracking(touch, with: event) }
        let place = shownPlace
        letGo()
        if isDragged {
            change(to: place >= 0.5)
        } else if isTouchInside {
            change(to: !storedIsOn)
        }
    }

    open override func cancelTracking(with event: UIEvent?) { letGo() }

    private func letGo() {
        knobPlace = nil
        setNeedsDisplay()
    }

    private func change(to on: Bool) {
        guard on != storedIsOn else { return }
        isOn = on
        sendValueChanged()
    }

    // MARK: State and events

    open override func stateDidChange() {
        super.stateDidChange()
        noteStateInTraits()
    }

    internal override var primaryEvent: UIControl.Event? { .valueChanged }

    internal override func changeValueByPress() { change(to: !storedIsOn) }

    /// "1" or "0", as on iOS, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    internal override var defaultFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(roundedRect: pillRect, cornerRadius: Metrics.pill.height / 2)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawByState {
            let ground = shownPlace >= 0.5 ? onTintColor ?? tintColor ?? .systemBlue : offTintColor
            let pill = snapped(pillRect), inset = wholePixels(Metrics.inset)
            fill(pill, ground)
            let x = pill.minX + pill.height / 2 + (pill.width - pill.height) * shownPlace
            let knob = snappedSquare(pill.height - 2 * inset, about: CGPoint(x: x, y: pill.midY))
            fill(knob, thumbTintColor ?? ground.contrastingForeground)
            if isHighlighted { fill(knob, UIControl.pressedOverlay) }
        }
    }
}
