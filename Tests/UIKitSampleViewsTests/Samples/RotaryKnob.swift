import QuartzCore
import UIKit

/// A control to turn: a track of three quarters of a circle and a pointer, both shape layers.
class RotaryKnob: UIControl {
    var minimumValue: Float = 0
    var maximumValue: Float = 1
    private(set) var value: Float = 0

    private let startAngle = -CGFloat.pi * 11 / 8
    private let endAngle = CGFloat.pi * 3 / 8
    private let trackLayer = CAShapeLayer()
    private let pointerLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [trackLayer, pointerLayer] {
            shape.fillColor = UIColor.clear.cgColor
            shape.strokeColor = UIColor.systemBlue.cgColor
            shape.lineWidth = 4
            layer.addSublayer(shape)
        }
        updatePaths()
        setValue(0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updatePaths()
    }

    func setValue(_ newValue: Float) {
        value = min(maximumValue, max(minimumValue, newValue))
        let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        let angle = startAngle + part * (endAngle - startAngle)
        pointerLayer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }

    private func updatePaths() {
        let bounds = self.bounds
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 4
        trackLayer.frame = bounds
        trackLayer.path = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: true
        ).cgPath

        let pointer = UIBezierPath()
        pointer.move(to: CGPoint(x: bounds.width - 20, y: bounds.midY))
        pointer.addLine(to: CGPoint(x: bounds.width - 4, y: bounds.midY))
        pointerLayer.path = pointer.cgPath
        pointerLayer.bounds = bounds
        pointerLayer.position = center
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turn(to: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turn(to: touch)
        return true
    }

    private func turn(to touch: UITouch) {
        let point = touch.location(in: self)
        var angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
        // The gap of the track is cut in the middle, so that a finger in it means the nearer end.
        let middleOfGap = (2 * .pi + startAngle - endAngle) / 2 + endAngle
        if angle > middleOfGap { angle -= 2 * .pi }
        if angle < middleOfGap - 2 * .pi { angle += 2 * .pi }
        let part = (min(endAngle, max(startAngle, angle)) - startAngle) / (endAngle - startAngle)
        setValue(minimumValue + Float(part) * (maximumValue - minimumValue))
        sendActions(for: .valueChanged)
    }
}
