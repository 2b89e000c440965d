/// A path of lines and curves, with how to stroke it, drawn into the current context.
@MainActor
public final class UIBezierPath {
    public var cgPath: CGPath {
        get { path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }
    private var path = CGMutablePath()

    /// Points across the stroke.
    public var lineWidth: CGFloat = 1
    public var lineCapStyle: CGLineCap = .butt
    public var lineJoinStyle: CGLineJoin = .miter
    public var miterLimit: CGFloat = 10
    /// On: fills and clips by the even-odd rule, else by winding number.
    public var usesEvenOddFillRule = false

    public init() {}

    public init(cgPath: CGPath) { path.addPath(cgPath) }

    public init(rect: CGRect) { path.addRect(rect) }

    public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }

    /// The radius is limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        if radius == 0 { path.addRect(rect) } else { path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) }
    }

    /// Angles in radians from the positive x axis; clockwise as seen on the screen, where y points down.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Building

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    public func close() { path.closeSubpath() }
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    public func removeAllPoints() { path = CGMutablePath() }

    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Angles in radians; clockwise as seen on the screen. A line joins the current point to the arc's start.
    public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics names the direction for y pointing up; UIKit for the screen, where it points down.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Every point moved by `transform`. O(elements).
    public func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Asking

    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the path itself, control points not counted, line width not counted.
    public var bounds: CGRect { path.boundingBoxOfPath }
    public var currentPoint: CGPoint { path.currentPoint }

    /// Whether filling the path would colour `point`.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    // MARK: Drawing

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Fills with the context's fill colour.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule)
    }

    /// Strokes with the context's stroke colour and this path's line width, caps and joins.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Narrows the context's clip to the path, until its state is restored.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }
}
