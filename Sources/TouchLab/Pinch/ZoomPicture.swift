import UIKit

/// Something to zoom: rings and spokes about the middle, drawn at any size. Touches pass through it.
final class ZoomPicture: UIView {
    /// 1 shows the picture as large as it is meant to be.
    var zoom: CGFloat = 1 { didSet { if zoom != oldValue { setNeedsDisplay() } } }
    private let appearance: LabAppearance

    init(appearance: LabAppearance) {
        self.appearance = appearance
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for ring in stride(from: 5, through: 1, by: -1) {
            let radius = CGFloat(ring) * 24 * zoom
            let color = LabPalette.color(ring - 1)
            color.withAlphaComponent(0.16).setFill()
            color.setStroke()
            let circle = UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
            circle.lineWidth = 2
            circle.fill()
            circle.stroke()
        }
        appearance.secondaryContent.setStroke()
        let cross = UIBezierPath()
        (cross.lineWidth, cross.lineCapStyle) = (2, .round)
        for (dx, dy) in [(8, 0), (0, 8)] as [(CGFloat, CGFloat)] {
            cross.move(to: CGPoint(x: middle.x - dx, y: middle.y - dy))
            cross.addLine(to: CGPoint(x: middle.x + dx, y: middle.y + dy))
        }
        cross.stroke()
    }
}
