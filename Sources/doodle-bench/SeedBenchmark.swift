import CoreGraphics
import Ink
import InkRaster
import TouchLab
import UIKit

/// One more sample on a page of a hundred strokes against the classic way: a view that strokes all of its lines again on each movement
/// (`SeedDoodleView`), with the same points, into a picture of the same size: µs.
///
/// Both take turns stroke by stroke. The view's drawing alone is measured, not what a window does with it.
enum SeedBenchmark {
    private static let strokes = 100, strokesARound = 2

    static func run() -> [Figure] { MainActor.assumeIsolated { measure() } }

    @MainActor
    private static func measure() -> [Figure] {
        let workload = RedrawWorkload(
            "segment.seed", points: 12_000, strokes: strokes, width: 1920, height: 1080, brushWidth: SeedDoodleView.lineWidth)
        let page = BenchPage(name: "segment.seed", workload, isEmpty: false)
        let view = SeedDoodleView(frame: CGRect(x: 0, y: 0, width: workload.width, height: workload.height))
        for stroke in workload.drawing.strokes { view.addLine(stroke.samples.map(\.position)) }
        let picture = PixelBuffer(width: workload.width, height: workload.height)
        let brush = Brush(tool: .pen, color: .black, width: SeedDoodleView.lineWidth)
        var writing = Handwriting(seed: 2026)
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<BenchPage.rounds {
            var round: (ours: [Double], theirs: [Double]) = ([], [])
            for _ in 0..<strokesARound {
                let samples = writing.stroke()
                round.ours += SegmentBenchmark.segments(page, brush, samples)
                round.theirs += redraws(view, samples.map(\.position), into: picture)
            }
            ours.append(Statistics.median(round.ours))
            theirs.append(Statistics.median(round.theirs))
        }
        return [Figure(
            name: page.name, value: Statistics.median(ours), unit: "µs",
            baseline: Figure.Baseline(name: "seed doodle", value: Statistics.median(theirs)))]
    }

    /// Draws a line point by point and takes it back; the time of each redraw.
    @MainActor
    private static func redraws(_ view: SeedDoodleView, _ points: [CGPoint], into picture: PixelBuffer) -> [Double] {
        (2...points.count).map { count in
            view.addLine(Array(points.prefix(count)))
            defer { view.back() }
            return Statistics.seconds {
                picture.fill(0xFFFF_FFFF, in: picture.bounds)
                UIGraphicsPushContext(CGContext(target: picture))
                view.draw(view.bounds)
                UIGraphicsPopContext()
            } * 1e6
        }
    }
}
