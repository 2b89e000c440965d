/// A layer that fills and strokes a path, in its coordinates and not clipped to its bounds.
@MainActor
open class CAShapeLayer: CALayer {
    open var path: CGPath? { willSet { contentDidChange() } didSet { contentDidChange() } }
    /// Opaque black unless set; nil fills nothing.
    open var fillColor: CGColor? = .black { didSet { if fillColor != oldValue { contentDidChange() } } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { contentDidChange() } } }
    /// Nil, as it is unless set, strokes nothing.
    open var strokeColor: CGColor? { willSet { contentDidChange() } didSet { contentDidChange() } }
    /// In points.
    open var lineWidth: CGFloat = 1 { willSet { contentDidChange() } didSet { contentDidChange() } }
    open var lineCap = CAShapeLayerLineCap.butt { willSet { contentDidChange() } didSet { contentDidChange() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { willSet { contentDidChange() } didSet { contentDidChange() } }
    open var miterLimit: CGFloat = 10 { willSet { contentDidChange() } didSet { contentDidChange() } }
    /// Lengths of dash, gap, dash, … in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { contentDidChange() } }
    /// How far into the pattern the line starts, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { contentDidChange() } }
    /// The part of the path's length, 0…1, at which the stroke begins.
    open var strokeStart: CGFloat = 0 { didSet { contentDidChange() } }
    /// The part of the path's length, 0…1, at which the stroke ends.
    open var strokeEnd: CGFloat = 1 { didSet { contentDidChange() } }

    open override class func makeBackingLayer() -> CALayer { CAShapeLayer() }

    package override var contentOutline: CGRect {
        guard let path, !path.isEmpty else { return bounds }
        let box = path.boundingBoxOfPath
        guard strokeColor != nil else { return bounds.union(box) }
        // The farthest a corner gets: the miter limit is in line widths from inner to outer corner, so half of it from the path.
        let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, lineCap == .square ? 1.4143 : 1)
        return bounds.union(box.insetBy(dx: -reach, dy: -reach))
    }

    package override func drawContent(in context: CGContext) {
        super.drawContent(in: context)
        guard let path else { return }
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap.cgLineCap)
        context.setLineJoin(lineJoin.cgLineJoin)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        context.beginPath()
        context.addPath(strokeStart <= 0 && strokeEnd >= 1 ? path : path.trimmed(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }
}

/// Which points a shape layer takes for inside where its path crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's open lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    internal var cgLineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How two pieces of a shape layer's line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    internal var cgLineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
