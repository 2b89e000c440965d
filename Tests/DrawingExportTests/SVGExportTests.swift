import CoreGraphics
import DrawingExport
import Foundation
import ImageFiles
import Ink
import InkRaster
import Testing

/// librsvg, which draws our files without any of our code.
enum Rsvg {
    static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/rsvg-convert" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    /// A developer may be without it; where everything is to be checked its absence must not pass for success.
    static var mayBeSkipped: Bool { path == nil && ProcessInfo.processInfo.environment["CI"] != "true" }

    static func picture(of svg: String) throws -> PixelBuffer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DrawingExportTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (from, to) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
        try Data(svg.utf8).write(to: from)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path, "rsvg-convert is not installed"))
        process.arguments = [from.path, "-o", to.path]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try PNGFile.read(FilePath(to.path))
    }
}

/// How far two pictures are apart: the mean over all channels of pixels that have ink in either, and the share of those that differ by
/// more than an eighth.
struct Distance {
    var mean = 0.0
    var far = 0.0

    init(_ a: PixelBuffer, _ b: PixelBuffer, background: UInt32) {
        var (sum, count, farCount) = (0, 0, 0)
        for index in 0..<a.width * a.height where a.pixels[index] != background || b.pixels[index] != background {
            let (one, other) = (a.pixels[index], b.pixels[index])
            let differences = ([0, 8, 16, 24] as [UInt32]).map { (shift: UInt32) -> Int in
                let (x, y) = (Int(one >> shift & 255), Int(other >> shift & 255))
                return abs(x - y)
            }
            sum += differences.reduce(0, +)
            count += 4
            if differences.contains(where: { $0 > 32 }) { farCount += 1 }
        }
        guard count > 0 else { return }
        (mean, far) = (Double(sum) / Double(count), Double(farCount) / Double(count / 4))
    }
}

@Suite("A drawing as SVG", .enabled(if: !Rsvg.mayBeSkipped, "rsvg-convert is not installed"))
struct SVGExportTests {
    private func compare(
        _ strokes: [Stroke], scale: Double = 1, background: UInt32? = paper, mean: Double = 1, far: Double = 0.01,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let drawing = exported(strokes)
        let ours = try PNGDecoder.decode(png(drawing) { ($0.size, $0.paper) = (.scale(scale), background) })
        let theirs = try Rsvg.picture(of: svg(drawing) { ($0.size, $0.paper) = (.scale(scale), background) })
        try #require(ours.width == theirs.width && ours.height == theirs.height, sourceLocation: sourceLocation)
        let distance = Distance(ours, theirs, background: background ?? 0)
        #expect(distance.mean <= mean && distance.far <= far, "\(distance)", sourceLocation: sourceLocation)
    }

    private let wave = (0..<40).map { (number: Int) -> (Double, Double) in
        let x = Double(number)
        return (x * 4 + 20, 75 + 50 * sin(x / 5))
    }

    @Test(arguments: [1.0, 3]) func evenLinesAndDots(scale: Double) throws {
        try compare([line(1, wave, color: "#1976D2"), line(2, [(30, 30)], width: 25, color: "#FF8000")], scale: scale)
    }

    @Test(arguments: [InkSource.finger, .pen, .mouse]) func linesOfChangingWidth(source: InkSource) throws {
        let nib = line(
            2, wave.map { ($0.1, $0.0 / 2) }, width: 14, tool: .fountain, color: "#D32F2F", model: .fountain(for: source))
        try compare([line(1, wave, width: 9, model: .pen(for: source)), nib], scale: 2)
    }

    @Test func aColourThatShinesThroughIsEvenWhereItsLineCrossesItself() throws {
        try compare([line(1, [(20, 20), (180, 130), (180, 20), (20, 130)], width: 16, color: "#00000080")])
        try compare([line(1, [(20, 20), (180, 130), (180, 20), (20, 130)], width: 16, color: "#00000080", model: .pen(for: .finger))])
    }

