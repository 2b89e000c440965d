import Ink
import InkRaster

/// What one more segment costs, from its sample to the picture, on an empty page and on one with 1,000,000 points: µs.
/// The pages take turns stroke by stroke, so that whatever else the machine does hits all of them alike.
enum SegmentBenchmark {
    private static let strokesARound = 20

    static func run() -> [Figure] {
        let pages = BenchPage.all("segment", .w6())
        var times = pages.map { _ in [[Double]](repeating: [], count: BenchPage.rounds) }
        var writing = Handwriting(seed: 2026)
        for round in 0..<BenchPage.rounds {
            for _ in 0..<strokesARound {
                let samples = writing.stroke()
                for (number, page) in pages.enumerated() { times[number][round] += segments(page, samples) }
            }
        }
        return BenchPage.figures(pages, times, unit: "µs")
    }

    /// Draws a stroke and takes it back; the time of each of its segments.
    private static func segments(_ page: BenchPage, _ samples: [InkSample]) -> [Double] {
        let id = page.page.begin(Handwriting.brush, at: samples[0])
        page.show()
        let times = samples.dropFirst().map { sample in
            Statistics.seconds {
                page.page.extend(id, with: [sample])
                page.show()
            } * 1e6
        }
        page.page.takeBack(id)
        page.show()
        return times
    }
}
