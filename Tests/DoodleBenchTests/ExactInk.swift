import CoreGraphics
import Ink

/// How much of each pixel ink really covers: the union of what a round pen leaves between the points of a path, in parts of a pixel.
///
/// Exact along every line of a fine raster: each stretch is convex, so a level line has one piece of it, whose ends are a closed form.
/// The lines lie evenly between the heights at which any part begins or ends, so level edges are exact too.
struct ExactInk {
    private let width: Int, height: Int
    private var stretches: [Stretch] = []
    /// Lines between two such heights in a row of pixels.
    private static let lines = 96

    init(_ path: [PathPoint], width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        for place in path.indices { stretches.append(Stretch(path[max(0, place - 1)], path[place])) }
    }

    /// The part of each pixel that is covered, row by row.
    func coverage() -> [Double] {
        var sums = [Double](repeating: 0, count: width * height)
        for row in 0..<height {
            let (top, bottom) = (Double(row), Double(row + 1))
            let near = stretches.filter { $0.top < bottom && $0.bottom > top }
            guard !near.isEmpty else { continue }
            let inside = near.flatMap(\.heights).filter { $0 > top && $0 < bottom }
            let heights = [top] + Set(inside).sorted() + [bottom]
            for (from, to) in zip(heights, heights.dropFirst()) {
                let count = max(1, Int((Double(Self.lines) * (to - from)).rounded(.up)))
                let weight = (to - from) / Double(count)
                for line in 0..<count { add(near, at: from + (Double(line) + 0.5) * weight, weight, row, &sums) }
            }
        }
        return sums
    }

    /// The same of the stretch that covers most of each pixel alone.
    func greatest() -> [Double] {
        var most = [Double](repeating: 0, count: width * height)
        for stretch in stretches {
            var alone = self
            alone.stretches = [stretch]
            for (place, part) in alone.coverage().enumerated() { most[place] = max(most[place], part) }
        }
        return most
    }

    /// Whether edges of two parts of the line run through a pixel between which it has been elsewhere or has turned back.
    func meetsItself(_ column: Int, _ row: Int) -> Bool {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let cutting = stretches.indices.filter { abs(stretches[$0].depth(x, y)) < 0.7072 }
        guard let first = cutting.first, let last = cutting.last, first < last else { return false }
        guard cutting.count == last - first + 1 else { return true }
        return cutting.contains { a in
            cutting.contains { b in stretches[a].dx * stretches[b].dx + stretches[a].dy * stretches[b].dy < 0 }
        }
    }

    /// Adds what one line has of all stretches together.
    private func add(_ near: [Stretch], at y: Double, _ weight: Double, _ row: Int, _ sums: inout [Double]) {
        var pieces = near.compactMap { $0.piece(at: y) }
        pieces.sort { $0.from < $1.from }
        var end = 0.0
        for piece in pieces {
            let (from, to) = (max(piece.from, end), min(piece.to, Double(width)))
            guard from < to else { continue }
            end = to
            let (first, last) = (Int(from), min(width - 1, Int(to)))
            for column in first...last {
                sums[row * width + column] += weight * (min(to, Double(column + 1)) - max(from, Double(column)))
            }
        }
    }

    /// Two discs and what lies between their common tangents.
    private struct Stretch {
        private var discs: [PathPoint]
        /// Where the tangents touch, going round; empty where one disc holds the other.
        private var corners: [(x: Double, y: Double)] = []
        let top: Double, bottom: Double
        let dx: Double, dy: Double

        init(_ a: PathPoint, _ b: PathPoint) {
            (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot(), difference = a.radius - b.radius
            discs = length > abs(difference) ? [a, b] : [a.radius >= b.radius ? a : b]
            if length > abs(difference) {
                let sine = difference / length, cosine = (1 - sine * sine).squareRoot()
                let (ux, uy) = (dx / length, dy / length)
                let left = (x: sine * ux + cosine * uy, y: sine * uy - cosine * ux)
                let right = (x: sine * ux - cosine * uy, y: sine * uy + cosine * ux)
                for (end, side) in [(a, left), (b, left), (b, right), (a, right)] {
                    corners.append((end.x + end.radius * side.x, end.y + end.radius * side.y))
                }
            }
            top = discs.map { $0.y - $0.radius }.min() ?? 0
            bottom = discs.map { $0.y + $0.radius }.max() ?? 0
        }

        /// Where its parts begin and end.
        var heights: [Double] { discs.flatMap { [$0.y - $0.radius, $0.y + $0.radius] } + corners.map(\.y) }

        /// How far inside the outline a point lies. The disc that holds it deepest lies where the line square to the outline meets the
        /// middle.
        func depth(_ x: Double, _ y: Double) -> Double {
            let a = discs[0], length = (dx * dx + dy * dy).squareRoot()
            guard discs.count > 1 else { return a.radius - ((x - a.x) * (x - a.x) + (y - a.y) * (y - a.y)).squareRoot() }
            let sine = (a.radius - discs[1].radius) / length
            let along = ((x - a.x) * dx + (y - a.y) * dy) / length, across = abs((y - a.y) * dx - (x - a.x) * dy) / length
            let foot = max(0, min(length, along - across * sine / (1 - sine * sine).squareRoot()))
            return a.radius - sine * foot - ((along - foot) * (along - foot) + across * across).squareRoot()
        }

        func piece(at y: Double) -> (from: Double, to: Double)? {
            var (from, to) = (Double.infinity, -Double.infinity)
            for disc in discs {
                let square = disc.radius * disc.radius - (y - disc.y) * (y - disc.y)
                guard square > 0 else { continue }
                (from, to) = (min(from, disc.x - square.squareRoot()), max(to, disc.x + square.squareRoot()))
            }
            for (place, a) in corners.enumerated() {
                let b = corners[(place + 1) % corners.count]
                guard (a.y < y) != (b.y < y) else { continue }
                let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
                (from, to) = (min(from, x), max(to, x))
            }
            return from < to ? (from, to) : nil
        }
    }
}
