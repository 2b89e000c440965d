import CoreGraphics
import Ink
import InkRaster

/// A page with so many strokes on it and the picture it is shown in.
final class BenchPage {
    let name: String
    let page: InkPage
    private let frame = PixelBuffer(width: Handwriting.width, height: Handwriting.height)
    private let paper: UInt32 = 0xFFFC_FBF7

    static let rounds = 5

    init(name: String, strokes: Int, historyBudget: Int = InkPage.standardHistoryBudget) {
        self.name = name
        page = InkPage(scale: 1, historyBudget: historyBudget)
        var writing = Handwriting(seed: UInt64(strokes) + 1)
        page.load(writing.drawing(strokes: strokes))
        _ = page.takeDirty()
        page.composite(into: frame, clip: frame.bounds, paper: paper)
    }

    /// Brings the picture up to date.
    func show() {
        for rect in page.takeDirty() { page.composite(into: frame, clip: rect, paper: paper) }
    }

    /// The pages that are held against each other: empty, 1,000 and 10,000 strokes.
    static func all(_ benchmark: String) -> [BenchPage] {
        [("empty", 0), ("1k", 1_000), ("10k", 10_000)].map { BenchPage(name: "\(benchmark).\($0.0)", strokes: $0.1) }
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