    @Test(arguments: [paper, nil]) func theHighlighterMultipliesWhatItLiesOn(background: UInt32?) throws {
        try compare([
            line(1, [(20, 75), (180, 75)], width: 12, color: "#1976D2"),
            line(2, [(100, 20), (100, 130)], width: 30, tool: .highlighter, color: "#FFEB3BC0"),
            line(3, [(60, 20), (140, 130)], width: 20, tool: .highlighter, color: "#80FF80"),
        ], background: background)
    }

    @Test(arguments: [paper, nil]) func erasersTakeAwayWhatWasThereBeforeThemAndNothingElse(background: UInt32?) throws {
        let ink = line(1, [(20, 75), (180, 75)], width: 20, color: "#1976D2")
        let eraser = line(2, [(100, 20), (100, 130)], width: 30, tool: .eraser)
        let later = line(3, [(20, 60), (180, 90)], width: 8, color: "#D32F2F")
        let second = line(4, [(60, 20), (60, 130)], width: 10, tool: .eraser)
        let marker = line(5, [(20, 80), (180, 80)], width: 14, tool: .highlighter, color: "#FFEB3B")
        try compare([ink, eraser, later, second, marker], scale: 2, background: background)
    }

    @Test func manyErasersThatDoNotMeetAreOneLayer() throws {
        var strokes: [Stroke] = []
        for number in 0..<60 {
            let x = Double(number) * 3 + 5
            strokes.append(line(UInt64(2 * number + 1), [(x, 20), (x, 130)], width: 2))
            strokes.append(line(UInt64(2 * number + 2), [(x, 75)], width: 2.5, tool: .eraser))
        }
        let text = try svg(exported(strokes))
        #expect(text.components(separatedBy: "<mask ").count == 2)
        try compare(strokes)
    }

    /// The pencil's grain is not there; its tone is, on average over patches of the line.
    @Test func thePencilHasItsToneWithoutItsGrain() throws {
        let drawing = exported([line(1, [(20, 75), (180, 75)], width: 40, tool: .pencil, color: "#303030")])
        let ours = try PNGDecoder.decode(png(drawing)), theirs = try Rsvg.picture(of: svg(drawing))
        for rows in [58..<64, 64..<70, 70..<80] {
            func tone(_ picture: PixelBuffer) -> Double {
                var sum = 0
                for y in rows { for x in 40..<160 { sum += Int(picture[x, y] & 255) } }
                return Double(sum) / Double(120 * rows.count)
            }
            #expect(abs(tone(ours) - tone(theirs)) < 20, "\(rows): \(tone(ours)), \(tone(theirs))")
        }
    }

    @Test func aCroppedPictureAndItsTransparentGroundAreTheSameToo() throws {
        let drawing = exported([line(1, wave, color: "#1976D2")])
        let change: (inout ExportSettings) -> Void = { ($0.area, $0.paper, $0.size) = (.ink(margin: 5), nil, .width(300)) }
        let ours = try PNGDecoder.decode(png(drawing, change)), theirs = try Rsvg.picture(of: svg(drawing, change))
        try #require(ours.width == theirs.width && ours.height == theirs.height)
        let distance = Distance(ours, theirs, background: 0)
        #expect(distance.mean <= 1 && distance.far <= 0.01, "\(distance)")
    }

    @Test(arguments: Doodles.names) func realDoodles(name: String) throws {
        // Without the pencil, whose grain only we have.
        let strokes = try Doodles.drawing(name).strokes.filter { $0.brush.tool != .pencil }
        let drawing = ExportedDrawing(Drawing(strokes: strokes), page: nil)
        let ours = try PNGDecoder.decode(png(drawing)), theirs = try Rsvg.picture(of: svg(drawing))
        let distance = Distance(ours, theirs, background: paper)
        #expect(distance.mean <= 1 && distance.far <= 0.01, "\(distance)")
    }

    @Test func nothingErasedIsInIt() throws {
        let secret = line(1, [(50.125, 50.375), (60, 52)], width: 4)
        let text = try svg(exported([secret, line(2, [(40, 50), (70, 52)], width: 30, tool: .eraser)]))
        #expect(!text.contains("50.125") && !text.contains("path"))
    }
}
