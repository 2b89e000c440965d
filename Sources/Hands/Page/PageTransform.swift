import CoreGraphics

/// How the page is shown: a point of the page is turned, scaled and shifted into the window, in this order.
///
/// All numbers are finite and within the limits of `HandNumbers`, whatever they were made from.
public struct PageTransform: Equatable, Sendable {
    /// Points of the window to a point of the page.
    public let scale: CGFloat
    /// Radians, clockwise, more than −π up to π; quarter turns are exact.
    public let rotation: CGFloat
    /// Where the page's origin is, in points of the window.
    public let offset: CGPoint

    /// As the page is when a drawing is new.
    public static let identity = PageTransform()

    public init(scale: CGFloat = 1, rotation: CGFloat = 0, offset: CGPoint = .zero) {
        let limits = HandNumbers.scales
        self.scale = scale.isNaN ? 1 : min(limits.upperBound, max(limits.lowerBound, scale))
        self.rotation = Self.normal(rotation)
        self.offset = CGPoint(x: Self.bounded(offset.x), y: Self.bounded(offset.y))
    }

    private static func bounded(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : min(HandNumbers.farthestOffset, max(-HandNumbers.farthestOffset, value))
    }

    /// From page to window.
    public var affine: CGAffineTransform {
        let (sine, cosine) = Self.sineAndCosine(rotation)
        return CGAffineTransform(
            a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: offset.x, ty: offset.y)
    }

    /// Where a point of the page is in the window.
    public func windowPoint(_ page: CGPoint) -> CGPoint { page.applying(affine) }

    /// Which point of the page is at a point of the window.
    public func pagePoint(_ window: CGPoint) -> CGPoint {
        let (sine, cosine) = Self.sineAndCosine(rotation)
        let (x, y) = ((window.x - offset.x) / scale, (window.y - offset.y) / scale)
        return CGPoint(x: cosine * x + sine * y, y: cosine * y - sine * x)
    }

    /// The same scale and rotation, with a point of the page at a point of the window.
    func putting(_ page: CGPoint, at window: CGPoint) -> PageTransform {
        PageTransform(scale: scale, rotation: rotation, puts: page, at: window)
    }

    init(scale: CGFloat, rotation: CGFloat, puts page: CGPoint, at window: CGPoint) {
        let still = PageTransform(scale: scale, rotation: rotation)
        let place = still.windowPoint(page)
        self.init(
            scale: still.scale, rotation: still.rotation, offset: CGPoint(x: window.x - place.x, y: window.y - place.y))
    }
}

extension PageTransform {
    static let quarter = CGFloat.pi / 2

    /// The nearest quarter turn, exact, and how far the angle is beyond it.
    static func nearestQuarter(to angle: CGFloat) -> (turn: CGFloat, rest: CGFloat) {
        let turn = (angle / quarter).rounded() * quarter
        return (turn, angle - turn)
    }

    static func normal(_ angle: CGFloat) -> CGFloat {
        guard angle.isFinite else { return 0 }
        let (turn, rest) = nearestQuarter(to: angle)
        if abs(rest) < 1e-12 {
            switch Int((turn / quarter).truncatingRemainder(dividingBy: 4)) {
            case 1, -3: return quarter
            case 2, -2: return .pi
            case 3, -1: return -quarter
            default: return 0
            }
        }
        let whole = angle.truncatingRemainder(dividingBy: 2 * .pi)
        return whole > .pi ? whole - 2 * .pi : whole <= -.pi ? whole + 2 * .pi : whole
    }

    /// Exact at quarter turns, so that an upright page stays one.
    private static func sineAndCosine(_ angle: CGFloat) -> (CGFloat, CGFloat) {
        switch angle {
        case 0: (0, 1)
        case quarter: (1, 0)
        case -quarter: (-1, 0)
        case .pi: (0, -1)
        default: (sin(angle), cos(angle))
        }
    }
}
