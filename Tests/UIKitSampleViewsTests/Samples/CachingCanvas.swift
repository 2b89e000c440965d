import CoreGraphics
import UIKit

/// A drawing view that keeps what is drawn in an image and adds only the newest piece to it.
class CachingCanvas: UIView {
    var lineColor = UIColor.black
    var lineWidth: CGFloat = 6
    private(set) var cache: UIImage?
    /// How much was asked to be drawn again at once, at most.
    private(set) var largestUpdate: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        isOpaque = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(rect)
        cache?.draw(in: bounds)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { addLine(from: touch.location(in: self), to: touch.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { addLine(from: touch.previousLocation(in: self), to: touch.location(in: self)) }
    }

    private func addLine(from start: CGPoint, to end: CGPoint) {
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        cache?.draw(at: .zero)
        context.setLineCap(.round)
        context.setLineWidth(lineWidth)
        context.setStrokeColor(lineColor.cgColor)
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
        cache = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        let changed = CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
            .insetBy(dx: -lineWidth / 2 - 1, dy: -lineWidth / 2 - 1)
        largestUpdate = max(largestUpdate, changed.width * changed.height)
        setNeedsDisplay(changed)
    }
}
