import CoreGraphics
import DrawingExport
import Foundation
import ImageFiles
import Ink
import Testing

/// Poppler, which reads our PDF without any of our code.
private enum Poppler {
    static func path(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static var mayBeSkipped: Bool { path("pdftoppm") == nil && ProcessInfo.processInfo.environment["CI"] != "true" }

    /// - Returns: what it says.
    static func run(_ name: String, _ arguments: [String]) throws -> String {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(path(name), "\(name) is not installed"))
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: said, as: UTF8.self)
    }
}

@Suite("A drawing as PDF", .enabled(if: !Poppler.mayBeSkipped, "poppler-utils is not installed"))
struct PDFExportTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DrawingExportTests-\(UUID().uuidString)")

    /// The file, in a folder that the caller removes.
    private func written(_ exported: ExportedDrawing, _ change: (inout ExportSettings) -> Void = { _ in }) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var settings = ExportSettings(paper: paper)
        change(&settings)
        var bytes: [UInt8] = []
        try PictureExport(exported, settings, as: .pdf).write { bytes += $0 }
        let file = folder.appendingPathComponent("a.pdf")
        try Data(bytes).write(to: file)
        return file.path
    }

    @Test func itLooksAsThePNG() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawing = exported([
            line(1, [(20, 75), (90, 40), (180, 75)], width: 12, color: "#1976D2", model: .pen(for: .finger)),
            line(2, [(100, 20), (100, 130)], width: 30, tool: .highlighter, color: "#FFEB3BC0"),
            line(3, [(40, 20), (40, 130)], width: 10, tool: .eraser), line(4, [(20, 120), (180, 120)], width: 5)])
        let file = try written(drawing)
        // A pixel is three quarters of a point, so 192 dots an inch are twice as many.
        _ = try Poppler.run("pdftoppm", ["-r", "192", "-png", "-singlefile", file, folder.appendingPathComponent("b").path])
        let theirs = try PNGFile.read(FilePath(folder.appendingPathComponent("b.png").path))
        let ours = try PNGDecoder.decode(png(drawing) { $0.size = .scale(2) })
        try #require((ours.width, ours.height) == (theirs.width, theirs.height))
        let distance = Distance(ours, theirs, background: paper)
        #expect(distance.mean <= 3 && distance.far <= 0.05, "\(distance)")
    }

    @Test func itsPageIsTheDrawingsAndItDoesNotSayWhenItWasMade() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try written(exported([line(1, [(20, 75), (180, 75)])]))
        let said = try Poppler.run("pdfinfo", [file])
        #expect(said.contains("Pages:") && said.contains("150 x 112.5 pts"), "\(said)")
        #expect(!said.contains("CreationDate") && !said.contains("ModDate"), "\(said)")
    }

    @Test func linesAreLinesAndNoPixels() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try written(exported([line(1, [(20, 75), (180, 75)])]))
        #expect(try Poppler.run("pdfimages", ["-list", file]).split(separator: "\n").count == 2)
    }
}
