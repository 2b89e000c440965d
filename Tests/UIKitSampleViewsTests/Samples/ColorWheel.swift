import UIKit

/// A disc of all hues, white in the middle, to pick a colour from.
class ColorWheel: UIControl {
    private(set) var color: UIColor = .white
    private var wheel: UIImage?

    private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }
    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel = makeWheel()
        setNeedsDisplay()
    }

    private func makeWheel() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        context.addEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        context.clip()
        let wedges = 360
        for index in 0..<wedges {
            let hue = CGFloat(index) / CGFloat(wedges)
            let from = (CGFloat(index) - 0.5) / CGFloat(wedges) * 2 * .pi
            // Half a wedge more, which the next one covers: no seam shows between two antialiased edges.
            let to = from + 1.5 / CGFloat(wedges) * 2 * .pi
            let path = UIBezierPath()
            path.move(to: middle)
            path.addArc(withCenter: middle, radius: radius + 1, startAngle: from, endAngle: to, clockwise: true)
            path.close()
            UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).setFill()
            path.fill()
        }
        let colors = [UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor] as CFArray
        if let fade = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawRadialGradient(
                fade, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: radius, options: [])
        }
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    override func draw(_ rect: CGRect) {
        wheel?.draw(at: .zero)
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        let spot = CGPoint(
            x: middle.x + saturation * radius * cos(hue * 2 * .pi), y: middle.y + saturation * radius * sin(hue * 2 * .pi))
        let marker = UIBezierPath(ovalIn: CGRect(x: spot.x - 6, y: spot.y - 6, width: 12, height: 12))
        color.setFill()
        marker.fill()
        UIColor.black.setStroke()
        marker.lineWidth = 2
        marker.stroke()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(at: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(at: touch.location(in: self))
        return true
    }

    private func pick(at point: CGPoint) {
        let dx = point.x - middle.x, dy = point.y - middle.y
        var hue = atan2(dy, dx) / (2 * .pi)
        if hue < 0 { hue += 1 }
        color = UIColor(hue: hue, saturation: min(1, hypot(dx, dy) / radius), brightness: 1, alpha: 1)
        setNeedsDisplay()
        sendActions(for: .valueChanged)
    }
}
