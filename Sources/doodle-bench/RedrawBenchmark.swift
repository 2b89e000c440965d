import InkRaster

/// Drawing a full page from nothing, against Cairo where it is linked in: ms. Rounds take turns, so that whatever else the machine does
/// hits all alike.
enum RedrawBenchmark {
    private static let rounds = 5
    static let paper: UInt32 = 0xFFFC_FBF7

    static func run() -> [Figure] {
        [RedrawWorkload.w6, RedrawWorkload.w2, RedrawWorkload.w24, RedrawWorkload.variable].flatMap { make in
            let workload = make()
            return figures(workload, withThreads: workload.name == "redraw.w6")
        }
    }

    private static func figures(_ workload: RedrawWorkload, withThreads: Bool) -> [Figure] {
        var (ours, threaded, cairo): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            ours.append(milliseconds(workload, threads: 1))
            if withThreads { threaded.append(milliseconds(workload, threads: 2)) }
            if let time = CairoRedraw.seconds(workload) { cairo.append(time * 1e3) }
        }
        let one = Statistics.median(ours)
        let baseline = cairo.isEmpty ? nil : Figure.Baseline(name: CairoRedraw.name, value: Statistics.median(cairo))
        var figures = [Figure(name: workload.name, value: one, unit: "ms", baseline: baseline)]
        if withThreads {
            figures.append(Figure(
                name: workload.name + ".threads", value: Statistics.median(threaded), unit: "ms",
                baseline: Figure.Baseline(name: workload.name, value: one)))
        }
        return figures
    }

    private static func milliseconds(_ workload: RedrawWorkload, threads: Int) -> Double {
        Statistics.seconds {
            _ = InkPage.render(
                workload.drawing, pixelWidth: workload.width, pixelHeight: workload.height, scale: 1, paper: paper, threads: threads)
        } * 1e3
    }
}
