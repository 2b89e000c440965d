import CoreGraphics
import Ink
import InkRaster

/// A page with so much ink on it and the picture it is shown in, as large as `redraw.w6`.
final class BenchPage {
    let name: String
    let page: InkPage
    private let frame: PixelBuffer
    private let paper: UInt32 = 0xFFFC_FBF7

    static let rounds = 5

    init(name: String, _ workload: RedrawWorkload, isEmpty: Bool, historyBudget: Int = InkPage.standardHistoryBudget) {
        self.name = name
        page = InkPage(scale: 1, historyBudget: historyBudget)
        frame = PixelBuffer(width: workload.width, height: workload.height)
        page.load(isEmpty ? Drawing() : workload.drawing)
        _ = page.takeDirty()
        page.composite(into: frame, clip: frame.bounds, paper: paper)
    }

    /// Brings the picture up to date.
    func show() {
        for rect in page.takeDirty() { page.composite(into: frame, clip: rect, paper: paper) }
    }

    /// The pages that are held against each other: an empty one and that of `redraw.w6` with its 1,000,000 points.
    static func all(_ benchmark: String, _ workload: RedrawWorkload) -> [BenchPage] {
        [
            BenchPage(name: "\(benchmark).empty", workload, isEmpty: true),
            BenchPage(name: "\(benchmark).1m", workload, isEmpty: false)
        ]
    }

    /// One figure a page from its single measurements, by round: the median of the rounds' medians, against the first page.
    static func figures(_ pages: [BenchPage], _ times: [[[Double]]], unit: String) -> [Figure] {
        let values = times.map { rounds in Statistics.median(rounds.map(Statistics.median)) }
        return pages.indices.map { number in
            let p99 = Statistics.median(times[number].map { Statistics.percentile($0, 0.99) })
            return Figure(
                name: pages[number].name, value: values[number], unit: unit,
                baseline: number == 0 ? nil : Figure.Baseline(name: pages[0].name, value: values[0]),
                p50: values[number], p99: p99)
        }
    }
}
