import Ink
import InkRaster

/// What undoing one stroke costs, with the picture of what changed, on pages with more and more ink: ms. The last figure is of a page
/// that keeps no tiles, as for steps beyond the history's budget: what the stroke lay on is rendered anew.
enum UndoBenchmark {
    private static let strokesARound = 20

    static func run() -> [Figure] {
        let pages = BenchPage.all("undo") + [BenchPage(name: "undo.10k.rendered", strokes: 10_000, historyBudget: 0)]
        var times = pages.map { _ in [[Double]](repeating: [], count: BenchPage.rounds) }
        var writing = Handwriting(seed: 2027)
        for round in 0..<BenchPage.rounds {
            for _ in 0..<strokesARound {
                let samples = writing.stroke()
                for (number, page) in pages.enumerated() { times[number][round].append(undo(page, samples)) }
            }
        }
        return BenchPage.figures(pages, times, unit: "ms")
    }

    private static func undo(_ page: BenchPage, _ samples: [InkSample]) -> Double {
        let id = page.page.begin(Handwriting.brush, at: samples[0])
        page.page.extend(id, with: Array(samples.dropFirst()))
        page.page.finish(id)
        page.show()
        return Statistics.seconds {
            page.page.undo()
            page.show()
        } * 1e3
    }
}
