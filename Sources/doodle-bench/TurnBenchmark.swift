import CoreGraphics
import Ink
import InkRaster

/// What a frame costs while two fingers turn, or enlarge, a page of 1,000,000 points in a window of 1920×1080: ms. None of its tiles is
/// there yet, so that all of it is what was seen before, turned or enlarged.
enum TurnBenchmark {
    private static let frames = 60

    static func run() -> [Figure] {
        let page = InkPage(scale: 1, historyBudget: 0)
        page.load(RedrawWorkload.w6().drawing)
        // Nobody comes to paint.
        page.background = BackgroundPainting(perform: { _ in }, wake: {})
        let frame = PixelBuffer(width: 1920, height: 1080)
        func times(_ map: (Double) -> PageMap) -> [Double] {
            (1...frames).map { count in
                Statistics.seconds {
                    page.setView(map(Double(count)), extent: InkPage.standardExtent)
                    page.composite(into: frame, clip: frame.bounds, originX: -400, originY: -300, paper: RedrawBenchmark.paper)
                } * 1e3
            }
        }
        let turned = times { PageMap(scale: 1, rotation: $0 * 0.01) }, enlarged = times { PageMap(scale: 1 + $0 * 0.01) }
        return [("turn.frame", turned), ("zoom.frame", enlarged)].map { name, times in
            Figure(
                name: name, value: Statistics.median(times), unit: "ms", p50: Statistics.median(times),
                p99: Statistics.percentile(times, 0.99))
        }
    }
}
