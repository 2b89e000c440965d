import Ink
import InkRaster

/// What one more segment costs, from its sample to the picture, on an empty page and on one with 1,000,000 points: µs.
///
/// `segment` is a segment as the page of `redraw.w6` is made of them: from sample to sample, of one width. `segment.pen` is one more
/// sample of a finger's pen as the program has it, whose line is smoothed and changes its width: two new segments for each sample, and
/// about eight that are drawn anew because later samples still move them.
///
/// The pages take turns stroke by stroke, so that whatever else the machine does hits all of them alike.
enum SegmentBenchmark {
    private static let strokesARound = 20

    static func run() -> [Figure] {
        run("segment", Handwriting.brush) + run("segment.pen", Handwriting.programBrush) + SeedBenchmark.run()
    }

    private static func run(_ name: String, _ brush: Brush) -> [Figure] {
        let pages = BenchPage.all(name, .w6())
        var times = pages.map { _ in [[Double]](repeating: [], count: BenchPage.rounds) }
        var writing = Handwriting(seed: 2026)
        for round in 0..<BenchPage.rounds {
            for _ in 0..<strokesARound {
                let samples = writing.stroke()
                for (number, page) in pages.enumerated() { times[number][round] += segments(page, brush, samples) }
            }
        }
        return BenchPage.figures(pages, times, unit: "µs")
    }

    /// Draws a stroke and takes it back; the time of each of its segments.
    static func segments(_ page: BenchPage, _ brush: Brush, _ samples: [InkSample]) -> [Double] {
        let id = page.page.begin(brush, at: samples[0])
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
