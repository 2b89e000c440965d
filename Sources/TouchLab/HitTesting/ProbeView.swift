import UIKit

/// A view that tells a trace when it is asked whether a point is its own, and lights up when it is.
class ProbeView: UIView {
    let name: String
    private let trace: HitTrace
    private let color: UIColor
    private let title: UILabel
    var isLit = false { didSet { showLight() } }

    init(_ name: String, color: UIColor, id: String, trace: HitTrace, kit: LabKit) {
        (self.name, self.color, self.trace) = (name, color, trace)
        title = kit.label(name, font: LabKit.strongHint)
        ordinaryText = kit.appearance.content
        super.init(frame: .zero)
        accessibilityIdentifier = id
        accessibilityLabel = name
        cornerRadius = 10
        borderWidth = 2
        borderColor = color
        addSubview(title)
        showLight()
    }

    private let ordinaryText: UIColor
    /// How strongly it lights up, 0…1.
    var litStrength: CGFloat { 1 }

    override func layoutSubviews() { title.frame = CGRect(x: 10, y: 8, width: max(0, bounds.width - 20), height: 18) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        trace.follow(self, point) { super.hitTest(point, with: event) }
    }

    private func showLight() {
        backgroundColor = color.withAlphaComponent(isLit ? litStrength : 0.18)
        title.textColor = isLit && litStrength == 1 ? .white : ordinaryText
    }
}

/// What is searched: holds the views, and tells of every finger on any of them.
final class ProbeStage: ProbeView {
    var onProbe: (CGPoint) -> Void = { _ in }

    /// What stands out from the stage must do so while it is lit, too.
    override var litStrength: CGFloat { 0.4 }

    override var canBecomeFocused: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { probe(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { probe(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func probe(_ touches: Set<UITouch>) {
        // One finger is enough to ask with: the one that landed first.
        guard let touch = touches.min(by: { $0.landingOrder < $1.landingOrder }) else { return }
        onProbe(touch.location(in: self))
    }
}

/// Outlines of what cannot be seen, and the place that is asked about. Touches pass through it.
final class ProbeMarks: UIView {
    struct Ghost: Equatable {
        let frame: CGRect
        let name: String
    }

    var ghosts: [Ghost] = [] { didSet { if ghosts != oldValue { setNeedsDisplay() } } }
    var point: CGPoint? { didSet { setNeedsDisplay() } }
    private let appearance: LabAppearance

    init(appearance: LabAppearance) {
        self.appearance = appearance
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: CGRect) {
        appearance.secondaryContent.setStroke()
        for ghost in ghosts {
            let outline = UIBezierPath(roundedRect: ghost.frame.insetBy(dx: 1, dy: 1), cornerRadius: 10)
            outline.lineWidth = 2
            outline.setLineDash([6, 5], count: 2, phase: 0)
            outline.stroke()
            let room = CGRect(x: ghost.frame.minX + 10, y: ghost.frame.minY + 8, width: max(0, ghost.frame.width - 20), height: 18)
            ghost.name.draw(in: room, withAttributes: [.font: LabKit.strongHint, .foregroundColor: appearance.secondaryContent])
        }
        guard let point else { return }
        appearance.content.setStroke()
        let ring = UIBezierPath(ovalIn: CGRect(x: point.x - 9, y: point.y - 9, width: 18, height: 18))
        ring.move(to: CGPoint(x: point.x - 15, y: point.y))
        ring.addLine(to: CGPoint(x: point.x + 15, y: point.y))
        ring.move(to: CGPoint(x: point.x, y: point.y - 15))
        ring.addLine(to: CGPoint(x: point.x, y: point.y + 15))
        ring.lineWidth = 2
        ring.stroke()
    }
}
