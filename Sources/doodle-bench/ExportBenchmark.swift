import CoreGraphics
import ImageFiles
import Ink
import InkRaster

/// A 3840×2160 doodle of 300 strokes as PNG, against libpng with the settings it has of itself: ms and MB. Rounds take turns.
enum ExportBenchmark {
    private static let rounds = 5

    static func run() -> [Figure] {
        let workload = RedrawWorkload("export", points: 60_000, strokes: 300, width: 3840, height: 2160, brushWidth: 6)
        let picture = InkPage.render(
            workload.drawing, pixelWidth: workload.width, pixelHeight: workload.height, scale: 1, paper: RedrawBenchmark.paper)
        var (times, sizes): ([[Double]], [Int]) = ([[], []], [0, 0])
        do throws(PNGError) {
            for _ in 0..<rounds {
                for number in 0..<2 {
                    let clock = ContinuousClock(), start = clock.now
                    sizes[number] = try (number == 0 ? PNGEncoder.encode(picture) : PNGEncoder.encodeByLibraryDefaults(picture)).count
                    times[number].append(Statistics.seconds(clock.now - start) * 1e3)
                }
            }
        } catch {
            BenchCommand.report("export: \(error)")
            return []
        }
        let name = "libpng defaults"
        return [
            Figure(
                name: "export.png", value: Statistics.median(times[0]), unit: "ms",
                baseline: .init(name: name, value: Statistics.median(times[1]))),
            Figure(
                name: "export.png.size", value: Double(sizes[0]) / 1e6, unit: "MB",
                baseline: .init(name: name, value: Double(sizes[1]) / 1e6)),
        ]
    }
}
