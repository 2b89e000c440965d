import Hands
import Ink
import InkRaster
import UIKit

/// The page, edge to edge under everything: fingers, pen and mouse draw on it, and two fingers move it.
///
/// It composites its own pixels, so that a new segment costs what it covers however much has been drawn.
final class CanvasView: UIView {
    let page: InkPage

    /// What the next finger to land has in hand.
    var tools: () -> ToolState = { ToolState() }
    /// Called when fingers land; tells whether something that was open closed.
    var fingersDidLand: () -> Bool = { false }
    /// Called when steps were added, undone or redone.
    var historyDidChange: () -> Void = {}
    /// Called after every change of the fingers that draw, with where they are (bounds coordinates).
    var drawingTouchesDidMove: ([CGPoint]) -> Void = { _ in }
    /// Called when the page is shown otherwise.
    var sightDidChange: () -> Void = {}
    /// Called when fingers tap to undo or redo.
    var handsAsk: (Command) -> Void = { _ in }

    /// The page's size in points: that of the largest window the present drawing was shown in.
    private(set) var pageSize = CGSize.zero

    /// Shows what counts as a touch; nil where fingers have no halo.
    var halos: FingertipHalos? {
        didSet {
            oldValue?.removeFromSuperview()
            if let halos { addSubview(halos) }
        }
    }

    /// How the page is seen.
    var sight = PageSight()
    /// Says what contacts mean.
    var hands = HandReader()
    /// Those on the glass.
    var contacts: [ObjectIdentifier: ContactRecord] = [:]
    /// What each contact that draws is at.
    var works: [Contact.ID: Work] = [:]
    /// The mouse that draws a straight line.
    var straightens: Contact.ID?
    /// Numbers contacts, for life.
    var nextContact = 0
    /// The space bar is held: the mouse drags the page.
    var isGrabbed = false
    /// Tells when hands rest; nil where no ink runs ahead of them.
    var restClock: EventClock?
    /// The time that ink which runs ahead of the hand is looked at again.
    var restTimer: EventTimer?
    /// Strokes went away, and nobody was told yet.
    var hasErased = false

    init(page: InkPage) {
        self.page = page
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        isOpaque = true
        accessibilityIdentifier = "canvas"
        accessibilityLabel = "Drawing"
        accessibilityTraits = .allowsDirectInteraction
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        matchScreen()
        matchPixels()
        // All of it is painted here and now; what changed on the way has nothing to wait for.
        if rect.contains(bounds) { _ = page.takeDirty() }
        let corner = convert(CGPoint.zero, to: nil)
        let (x, y) = (Int((corner.x * sight.screenScale).rounded()), Int((corner.y * sight.screenScale).rounded()))
        let origin = sight.origin
        context.withTarget { target, clip in
            page.composite(into: target, clip: clip, originX: x + origin.x, originY: y + origin.y, paper: Paper.warmWhite)
        }
    }

    /// Shows what changed on the page since the last call.
    func showChanges() {
        // Scaled or turned otherwise all of it is shown anew anyway.
        let isSeenSo = page.map == sight.map
        for pixels in page.takeDirty() { isSeenSo ? setNeedsDisplay(sight.rect(of: pixels)) : setNeedsDisplay() }
    }

    /// Changes the history, shows it and tells about it.
    func change(_ body: (InkPage) -> Void) {
        body(page)
        showChanges()
        historyDidChange()
    }

    /// From this width on, in points, a ring alone is too wide to aim with.
    private static let widestPlainRing: CGFloat = 40

    /// A ring as wide as what it draws; none while fingers draw, which cover their own place.
    override var pointerShape: PointerShape {
        if works.keys.contains(where: { $0.kind == .finger }) { return .hidden }
        let width = tools().width * sight.transform.scale
        return .ring(diameter: Int((width * sight.screenScale).rounded()), hasCross: width > CanvasView.widestPlainRing)
    }

    override func didMoveToWindow() { matchScreen() }

    override func layoutSubviews() {
        matchScreen()
        if sight.size != .zero, sight.size != bounds.size { show(sight.transform.resized(from: sight.size, to: bounds.size)) }
        sight.size = bounds.size
        halos?.frame = bounds
        page.visible = sight.visible
        // A window made smaller hides ink, but the page keeps it; an empty page is as large as the window.
        guard sight.transform == .identity else { return }
        pageSize = page.drawing.isEmpty ? bounds.size
            : CGSize(width: max(pageSize.width, bounds.width), height: max(pageSize.height, bounds.height))
    }

    // MARK: Events

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { land(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches) }

    override func pencilHovered(at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
        perform(hands.penHovers(at: convert(location, from: window), time: timestamp))
        showChanges()
    }

    override func pointerScrolled(by way: CGVector, at location: CGPoint, in window: UIWindow) -> Bool {
        shift(by: way)
        return true
    }

    override func pointerZoomed(by factor: CGFloat, at location: CGPoint, in window: UIWindow) -> Bool {
        zoom(by: factor, about: convert(location, from: window))
        return true
    }

    /// Ink is rasterised for the pixels of the screen it is on.
    private func matchScreen() {
        guard let scale = window?.screen.scale, scale != sight.screenScale else { return }
        sight.screenScale = scale
        matchPixels()
        setNeedsDisplay()
    }
}
