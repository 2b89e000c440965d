import CoreGraphics
import DrawingExport
import Foundation
import ImageFiles
import Ink
import Testing

/// Exported pictures as other programs see them.
enum OtherProgram {
    static func path(_ names: String...) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs one on a file and answers with what it wrote.
    static func run(_ program: String, _ file: [UInt8], before: [String] = [], after: [String] = []) throws -> (status: Int32, output: Data) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DrawingExportTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("out"))
        try Data(file).write(to: input)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = before + [input.path] + after
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try Data(contentsOf: output))
    }
}

@Suite("Exported PNGs and other programs")
struct ExportedPNGTests {
    private let strokes = [
        line(1, [(20, 20), (180, 130)], width: 11, color: "#FF8000"), line(2, [(180, 20), (20, 130)], width: 9, color: "#00408080"),
        line(3, [(100, 10), (100, 140)], width: 17, tool: .eraser),
    ]

    @Test(.enabled(if: OtherProgram.path("pngcheck") != nil, "pngcheck is not installed"))
    func pngcheckFindsNothingWrong() throws {
        let program = try #require(OtherProgram.path("pngcheck"))
        for change in [{ _ in }, { $0.paper = nil }, { $0.size = .dotsPerInch(300) }, { $0.carriesDrawing = false }] as [(inout ExportSettings) -> Void] {
            let run = try OtherProgram.run(program, png(exported(strokes), change), before: ["-v"])
            #expect(run.status == 0, "\(String(decoding: run.output, as: UTF8.self))")
        }
    }

    @Test(.enabled(if: OtherProgram.path("magick", "convert") != nil, "ImageMagick is not installed"))
    func everyEdgePixelHasItsColourStraight() throws {
        let program = try #require(OtherProgram.path("magick", "convert"))
        // One colour only: then every pixel that is there at all must have it, however little of it.
        let bytes = try png(exported([strokes[0], strokes[2]])) { $0.paper = nil }
        let run = try OtherProgram.run(program, bytes, after: ["-depth", "8", "rgba:-"])
        #expect(run.status == 0 && run.output.count == 200 * 150 * 4)
        let pixels = Array(run.output)
        var (edges, clear) = (0, 0)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[start + 3])
            if alpha == 0 { clear += 1 }
            guard alpha > 0 else { continue }
            if alpha < 255 { edges += 1 }
            // A premultiplied byte leaves the straight colour open by half a step of it.
            let slack = 128 / alpha + 1
            #expect(abs(Int(pixels[start]) - 255) <= slack && abs(Int(pixels[start + 1]) - 128) <= slack && Int(pixels[start + 2]) <= slack)
        }
        #expect(edges > 300 && clear > 20_000)
        // In the middle of what was erased there is nothing.
        #expect(pixels[(75 * 200 + 100) * 4 + 3] == 0)
    }

    @Test(.enabled(if: OtherProgram.path("magick", "identify") != nil, "ImageMagick is not installed"))
    func dotsAnInchAreReadBack() throws {
        let program = try #require(OtherProgram.path("magick", "identify"))
        let before = (program.hasSuffix("magick") ? ["identify"] : []) + ["-units", "PixelsPerInch", "-format", "%x %y"]
        let run = try OtherProgram.run(program, png(exported(strokes)) { $0.size = .dotsPerInch(150) }, before: before)
        let numbers = String(decoding: run.output, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        #expect(numbers.count == 2 && numbers.allSatisfy { abs($0 - 150) < 0.02 })
    }
}
