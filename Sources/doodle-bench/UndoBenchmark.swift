import Ink
import InkRaster

/// What undoing one stroke costs, with the picture of what changed, on an empty page and on one with 1,000,000 points:
/// ms.
enum UndoBenchmark {
    private static let strokesARound = 20

    static func run() -> [Figure] {
        let pages = BenchPage.all("undo", .w6())
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
