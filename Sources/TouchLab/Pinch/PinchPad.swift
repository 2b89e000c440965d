import UIKit

/// A view for two fingers, which tells how far apart they are.
final class PinchPad: UIView {
    /// Where the two fingers are, in order of landing; fewer while fewer are down.
    private(set) var places: [CGPoint] = []
    var onChange: () -> Void = {}
    let picture: ZoomPicture
    private let appearance: LabAppearance
    private let lines: FingerLines

    init(kit: LabKit) {
        appearance = kit.appearance
        picture = ZoomPicture(appearance: kit.appearance)
        lines = FingerLines(appearance: kit.appearance)
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        clipsToBounds = true
        kit.stylePanel(self)
        accessibilityIdentifier = "lab.pinch.pad"
        accessibilityLabel = "Pinch here with two fingers"
        accessibilityTraits = .allowsDirectInteraction
        addSubview(picture)
        addSubview(lines)
    }

    /// Points between the two fingers; nil without them.
    var distance: CGFloat? { places.count == 2 ? hypot(places[1].x - places[0].x, places[1].y - places[0].y) : nil }

    override func layoutSubviews() {
        picture.frame = bounds
        lines.frame = bounds
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { follow(event) }

    private func follow(_ event: UIEvent?) {
        let down = (event?.touches(for: self) ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }
        places = down.sorted { $0.landingOrder < $1.landingOrder }.prefix(2).map { $0.location(in: self) }
        lines.places = places
        onChange()
    }
}

/// The fingers and the line between them, over the picture.
private final class FingerLines: UIView {
    var places: [CGPoint] = [] { didSet { setNeedsDisplay() } }
    private let appearance: LabAppearance

    init(appearance: LabAppearance) {
        self.appearance = appearance
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: CGRect) {
        appearance.content.setStroke()
        if places.count == 2 {
            let line = UIBezierPath()
            (line.lineWidth, line.lineCapStyle) = (2, .round)
            line.setLineDash([1, 6], count: 2, phase: 0)
            line.move(to: places[0])
            line.addLine(to: places[1])
            line.stroke()
        }
        for place in places {
            let ring = UIBezierPath(ovalIn: CGRect(x: place.x - 26, y: place.y - 26, width: 52, height: 52))
            ring.lineWidth = 3
            ring.stroke()
        }
    }
}
