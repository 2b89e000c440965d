/// Turns lines into the outline of what a pen of some width paints along them.
///
/// Every outline winds the same way round, so filling it with the winding rule paints crossings once. Inner corners meet where the
/// two inner edges cross, if the pieces are long enough for that; else the outline goes through the corner itself, which makes
/// each piece a whole quadrilateral of its own and never one of the opposite winding (a hole).
internal struct Stroker {
    private let half: CGFloat
    private let style: LineStyle
    /// The largest step of angle at which chords of the pen's circle stay within the tolerance.
    private let arcStep: CGFloat
    internal private(set) var outlines: [Polyline] = []

    /// - Parameter tolerance: how far straight pieces of round joins and caps may lie from the circle, in the path's units.
    init(style: LineStyle, tolerance: CGFloat) {
        self.style = style
        half = style.width / 2
        // Sagitta of a chord over the angle a: r·(1 − cos(a/2)).
        arcStep = max(0.02, 2 * acos(max(0, 1 - tolerance / max(half, tolerance))))
    }

    /// Outlines of `lines` with a positive finite width, dashed where the style says so. `visible` (same units) limits dashes.
    static func outlines(_ lines: [Polyline], style: LineStyle, tolerance: CGFloat, visible: CGRect? = nil) -> [Polyline] {
        guard style.width > 0, style.width.isFinite, tolerance > 0 else { return [] }
        var limited = style
        limited.width = min(style.width, CGPoint.farthest)
        var stroker = Stroker(style: limited, tolerance: tolerance)
        let dashed = Dasher(style: limited, visible: visible?.insetBy(dx: -limited.reach, dy: -limited.reach))?.dashes(of: lines) ?? lines
        for line in dashed { stroker.add(line) }
        return stroker.outlines
    }

    private mutating func add(_ line: Polyline) {
        guard let track = Track(line) else {
            // A subpath of one point paints its caps, if they reach beyond it; a lone move paints nothing
            // (PDF 32000-1, 8.5.3.2 for round; SVG 1.1, 11.4 for square).
            if let point = line.points.first, line.points.count > 1 || line.isClosed { addDot(at: point) }
            return
        }
        if track.isClosed {
            addOutline(side(of: track, isReturn: false))
            addOutline(side(of: track.reversed(), isReturn: true))
        } else {
            let back = track.reversed()
            var points = side(of: track, isReturn: false)
            addCap(at: track.points[track.points.count - 1], track.endDirection, to: &points)
            points += side(of: back, isReturn: true)
            addCap(at: back.points[back.points.count - 1], back.endDirection, to: &points)
            addOutline(points)
        }
    }

    private mutating func addOutline(_ points: [CGPoint]) {
        outlines.append(Polyline(points: points, isSmooth: [], isClosed: true))
    }

    private mutating func addDot(at center: CGPoint) {
        var points: [CGPoint] = []
        switch style.cap {
        case .butt: return
        case .round:
            addArc(around: center, from: CGVector(dx: half, dy: 0), by: 2 * .pi, to: &points)
        case .square:
            points = [(-half, -half), (half, -half), (half, half), (-half, half)].map { CGPoint(x: center.x + $0, y: center.y + $1) }
        }
        addOutline(points)
    }

    /// The edge to the left of travel, y pointing up (right of it on the screen's mirrored plane), without the ends' caps.
    private func side(of track: Track, isReturn: Bool) -> [CGPoint] {
        let count = track.points.count
        var points: [CGPoint] = []
        points.reserveCapacity(count + 8)
        if !track.isClosed { points.append(track.points[0] + normal(track.startDirection)) }
        for index in (track.isClosed ? 0 : 1)..<(track.isClosed ? count : count - 1) {
            let before = index == 0 ? count - 1 : index - 1
            let room = min(track.lengths[before], track.lengths[index]) / 2
            addJoin(
                at: track.points[index], track.directions[before], track.directions[index], room: room,
                join: track.isSmooth[index] ? .round : style.join, isReturn: isReturn, to: &points)
        }
        if !track.isClosed { points.append(track.points[count - 1] + normal(track.endDirection)) }
        return points
    }

    private func normal(_ direction: CGVector) -> CGVector { CGVector(dx: direction.dy * half, dy: -direction.dx * half) }

    private func addJoin(
        at corner: CGPoint, _ before: CGVector, _ after: CGVector, room: CGFloat, join: CGLineJoin, isReturn: Bool,
        to points: inout [CGPoint]
    ) {
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        let (from, to) = (normal(before), normal(after))
        // Where the two offset edges meet, seen from the corner; far away when the line turns back.
        let meeting = CGVector(dx: (from.dx + to.dx) / (1 + dot), dy: (from.dy + to.dy) / (1 + dot))
        // On the way back a straight reversal is the inner side, so that it gets exactly one outer one.
        guard cross > 0 || (cross == 0 && !isReturn) else {
            // Strictly: for an exact reversal both sides are 0 and the edges never meet.
            if half * -cross < room * (1 + dot) {
                points.append(corner + meeting)
            } else {
                points.append(corner + from)
                points.append(corner)
                points.append(corner + to)
            }
            return
        }
        switch join {
        case .miter where 2 <= (1 + dot) * style.miterLimit * style.miterLimit:
            points.append(corner + meeting)
        case .round:
            addArc(around: corner, from: from, by: atan2(cross, dot), to: &points)
            points.append(corner + to)
        default:
            points.append(corner + from)
            points.append(corner + to)
        }
    }

    private func addCap(at end: CGPoint, _ direction: CGVector, to points: inout [CGPoint]) {
        switch style.cap {
        case .butt: break
        case .round: addArc(around: end, from: normal(direction), by: .pi, to: &points)
        case .square:
            let ahead = CGVector(dx: direction.dx * half, dy: direction.dy * half)
            let side = normal(direction)
            points.append(end + ahead + side)
            points.append(end + ahead + CGVector(dx: -side.dx, dy: -side.dy))
        }
    }

    /// Points from `start` on, without the last one.
    private func addArc(around center: CGPoint, from start: CGVector, by angle: CGFloat, to points: inout [CGPoint]) {
        let steps = max(1, Int((angle / arcStep).rounded(.up)))
        let (sine, cosine) = (sin(angle / CGFloat(steps)), cos(angle / CGFloat(steps)))
        var offset = start
        for _ in 0..<steps {
            points.append(center + offset)
            offset = CGVector(dx: offset.dx * cosine - offset.dy * sine, dy: offset.dx * sine + offset.dy * cosine)
        }
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, offset: CGVector) -> CGPoint {
        CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }
}
