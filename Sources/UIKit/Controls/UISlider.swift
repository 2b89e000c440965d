/// Picks a number from a range by dragging a thumb along a track.
///
/// A finger takes the thumb where it grabs it: nothing jumps. A finger on the track beside the thumb does nothing, unless
/// `allowsTrackTaps` is on. Arrow keys change the value by `TouchConstants.sliderStep` of the range, Page Up and Page Down by
/// `sliderPage`, Home and End go to its ends.
@MainActor
open class UISlider: UIControl {
    private var storedValue: Float = 0
    /// Where the finger that holds the thumb grabbed it, and what was set then; nil while none does.
    private var grip: (x: CGFloat, value: Double)?
    /// What was set when the finger came down.
    private var valueBefore: Float = 0

    /// Kept between `minimumValue` and `maximumValue`. Setting it sends no event; a value that is no number changes nothing.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// A maximum below it follows.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// A minimum above it follows.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// On: `valueChanged` is sent all along a drag. Off: once, when the finger is lifted.
    open var isContinuous = true
    /// On: a finger on the track beside the thumb brings the thumb there.
    open var allowsTrackTaps = false

    /// Of the track up to the thumb; nil: the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor != oldValue { setNeedsDisplay() } } }
    /// Of the track behind the thumb; nil: a gray that stands out 3:1 from white and from charcoal.
    open var maximumTrackTintColor: UIColor? { didSet { if maximumTrackTintColor != oldValue { setNeedsDisplay() } } }
    /// Of the whole thumb; nil: white in a ring of the track's colour, which shows on any ground.
    open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { setNeedsDisplay() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .adjustable
    }

    /// - Parameter animated: the thumb is there at once either way.
    open func setValue(_ newValue: Float, animated: Bool) {
        guard !newValue.isNaN else { return }
        let limited = min(max(newValue, minimumValue), maximumValue)
        guard limited != storedValue else { return }
        storedValue = limited
        setNeedsDisplay()
    }

    private func rangeDidChange() {
        setValue(storedValue, animated: false)
        setNeedsDisplay()
    }

    // MARK: Place

    /// Where the track is drawn.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - Metrics.track / 2, width: bounds.width, height: Metrics.track)
    }

    /// Where the thumb is drawn for `value`: it stays within the ends of the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(
            x: rect.minX + (rect.width - Metrics.thumb) * part, y: rect.midY - Metrics.thumb / 2,
            width: Metrics.thumb, height: Metrics.thumb)
    }

    internal enum Metrics {
        /// Diameter, in points: what iOS shows.
        static let thumb: CGFloat = 28
        /// Height of the track in points: what iOS shows.
        static let track: CGFloat = 4
        /// Of the thumb's ring, in points. Chosen: as the icons' strokes.
        static let ring: CGFloat = 2
        /// In points; what `sizeThatFits` asks for. Chosen.
        static let width: CGFloat = 160
    }

    /// As wide as there is room, as high as a fingertip.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Metrics.width, height: TouchConstants.smallestTarget)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInsideTarget(point) }

    internal final func thumbRect(for value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    // MARK: Tracking

    internal override var dragHandle: CGRect? {
        let thumb = thumbRect(for: storedValue), reach = max(thumb.width, TouchConstants.smallestTarget) / 2
        return allowsTrackTaps ? bounds : CGRect(x: thumb.midX - reach, y: bounds.minY, width: 2 * reach, height: bounds.height)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x, thumb = thumbRect(for: storedValue)
        valueBefore = storedValue
        if abs(x - thumb.midX) <= max(thumb.width, TouchConstants.smallestTarget) / 2 {
            grip = (x, Double(storedValue))
        } else {
            guard allowsTrackTaps else { return false }
            grip = (thumbRect(for: minimumValue).midX, Double(minimumValue))
            follow(x)
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self).x)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch.location(in: self).x) }
        grip = nil
        if !isContinuous, storedValue != valueBefore { sendValueChanged() }
    }

    /// What was told stays; what nobody was told of is taken back.
    open override func cancelTracking(with event: UIEvent?) {
        grip = nil
        if !isContinuous { value = valueBefore }
    }

    private func follow(_ x: CGFloat) {
        let low = thumbRect(for: minimumValue).midX, high = thumbRect(for: maximumValue).midX
        guard let grip, high != low else { return }
        let before = storedValue
        // In double precision: a finger that has not moved changes no digit.
        value = Float(grip.value + Double((x - grip.x) / (high - low)) * (Double(maximumValue) - Double(minimumValue)))
        if isContinuous, storedValue != before { sendValueChanged() }
    }

    // MARK: State and events

    open override func stateDidChange() {
        super.stateDidChange()
        noteStateInTraits()
    }

    internal override var primaryEvent: UIControl.Event? { .valueChanged }
    internal override var isPressedByKeys: Bool { false }
    open override func accessibilityIncrement() { change(by: TouchConstants.sliderStep) }
    open override func accessibilityDecrement() { change(by: -TouchConstants.sliderStep) }

    /// By a part of the range, as the user asked for.
    internal final func change(by part: Float) { change(to: storedValue + (maximumValue - minimumValue) * part) }

    internal final func change(to newValue: Float) {
        let before = storedValue
        value = newValue
        if storedValue != before { sendValueChanged() }
    }

    /// The place in the range in whole percent, unless something else was set.
    open override var accessibilityValue: String? {
        get {
            let range = maximumValue - minimumValue
            return super.accessibilityValue ?? "\(Int((range > 0 ? (storedValue - minimumValue) / range * 100 : 0).rounded()))%"
        }
        set { super.accessibilityValue = newValue }
    }

    internal override var defaultFocusEffect: UIFocusEffect? {
        let spare = max(0, (bounds.height - Metrics.thumb) / 2)
        return UIFocusHaloEffect(roundedRect: bounds.insetBy(dx: 0, dy: spare), cornerRadius: Metrics.thumb / 2)
    }

    open override func draw(_ rect: CGRect) { drawByState(drawSlider) }
}
