import UIKit

/// Where the explorer's fingers go: shows each one's trail and place.
final class TouchPad: UIView {
    let board = ContactBoard()
    /// Nil while no check is under way.
    var check: OffsetCheck? { didSet { setNeedsDisplay() } }
    /// How much of the upper part other views cover.
    var coveredHeight: CGFloat = 0 { didSet { if coveredHeight != oldValue { setNeedsDisplay() } } }
    var onChange: () -> Void = {}
    private let appearance: LabAppearance
    private static let ring: CGFloat = 28

    init(kit: LabKit) {
        appearance = kit.appearance
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        clipsToBounds = true
        kit.stylePanel(self)
        accessibilityIdentifier = "lab.explorer.pad"
        accessibilityLabel = "Touch here"
        accessibilityTraits = .allowsDirectInteraction
    }

    override func didMoveToWindow() { if window != nil { board.isLeaving = false } }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.landingOrder < $1.landingOrder }) { tap(touch) }
        note(.began, touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, touches, event) }

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        board.learn(touches)
        onChange()
    }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        board.note(phase, touches, event, in: self)
        setNeedsDisplay()
        onChange()
    }

    private func tap(_ touch: UITouch) {
        guard var check, check.tap(at: touch.location(in: self), in: bounds.size) else { return }
        if check.isOff {
            board.flag(.offset, "\(check.text), the mean of \(ExplorerConstants.offsetTaps) taps", at: touch.timestamp)
        }
        self.check = check
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        if let check, !check.isDone { drawCross(at: check.target(in: bounds.size)) }
        for contact in board.contacts { drawTrail(of: contact) }
        for contact in board.contacts { drawPlace(of: contact) }
        if board.contacts.isEmpty, check == nil { drawInvitation() }
    }

    private func drawInvitation() {
        let text = "Touch here with as many fingers as you like"
        let attributes: [NSAttributedString.Key: Any] = [.font: LabKit.body, .foregroundColor: appearance.secondaryContent]
        let size = text.size(withAttributes: attributes)
        let width = min(size.width, bounds.width - 32)
        text.draw(
            in: CGRect(x: (bounds.width - width) / 2, y: (coveredHeight + bounds.height - size.height) / 2, width: width, height: size.height),
            withAttributes: attributes)
    }

    private func drawTrail(of contact: Contact) {
        LabPalette.color(contact.slot).withAlphaComponent(contact.isDown ? 1 : 0.5).setStroke()
        let path = UIBezierPath()
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .round)
        for (index, sample) in contact.trail.enumerated() {
            if index == 0 || sample.isStart { path.move(to: sample.location) }
            path.addLine(to: sample.location)
        }
        path.stroke()
    }

    /// A ring around the finger, larger than the fingertip, with its number and speed beside it where they can be read.
    private func drawPlace(of contact: Contact) {
        let color = LabPalette.color(contact.slot).withAlphaComponent(contact.isDown ? 1 : 0.5)
        let (place, radius) = (contact.location, contact.isDown ? TouchPad.ring : 6)
        let ring = UIBezierPath(ovalIn: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
        ring.lineWidth = 2
        color.setStroke()
        ring.stroke()
        let text = contact.isDown ? "\(contact.name) · \(Figures.text(contact.speed)) pt/s" : contact.name
        let attributes: [NSAttributedString.Key: Any] = [.font: LabKit.strongHint, .foregroundColor: color]
        let size = text.size(withAttributes: attributes)
        let above = place.y - radius - size.height - 4
        text.draw(
            at: CGPoint(
                x: min(max(4, place.x - size.width / 2), max(4, bounds.width - size.width - 4)),
                y: above < 4 ? place.y + radius + 4 : above),
            withAttributes: attributes)
    }

    private func drawCross(at point: CGPoint) {
        appearance.accent.setStroke()
        let path = UIBezierPath()
        (path.lineWidth, path.lineCapStyle) = (2, .round)
        path.move(to: CGPoint(x: point.x - 20, y: point.y))
        path.addLine(to: CGPoint(x: point.x + 20, y: point.y))
        path.move(to: CGPoint(x: point.x, y: point.y - 20))
        path.addLine(to: CGPoint(x: point.x, y: point.y + 20))
        path.stroke()
        let ring = UIBezierPath(ovalIn: CGRect(x: point.x - 10, y: point.y - 10, width: 20, height: 20))
        ring.lineWidth = 2
        ring.stroke()
    }
}
