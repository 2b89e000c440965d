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
        // A point a sample but for those a pen's width apart or less (`LineWidth.spacing`): strokes that run along the page's border.
        #expect((230_000...240_000).contains(radii.count))
        #expect(radii.allSatisfy { $0 >= 0.5 - 1e-9 && $0 <= 3 + 1e-9 })
        #expect(radii.contains { $0 < 0.55 })
        #expect(radii.contains { $0 > 2.95 })
    }

    @Test func anOutlineTouchesBothEndsWhereTheTangentsDo() throws {
        // 3 and 5 of a right triangle: the tangents lean by asin(0.6) towards the thin end, radii of 4 and 1 touch them at acos(0.6).
        let arcs = Outline(PathPoint(x: 0, y: 0, radius: 4), PathPoint(x: 5, y: 0, radius: 1)).arcs
        try #require(arcs.count == 2)
        let side = acos(0.6)
        #expect((arcs[0].x, arcs[0].radius, arcs[0].from, arcs[0].to) == (5, 1, -side, side))
        #expect((arcs[1].x, arcs[1].radius, arcs[1].from, arcs[1].to) == (0, 4, side, 2 * .pi - side))
    }

    @Test func anEndThatHoldsTheOtherIsACircle() throws {
        let arcs = Outline(PathPoint(x: 7, y: 9, radius: 1), PathPoint(x: 8, y: 9, radius: 4)).arcs
        try #require(arcs.count == 1)
        #expect((arcs[0].x, arcs[0].y, arcs[0].radius, arcs[0].from, arcs[0].to) == (8, 9, 4, 0, 2 * .pi))
    }
}
