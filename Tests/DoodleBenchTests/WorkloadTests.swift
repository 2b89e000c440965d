@testable import doodle_bench
import Foundation
import Ink
import Testing

/// The workloads are what the contract lays down.
@Suite struct WorkloadTests {
    @Test(arguments: [
        ("redraw.w6", 1_000_000, 8_300, 3840, 2160), ("redraw.w2", 240_000, 2_000, 1920, 1080),
        ("redraw.w24", 240_000, 2_000, 1920, 1080), ("redraw.variable", 240_000, 2_000, 1920, 1080)
    ]) func pagesHaveTheirPointsStrokesAndSize(name: String, points: Int, strokes: Int, width: Int, height: Int) throws {
        let all = [RedrawWorkload.w6(), .w2(), .w24(), .variable()]
        let workload = try #require(all.first { $0.name == name })
        #expect(workload.drawing.strokes.count == strokes)
        #expect(workload.drawing.strokes.reduce(0) { $0 + $1.samples.count } == points)
        #expect((workload.width, workload.height) == (width, height))
    }

    @Test func variableWidthGoesFromOneToSixPixelsByPressure() {
        let radii = RedrawWorkload.variable().drawing.strokes.flatMap { $0.path.map(\.radius) }
        #expect(radii.count > 230_000)
        #expect(radii.allSatisfy { $0 >= 0.5 - 1e-9 && $0 <= 3 + 1e-9 })
        #expect(radii.contains { $0 < 0.55 })
        #expect(radii.contains { $0 > 2.95 })
    }

    @Test func anOutlineLiesARadiusBesideTheMiddleAndHasRoundEnds() throws {
        let outline = Outline([PathPoint(x: 0, y: 0, radius: 1), PathPoint(x: 10, y: 0, radius: 2), PathPoint(x: 20, y: 0, radius: 3)])
        #expect(outline.left.map(\.1) == [-1, -2, -3])
        #expect(outline.right.map(\.1) == [1, 2, 3])
        let (start, end) = (try #require(outline.start), try #require(outline.end))
        // Each goes on from where the side before it ends: up at the end of the line, down at its start.
        #expect((end.x, end.radius, end.from) == (20, 3, -.pi / 2))
        #expect((start.x, start.radius, start.from) == (0, 1, .pi / 2))
    }
}
