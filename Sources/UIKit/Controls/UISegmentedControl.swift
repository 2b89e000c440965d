/// A row of segments of which one is selected, or which are pressed like buttons (`isMomentary`).
///
/// A finger may slide along: the segment it is over lights up, and is selected when the finger is lifted. From the selected
/// segment it takes the selection along. Left, Right, Home and End select by key.
@MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while no segment is selected; UIKit's value.
    public static let noSegment = -1

    internal struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
    }

    internal final var segments: [Segment] = [] { didSet { segmentsDidChange() } }
    private var storedSelection: Int?
    /// The segment a finger is on; nil while none is, or it is too far away.
    internal private(set) final var pressedSegment: Int? { didSet { if pressedSegment != oldValue { setNeedsDisplay() } } }
    /// The finger came down on the selected segment and takes the selection along.
    internal private(set) final var isSelectionHeld = false
    /// The segment that Space and Enter press where they are pressed like buttons.
    internal private(set) final var keySegment = 0

    /// On: segments are pressed and none stays selected. `selectedSegmentIndex` tells which one while `valueChanged` is sent.
    open var isMomentary = false { didSet { if isMomentary { selection = nil } } }
    /// Of the selected segment; nil: the tint colour.
    open var selectedSegmentTintColor: UIColor? { didSet { if selectedSegmentTintColor != oldValue { setNeedsDisplay() } } }
    internal final var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// One segment for each title (`String`) or picture (`UIImage`); anything else makes an empty one.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        sizeToFit()
    }

    // MARK: Segments (see UISegmentedControl+Segments)

    private func segmentsDidChange() {
        if let storedSelection, storedSelection >= segments.count { self.storedSelection = nil }
        if let pressedSegment, pressedSegment >= segments.count { self.pressedSegment = nil }
        keySegment = max(0, min(keySegment, segments.count - 1))
        setNeedsDisplay()
    }

    /// `noSegment` while none is selected; setting an index there is no segment for selects none. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { storedSelection ?? UISegmentedControl.noSegment }
        set { selection = segments.indices.contains(newValue) ? newValue : nil }
    }

    internal final var selection: Int? {
        get { storedSelection }
        set {
            guard newValue != storedSelection else { return }
            storedSelection = newValue
            setNeedsDisplay()
        }
    }

    // MARK: Tracking

    internal override var dragHandle: CGRect? { bounds }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSegment = segment(under: touch)
        isSelectionHeld = pressedSegment != nil && pressedSegment == selection
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSegment = isTouchInside ? segment(under: touch) : nil
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside ? touch.flatMap(segment(under:)) : nil
        (pressedSegment, isSelectionHeld) = (nil, false)
        if let chosen { choose(chosen) }
    }

    open override func cancelTracking(with event: UIEvent?) { (pressedSegment, isSelectionHeld) = (nil, false) }

    /// Beyond the ends the first and last count. Nil for a disabled segment.
    private func segment(under touch: UITouch) -> Int? {
        guard !segments.isEmpty, bounds.width > 0 else { return nil }
        let part = (touch.location(in: self).x - bounds.minX) / bounds.width
        let index = Int((min(max(part, 0), 1) * CGFloat(segments.count)).rounded(.down))
        let segment = min(index, segments.count - 1)
        return segments[segment].isEnabled ? segment : nil
    }

    /// As the user asked for.
    private func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != selection else { return }
        selection = index
        sendValueChanged()
        if isMomentary { selection = nil }
    }

    // MARK: Keys

    internal override var primaryEvent: UIControl.Event? { .valueChanged }
    internal override var isPressedByKeys: Bool { isMomentary }
    internal override func changeValueByPress() { choose(keySegment) }

    /// - Returns: whether there is an enabled segment.
    internal final func chooseByKey(_ pick: (_ enabled: [Int], _ present: Int) -> Int?) -> Bool {
        let enabled = segments.indices.filter { segments[$0].isEnabled }
        guard !enabled.isEmpty else { return false }
        guard let index = pick(enabled, isMomentary ? keySegment : selectedSegmentIndex) else { return true }
        guard isMomentary else {
            choose(index)
            return true
        }
        // The ring goes around one segment, and moves.
        let isRingShown = hasFocusRing
        setFocusRing(false)
        keySegment = index
        setFocusRing(isRingShown)
        return true
    }

    internal override var defaultFocusEffect: UIFocusEffect? {
        guard isMomentary, !segments.isEmpty else { return UIFocusHaloEffect(roundedRect: bounds, cornerRadius: Metrics.radius) }
        return UIFocusHaloEffect(roundedRect: rect(ofSegmentAt: keySegment), cornerRadius: Metrics.radius)
    }

    // MARK: State

    open override func stateDidChange() {
        super.stateDidChange()
        noteStateInTraits()
    }

    /// The selected title, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? selection.flatMap { segments[$0].title } }
        set { super.accessibilityValue = newValue }
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInsideTarget(point) }

    /// Every segment as wide as the widest content asks for, at least a fingertip's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = segments.indices.map { contentSize(ofSegmentAt: $0).width }.max() ?? 0
        let width = max(TouchConstants.smallestTarget, (widest + 2 * Metrics.padding).rounded(.up))
        return CGSize(width: width * CGFloat(max(1, segments.count)), height: TouchConstants.smallestTarget)
    }

    open override func draw(_ rect: CGRect) { drawByState(drawSegments) }
}
