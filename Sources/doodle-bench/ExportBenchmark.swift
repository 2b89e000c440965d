import CoreGraphics
import ImageFiles
import Ink
import InkRaster

/// A 3840×2160 doodle of 300 strokes as PNG, against libpng with the settings it has of itself: ms and MB. Rounds take turns.
/// All in black, which has few colours with all its edges, and in eight colours that shine through.
enum ExportBenchmark {
    private static let rounds = 5

    static func run() -> [Figure] {
        let workload = RedrawWorkload("export", points: 60_000, strokes: 300, width: 3840, height: 2160, brushWidth: 6)
        return figures("export.png", workload.drawing, workload) + figures("export.colors", colored(workload.drawing), workload)
    }

    /// The same strokes in eight colours.
    private static func colored(_ drawing: Drawing) -> Drawing {
        Drawing(strokes: drawing.strokes.enumerated().compactMap { number, stroke in
            let hue = UInt8(number % 8)
            let color = InkColor(red: 36 &* hue, green: 200 &- 23 &* hue, blue: 91 &* hue, alpha: 200)
            let brush = Brush(tool: .pen, color: color, width: stroke.brush.width, model: stroke.brush.model)
            return Stroke(id: stroke.id, brush: brush, samples: stroke.samples)
        })
    }

    private static func figures(_ label: String, _ drawing: Drawing, _ workload: RedrawWorkload) -> [Figure] {
        let picture = InkPage.render(
            drawing, pixelWidth: workload.width, pixelHeight: workload.height, scale: 1, paper: RedrawBenchmark.paper)
        var (times, sizes): ([[Double]], [Int]) = ([[], []], [0, 0])
        do throws(PNGError) {
            for _ in 0..<rounds {
                for number in 0..<2 {
                    let clock = ContinuousClock(), start = clock.now
                    let bytes = try number == 0 ? PNGEncoder.encode(picture) : PNGEncoder.encodeByLibraryDefaults(picture)
                    times[number].append(Statistics.seconds(clock.now - start) * 1e3)
                    sizes[number] = bytes.count
                }
            }
        } catch {
            BenchCommand.report("export: \(error)")
            return []
        }
        let name = "libpng defaults"
        return [
            Figure(
                name: label, value: Statistics.median(times[0]), unit: "ms",
                baseline: .init(name: name, value: Statistics.median(times[1]))),
            Figure(
                name: "\(label).size", value: Double(sizes[0]) / 1e6, unit: "MB",
                baseline: .init(name: name, value: Double(sizes[1]) / 1e6)),
        ]
    }
}
