import CoreGraphics
import DrawingExport
import Foundation
import ImageFiles
import Ink

let paper: UInt32 = 0xFFFC_FBF7

/// A line through these points.
func line(
    _ id: UInt64, _ points: [(Double, Double)], width: Double = 6, tool: InkTool = .pen, color: String = "#000000",
    model: ModelOptions = .plain, start: Double = 0
) -> Stroke {
    let samples = points.enumerated().map { number, point in
        InkSample(position: CGPoint(x: point.0, y: point.1), time: start + Double(number) / 64, pressure: nil)
    }
    let brush = Brush(tool: tool, color: InkColor(hex: color) ?? .black, width: CGFloat(width), model: model)
    guard let stroke = Stroke(id: Stroke.ID(id), brush: brush, samples: samples) else { preconditionFailure("finite samples") }
    return stroke
}

func exported(_ strokes: [Stroke], page: (Double, Double)? = (200, 150)) -> ExportedDrawing {
    ExportedDrawing(Drawing(strokes: strokes), page: page.map { CGSize(width: $0.0, height: $0.1) })
}

func png(_ exported: ExportedDrawing, _ change: (inout ExportSettings) -> Void = { _ in }) throws -> [UInt8] {
    var settings = ExportSettings(paper: paper)
    change(&settings)
    var bytes: [UInt8] = []
    try PNGExport(exported, settings).write { bytes += $0 }
    return bytes
}

func svg(_ exported: ExportedDrawing, _ change: (inout ExportSettings) -> Void = { _ in }) throws -> String {
    var settings = ExportSettings(paper: paper)
    change(&settings)
    var bytes: [UInt8] = []
    try SVGExport(exported, settings).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
}

/// How many damaged files are tried: more by hand, with `DOODLE_FUZZ=100000` in the environment.
enum Fuzz {
    static let rounds = Int(ProcessInfo.processInfo.environment["DOODLE_FUZZ"] ?? "") ?? 300
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func within(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}

/// Real drawings from elsewhere, which not every checkout has beside it: strokes of points.
enum Doodles {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../shared/data/ink")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasPrefix("doodle-") && $0.hasSuffix(".json") }.sorted()

    private struct File: Decodable { let strokes: [[[Double]]] }

    static func drawing(_ name: String) throws -> Drawing {
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
        let tools: [InkTool] = [.pen, .fountain, .highlighter, .pencil, .pen]
        let colors = ["#000000", "#D32F2F", "#FFEB3B", "#303030", "#1976D2"]
        return Drawing(strokes: file.strokes.enumerated().map { number, points in
            let kind = number % 5
            let model: ModelOptions = switch tools[kind] {
            case .pen: .pen(for: .finger)
            case .fountain: .fountain(for: .finger)
            case .highlighter: .highlighter(for: .finger)
            default: .pencil(for: .finger)
            }
            return line(
                UInt64(number + 1), points.map { ($0[0], $0[1]) }, width: kind == 2 ? 18 : 5, tool: tools[kind], color: colors[kind],
                model: model, start: Double(number) * 3.7 + 1000.1)
        })
    }
}
