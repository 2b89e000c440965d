import CoreGraphics

/// One or two fingers with the page in hand, from the first grip to letting go.
///
/// The page is always computed from where the fingers took hold of it, so that nothing adds up over small steps. With two fingers and
/// turning on, both keep the points of the page they took hold of; at a limit of the scale, at a snap, or with turning off their middle
/// does, and the scale is the ratio of their distances. One finger shifts the page.
public struct PageMove: Equatable, Sendable {
    /// The page before anybody took hold of it.
    public private(set) var origin: PageTransform
    /// The page as it is now.
    public private(set) var page: PageTransform
    /// The page when the present fingers took hold, and where they were.
    private var start: PageTransform
    private var grip: Grip
    private var snap: QuarterSnap
    private let turns: Bool

    /// - Parameter places: of one or two fingers, in points of the window; more are not looked at.
    public init(page: PageTransform, fingers places: [CGPoint], turns: Bool) {
        (origin, self.page, start) = (page, page, page)
        grip = Grip(places)
        snap = QuarterSnap(rotation: page.rotation)
        self.turns = turns
    }

    /// Other fingers take hold, or the same ones anew; the page stays as it is.
    public mutating func grip(_ places: [CGPoint]) {
        start = page
        grip = Grip(places)
    }

    /// Something else moved the page; it is moved on from there, and nothing before it is taken back.
    public mutating func rebase(on page: PageTransform, fingers places: [CGPoint]) {
        (origin, self.page) = (page, page)
        snap = QuarterSnap(rotation: page.rotation)
        grip(places)
    }

    /// The page with the fingers that took hold at these places now.
    public mutating func move(to places: [CGPoint]) -> PageTransform {
        let now = Grip(places)
        let hold = start.pagePoint(grip.middle)
        guard grip.isPair, now.isPair else {
            page = start.putting(hold, at: now.middle)
            return page
        }
        if grip.distance < HandNumbers.fingerSeparation {
            // No distance to compare with: they only shift, until they are far enough apart to take hold of two points.
            page = start.putting(hold, at: now.middle)
            if now.distance >= HandNumbers.leastSpread { grip(places) }
            return page
        }
        var rotation = start.rotation
        if turns, now.distance >= HandNumbers.fingerSeparation {
            rotation = snap.angle(for: start.rotation + grip.angle(to: now))
        } else if turns {
            rotation = page.rotation
        }
        page = PageTransform(scale: start.scale * now.distance / grip.distance, rotation: rotation, puts: hold, at: now.middle)
        return page
    }
}

/// Where one or two fingers are.
private struct Grip: Equatable {
    private let first: CGPoint
    private let second: CGPoint?

    init(_ places: [CGPoint]) {
        first = places.first ?? .zero
        second = places.count > 1 ? places[1] : nil
    }

    var isPair: Bool { second != nil }

    var middle: CGPoint {
        guard let second else { return first }
        return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }

    private var vector: CGVector {
        guard let second else { return .zero }
        return CGVector(dx: second.x - first.x, dy: second.y - first.y)
    }

    var distance: CGFloat { hypot(vector.dx, vector.dy) }

    /// Clockwise, in radians.
    func angle(to other: Grip) -> CGFloat {
        let (a, b) = (vector, other.vector)
        return atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
    }
}
