import Foundation

/// Looks whether a picture shows exactly the lines that were played, by closed forms: a line of a known width along each path, at both
/// ends of which it is round and a known share of that wide, and paper everywhere else. Dots are as wide as the line.
struct InkCheck {
    /// Each is one stroke. A path of one point is a dot.
    let paths: [PlayedPath]
    let ink: RGBA
    let width: Double
    let paper: RGBA
    /// The share of the width that is left where a line ends.
    let tip: Double
    /// Whether the ends count: they do not where a line is cut off or still being drawn.
    let looksAtEnds: Bool
    /// Whether the line may run a little beside its path, as that of a real finger does, whose trembling is smoothed: a pixel on the path
    /// need not be full of ink then.
    let isSmoothed: Bool
    private let inkPoints: [CGPoint]
    private let paperPoints: [CGPoint]

    /// How long a line grows from its tip to its width, in widths. On the way a pixel need not be full of ink.
    private static let taper = 2.6

    /// What a channel may differ: the rounding of blending, no more.
    static let tolerance = 3

    /// - Parameters:
    ///   - covered: where something lies over the paper, in window points.
    ///   - blank: lines along which nothing may be drawn.
    init(
        paths: [PlayedPath], ink: RGBA = .black, width: Double, paper: RGBA = .paper, tip: Double = 0.35, covered: [CGRect] = [],
        blank: [PlayedPath] = [], looksAtEnds: Bool = true, isSmoothed: Bool = false
    ) {
        (self.paths, self.ink, self.width, self.paper, self.tip) = (paths, ink, width, paper, tip)
        (self.looksAtEnds, self.isSmoothed) = (looksAtEnds, isSmoothed)
        let isOpen = { (point: CGPoint) in !covered.contains { $0.contains(point) } }
        inkPoints = paths.flatMap { $0.samples(every: 5) }.filter(isOpen)
        let angles = stride(from: 0, to: 2 * Double.pi, by: Double.pi / 4)
        let around = inkPoints.flatMap { point in angles.map { point.moved(20 * cos($0), 20 * sin($0)) } }
        let lines = Self.joins(paths) + blank
        paperPoints = (around + lines.flatMap { $0.samples(every: 5) }).filter { point in
            isOpen(point) && paths.allSatisfy { $0.distance(to: point) > width / 2 + 3 }
        }
    }

    /// The straight lines that would join two strokes, and those between two fingers on their way.
    private static func joins(_ paths: [PlayedPath]) -> [PlayedPath] {
        paths.indices.flatMap { i in
            paths[(i + 1)...].flatMap { other -> [PlayedPath] in
                let path = paths[i]
                let beside = [0, 0.25, 0.5, 0.75, 1].map { PlayedPath([path.point(at: $0), other.point(at: $0)]) }
                return beside + [PlayedPath([path.end, other.start]), PlayedPath([path.start, other.end])]
            }
        }
    }

    /// What is wrong, in words; empty where the picture is right. What lies outside the picture is nobody's fault, but ink must be seen.
    /// - Parameter origin: the window's corner in the picture.
    func problems(in picture: Picture, origin: CGPoint = .zero) -> [String] {
        let look = { (point: CGPoint) in picture.pixel(at: point.moved(origin.x, origin.y)) }
        func isNot(_ color: RGBA, _ pixel: RGBA?, outside: Bool) -> Bool {
            pixel.map { $0.distance(to: color) > Self.tolerance } ?? outside
        }
        func words(_ what: String, _ point: CGPoint) -> String { "no \(what) at \(point): \(look(point)?.description ?? "outside")" }
        return inkPoints.filter { isSmoothed || isOnTip($0) ? !isMoreInkThanPaper(look($0)) : isNot(ink, look($0), outside: true) }
            .map { words("ink", $0) }
            + paperPoints.filter { isNot(paper, look($0), outside: false) }.map { words("paper", $0) }
            + (looksAtEnds ? wrongEnds(look) : [])
    }

    private typealias Look = (CGPoint) -> RGBA?

    private func isOnTip(_ point: CGPoint) -> Bool {
        tip < 1 && paths.contains { path in
            path.points.count > 1 && [path.start, path.end].contains { $0.distance(to: point) < Self.taper * width }
        }
    }

    /// Walks off each end, in the line's own direction, until there is more paper than ink: that must be half a tip away, ±1.
    private func wrongEnds(_ look: Look) -> [String] {
        paths.flatMap(waysOff).compactMap { way in
            let far = stride(from: 0, to: width / 2 + 20, by: 0.25).first { distance in
                !isMoreInkThanPaper(look(way.end.moved(distance * cos(way.angle), distance * sin(way.angle))))
            }
            if let far, abs(far - way.reach) <= 1 { return nil }
            return "the end at \(way.end) reaches \(far.map { "\($0)" } ?? "too far"), not \(way.reach)"
        }
    }

    /// The ends of a path with the direction that leads off it, and how far ink goes on there; four for a dot.
    private func waysOff(_ path: PlayedPath) -> [(end: CGPoint, angle: Double, reach: Double)] {
        let points = path.points, reach = width / 2
        guard points.count > 1 else { return (0..<4).map { (path.start, Double($0) * .pi / 2, reach) } }
        func angle(from inner: CGPoint, to end: CGPoint) -> Double { atan2(Double(end.y - inner.y), Double(end.x - inner.x)) }
        return [
            (path.start, angle(from: points[1], to: path.start), tip * reach),
            (path.end, angle(from: points[points.count - 2], to: path.end), tip * reach),
        ]
    }

    private func isMoreInkThanPaper(_ pixel: RGBA?) -> Bool {
        pixel.map { $0.distance(to: ink) < $0.distance(to: paper) } ?? false
    }
}
