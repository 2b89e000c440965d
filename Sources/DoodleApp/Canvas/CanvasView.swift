import Ink
import InkRaster
import UIKit

/// The page, edge to edge under everything: fingers, pen and mouse draw on it.
///
/// It composites its own pixels, so that a new segment costs what it covers however much has been drawn.
final class CanvasView: UIView {
    let page: InkPage

    /// What the next finger to land has in hand.
    var tools: () -> ToolState = { ToolState() }
    /// Called when fingers land to draw.
    var fingersDidLand: () -> Void = {}
    /// Called when steps were added, undone or redone.
    var historyDidChange: () -> Void = {}
    /// Called after every change of the fingers that draw, with where they are (bounds coordinates).
    var drawingTouchesDidMove: ([CGPoint]) -> Void = { _ in }

    /// The page's size in points: that of the largest window the present drawing was shown in.
    private(set) var pageSize = CGSize.zero

    /// What a finger on the glass does.
    enum Work {
        case drawing(WetStroke.ID)
        case erasing(StrokeErasure.ID)
    }

    /// The work of each finger on the glass.
    var hands: [ObjectIdentifier: (touch: UITouch, work: Work)] = [:]
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
        matchScale()
        let corner = convert(CGPoint.zero, to: nil)
        let scale = page.scale
        context.withTarget { target, clip in
            page.composite(
                into: target, clip: clip, originX: Int((corner.x * scale).rounded()), originY: Int((corner.y * scale).rounded()),
                paper: Paper.warmWhite)
        }
    }

    /// Shows what changed on the page since the last call.
    func showChanges() {
        for pixels in page.takeDirty() { setNeedsDisplay(pixels.rect(scale: page.scale)) }
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
        if hands.values.contains(where: { $0.touch.type == .direct }) { return .hidden }
        let width = tools().width
        return .ring(diameter: Int((width * page.scale).rounded()), hasCross: width > CanvasView.widestPlainRing)
    }

    override func didMoveToWindow() { matchScale() }

    override func layoutSubviews() {
        matchScale()
        noteWhatIsVisible()
        // A window made smaller hides ink, but the page keeps it; an empty page is as large as the window.
        pageSize = page.drawing.isEmpty ? bounds.size
            : CGSize(width: max(pageSize.width, bounds.width), height: max(pageSize.height, bounds.height))
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // In the order they came: a set has none, and the drawing's order must not depend on hashing.
        for touch in inOrder(touches) { begin(touch) }
        fingersDidLand()
        touchesDidChange()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { extend(touch, with: event) }
        touchesDidChange()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            extend(touch, with: event)
            finish(touch)
        }
        touchesDidChange()
        historyDidChange()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            // Someone else claimed the finger: it never meant to draw. Merely interrupted, it did, and ink is not lost.
            if touch.cancellationReason == .claimed { takeBack(touch) } else { finish(touch) }
        }
        touchesDidChange()
        historyDidChange()
    }

    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted { $0.landingOrder < $1.landingOrder }
    }

    private func touchesDidChange() {
        showChanges()
        // What is drawn is no step before the finger lifts, but whole strokes go away at once.
        if hasErased {
            hasErased = false
            historyDidChange()
        }
        drawingTouchesDidMove(hands.values.map { $0.touch.location(in: self) })
    }

    /// Ink is rasterised for the pixels of the screen it is on.
    private func matchScale() {
        guard let scale = window?.screen.scale, scale != page.scale else { return }
        page.setScale(scale)
        noteWhatIsVisible()
        setNeedsDisplay()
    }
}
