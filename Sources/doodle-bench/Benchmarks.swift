/// Everything `doodle-bench` can measure.
enum Benchmarks {
    struct Benchmark {
        let name: String
        let run: () -> [Figure]
    }

    static var all: [Benchmark] {
        [
            Benchmark(name: "segment", run: SegmentBenchmark.run),
            Benchmark(name: "redraw", run: RedrawBenchmark.run),
            Benchmark(name: "undo", run: UndoBenchmark.run),
            Benchmark(name: "turn", run: TurnBenchmark.run),
            Benchmark(name: "memory", run: MemoryBenchmark.run),
            Benchmark(name: "export", run: ExportBenchmark.run),
        ]
    }
}
