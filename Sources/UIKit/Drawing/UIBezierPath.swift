/// A path of lines and curves, with how to stroke it, drawn into the current context.
@MainActor
open class UIBezierPath {
    public final var cgPath: CGPath {
        get { path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }
    internal private(set) final var path = CGMutablePath()

    /// Points across the stroke.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    /// On: fills and clips by the even-odd rule, else by winding number.
    open var usesEvenOddFillRule = false
    /// How far, in device pixels, straight pieces may lie from curves. Kept for code that sets it: curves here are always drawn
    /// within 1/128 of a pixel.
    open var flatness: CGFloat = 0.6
    /// Lengths of dash, gap, dash, … in points; empty for a solid line. See `setLineDash(_:count:phase:)`.
    internal final var dashLengths: [CGFloat] = []
    internal final var dashPhase: CGFloat = 0

    public init() {}

    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// The radius is limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        if radius == 0 { path.addRect(rect) } else { path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) }
    }

    /// Angles in radians from the positive x axis; clockwise as seen on the screen, where y points down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
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

    internal final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Whether filling the path would colour `point`.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }
}
