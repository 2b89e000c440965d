import Foundation

/// Looks whether a picture shows exactly the lines that were played, by closed forms: a round line of a known width along each path,
/// paper everywhere else.
struct InkCheck {
    /// Each is one stroke. A path of one point is a dot.
    var paths: [PlayedPath]
    var ink = RGBA.black
    var width: Double
    var paper = RGBA.paper
    /// Where something lies over the paper, in window points.
    var covered: [CGRect] = []
    /// Lines along which nothing may be drawn.
    var blank: [PlayedPath] = []
    /// Whether the ends count: they do not where a line is cut off or still being drawn.
    var looksAtEnds = true

    /// What a channel may differ: the round of blending, no more.
    static let tolerance = 3

    /// What is wrong, in words; empty where the picture is right.
    /// - Parameter origin: the window's corner in the picture.
    func problems(in picture: Picture, origin: CGPoint = .zero) -> [String] {
        let look = { (point: CGPoint) in picture.pixel(at: point.moved(origin.x, origin.y)) }
        return missingInk(look) + strayInk(look) + (looksAtEnds ? wrongEnds(look) : [])
    }

    private typealias Look = (CGPoint) -> RGBA?

    private func isInk(_ pixel: RGBA?) -> Bool { pixel.map { $0.distance(to: ink) <= Self.tolerance } ?? false }
    /// What lies outside the picture is nobody's fault.
    private func isPaper(_ pixel: RGBA?) -> Bool { pixel.map { $0.distance(to: paper) <= Self.tolerance } ?? true }

    private func missingInk(_ look: Look) -> [String] {
        paths.flatMap { $0.samples(every: 5) }.filter { !isInk(look($0)) }.map { "no ink at \($0): \(look($0)?.description ?? "outside")" }
    }

    /// 20 points off every path, and on the straight lines that would join two strokes or two fingers.
    private func strayInk(_ look: Look) -> [String] {
        let around = paths.flatMap { path in path.samples(every: 5).flatMap { ring(around: $0, radius: 20) } }
        let joins = pairs.flatMap { a, b in
            let ends = [(a.end, b.start), (a.start, b.start), (a.end, b.end), (a.start, b.end)].map { PlayedPath([$0.0, $0.1]) }
            let alongside = stride(from: 0, through: 1, by: 0.1).map { PlayedPath([a.point(at: $0), b.point(at: $0)]) }
            return (ends + alongside).flatMap { $0.samples(every: 5) }
        }
        return (around + joins + blank.flatMap { $0.samples(every: 5) }).filter(shouldBePaper).filter { !isPaper(look($0)) }
            .map { "no paper at \($0): \(look($0)?.description ?? "outside")" }
    }

    private var pairs: [(PlayedPath, PlayedPath)] {
        paths.indices.flatMap { i in paths[(i + 1)...].map { (paths[i], $0) } }
    }

    private func ring(around point: CGPoint, radius: Double) -> [CGPoint] {
        (0..<8).map { point.moved(radius * cos(Double($0) * .pi / 4), radius * sin(Double($0) * .pi / 4)) }
    }

    private func shouldBePaper(_ point: CGPoint) -> Bool {
        paths.allSatisfy { $0.distance(to: point) > width / 2 + 3 } && !covered.contains { $0.contains(point) }
    }

    /// Walks off each end, in the line's own direction, until there is more paper than ink: that must be half a width away, ±1.
    private func wrongEnds(_ look: Look) -> [String] {
        paths.flatMap(waysOff).compactMap { way in
            let far = stride(from: 0, to: width / 2 + 20, by: 0.25).first { distance in
                !isMoreInkThanPaper(look(way.end.moved(distance * cos(way.angle), distance * sin(way.angle))))
            }
            if let far, abs(far - width / 2) <= 1 { return nil }
            return "the end at \(way.end) reaches \(far.map { "\($0)" } ?? "too far"), not \(width / 2)"
        }
    }

    /// The ends of a path with the direction that leads off it; four for a dot.
    private func waysOff(_ path: PlayedPath) -> [(end: CGPoint, angle: Double)] {
        let points = path.points
        guard points.count > 1 else { return (0..<4).map { (path.start, Double($0) * .pi / 2) } }
        func angle(from inner: CGPoint, to end: CGPoint) -> Double { atan2(Double(end.y - inner.y), Double(end.x - inner.x)) }
        return [(path.start, angle(from: points[1], to: path.start)), (path.end, angle(from: points[points.count - 2], to: path.end))]
    }

    private func isMoreInkThanPaper(_ pixel: RGBA?) -> Bool {
        pixel.map { $0.distance(to: ink) < $0.distance(to: paper) } ?? false
    }
}
