import CoreGraphics
import Foundation
import Testing

@testable import Ink

/// Lines for enlarged pages: the same line with more points.
@Suite("Detail of the path")
struct DetailTests {
    /// A circle of radius 20 points, 8 ms and about 8 points from sample to sample.
    private func circle() -> [InkSample] {
        (0...48).map { step in
            let angle = Double(step) / 16 * 2 * Double.pi
            return InkSample(position: CGPoint(x: 100 + 20 * cos(angle), y: 100 + 20 * sin(angle)), time: Double(step) * 0.008, pressure: nil)
        }
    }

    private let brush = Brush(tool: .pen, color: .black, width: 6, model: .pen(for: .pen))

    /// How far the middle of the stretches between points is from the circle, at most; the ends are left out.
    private func sagitta(_ path: [PathPoint]) -> Double {
        zip(path, path.dropFirst()).dropFirst(path.count / 4).dropLast(path.count / 4).map { a, b in
            let chord = hypot(b.x - a.x, b.y - a.y)
            return chord * chord / (8 * 20)
        }.max() ?? 0
    }

    @Test(arguments: 2...7) func aCircleHasNoFacetsHoweverMuchItIsEnlarged(detail: Int) {
        // So many pixels a point belong to it (`StrokePath.detail`).
        let scale = 4.0 * Double(detail * detail)
        #expect(sagitta(StrokeModel.path(of: circle(), brush: brush, detail: detail)) * scale < 0.5)
    }

    @Test(arguments: [1, 2, 3, 7]) func theLineIsTheSame(detail: Int) {
        let coarse = StrokeModel.path(of: circle(), brush: brush), fine = StrokeModel.path(of: circle(), brush: brush, detail: detail)
        #expect(fine.count >= coarse.count)
        #expect(fine.first?.x == 120 && fine.first?.y == 100)
        for end in [coarse.last, fine.last] { #expect(abs((end?.x ?? 0) - 120) < 1e-9 && abs((end?.y ?? 0) - 100) < 1e-9) }
        for point in fine {
            let near = zip(coarse, coarse.dropFirst()).map { a, b in distance(point, a, b) }.min() ?? .infinity
            #expect(near < 0.2)
        }
    }

    @Test func moreDetailIsStableInAllItsPrefixesToo() {
        let samples = circle()
        var model = StrokeModel(brush, detail: 3), known: [PathPoint] = []
        for sample in samples {
            model.update([sample])
            #expect(Array(model.stable.prefix(known.count)) == known)
            known = model.stable
        }
        model.finish()
        #expect(model.stable == StrokeModel.path(of: samples, brush: brush, detail: 3))
    }

    private func distance(_ point: PathPoint, _ a: PathPoint, _ b: PathPoint) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y), square = dx * dx + dy * dy
        let t = square > 0 ? max(0, min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square)) : 0
        return hypot(a.x + t * dx - point.x, a.y + t * dy - point.y)
    }
}
