/// A layer filled with colours that run into one another, in its rounded bounds.
@MainActor
open class CAGradientLayer: CALayer {
    /// `CGColor`s; fewer than one, or anything else, show nothing.
    open var colors: [Any]? { didSet { setNeedsDisplay() } }
    /// Where each colour lies, 0…1; nil spreads them evenly.
    open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// In parts of the bounds; (0, 0) top left.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
    /// In parts of the bounds; (1, 1) bottom right. For a radial gradient a corner of the box around its ellipse.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
    open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

    open override class func makeBackingLayer() -> CALayer { CAGradientLayer() }

    package override func drawContent(in context: CGContext) {
        super.drawContent(in: context)
        let bounds = bounds, places = locations?.map { CGFloat($0.doubleValue) }
        guard bounds.width > 0, bounds.height > 0,
              let gradient = CGGradient(colorsSpace: nil, colors: colors ?? [], locations: places) else { return }
        context.saveGState()
        context.beginPath()
        let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
        context.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.clip()
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        // In unit space, as Core Animation does: in bounds that are not square the lines of equal colour are not square to the axis.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width, y: bounds.height)
        if type == .radial {
            let (rx, ry) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
            if rx > 0, ry > 0 {
                context.translateBy(x: startPoint.x, y: startPoint.y)
                context.scaleBy(x: rx, y: ry)
                context.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: all)
            }
        } else {
            context.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: all)
        }
        context.restoreGState()
    }
}

/// The shapes of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
