/// The kinds of path elements. Raw values are Core Graphics' own.
public enum CGPathElementType: Int32, Sendable, Hashable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// One element as `applyWithBlock` hands it out; `points` is valid only during that call and holds
/// 1, 1, 2, 3 or 0 points by `type`: control points first, end point last.
public struct CGPathElement {
    public let type: CGPathElementType
    public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// One element of a path as a value.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath

        internal func applying(_ t: CGAffineTransform) -> Element {
            switch self {
            case .move(let end): .move(to: end.applying(t))
            case .line(let end): .line(to: end.applying(t))
            case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
            case .curve(let end, let control1, let control2):
                .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
            case .closeSubpath: .closeSubpath
            }
        }

        /// Control points first, end point last.
        internal var points: [CGPoint] {
            switch self {
            case .move(let end), .line(let end): [end]
            case .quadCurve(let end, let control): [control, end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .closeSubpath: []
            }
        }

        internal var type: CGPathElementType {
            switch self {
            case .move: .moveToPoint
            case .line: .addLineToPoint
            case .quadCurve: .addQuadCurveToPoint
            case .curve: .addCurveToPoint
            case .closeSubpath: .closeSubpath
            }
        }
    }
}
