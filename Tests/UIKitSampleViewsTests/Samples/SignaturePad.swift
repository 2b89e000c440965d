import UIKit

/// A field to sign in: smooth lines through the fingers' samples, which can be cleared and taken out as a picture.
class SignaturePad: UIView {
    var strokeColor: UIColor = .label { didSet { setNeedsDisplay() } }
    private(set) var path = UIBezierPath()
    private var previousPoint = CGPoint.zero

    var isEmpty: Bool { path.isEmpty }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        backgroundColor = .systemBackground
        layer.borderColor = UIColor.lightGray.cgColor
        layer.borderWidth = 1
        layer.cornerRadius = 8
        layer.masksToBounds = true
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
    }

    func clear() {
        path.removeAllPoints()
        setNeedsDisplay()
    }

    /// The signature alone, on a transparent ground.
    func signature() -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        return renderer.image { _ in
            strokeColor.setStroke()
            path.stroke()
        }
    }

    override func draw(_ rect: CGRect) {
        strokeColor.setStroke()
        path.stroke()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        previousPoint = touch.location(in: self)
        path.move(to: previousPoint)
        path.addLine(to: previousPoint)
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            let point = sample.location(in: self)
            let middle = CGPoint(x: (previousPoint.x + point.x) / 2, y: (previousPoint.y + point.y) / 2)
            path.addQuadCurve(to: middle, controlPoint: previousPoint)
            previousPoint = point
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        path.addLine(to: previousPoint)
        setNeedsDisplay()
    }
}
