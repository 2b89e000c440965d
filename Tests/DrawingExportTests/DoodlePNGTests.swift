import CoreGraphics
import DrawingExport
import DrawingFiles
import ImageFiles
import Ink
import Testing

@Suite("A drawing in a PNG")
struct DoodlePNGTests {
    private let strokes = [
        line(7, [(20, 20), (90, 70), (180, 130)], color: "#FF8000", model: .pen(for: .finger), start: 12_345.5),
        line(9, [(180.25, 20.125), (20, 130)], width: 9, tool: .highlighter, color: "#FFEB3BC0", start: 12_349),
    ]

    @Test func itOpensAgainAsItIsSeen() throws {
        let bytes = try png(exported(strokes))
        let found = try #require(try DoodlePNG.drawing(in: bytes))
        #expect(found.page == CGSize(width: 200, height: 150))
        #expect(found.drawing.strokes.map(\.brush) == strokes.map(\.brush))
        for (a, b) in zip(found.drawing.strokes, strokes) { #expect(a.samples.map(\.position) == b.samples.map(\.position)) }
        #expect(try png(found) == bytes)
    }

    @Test func turnedOffThereIsNone() throws {
        let bytes = try png(exported(strokes)) { $0.carriesDrawing = false }
        #expect(try DoodlePNG.drawing(in: bytes) == nil)
        #expect(!bytes.contains(Array("doDL".utf8)))
    }

    /// The coordinates of strokes as they stand in drawing files.
    private func holds(_ drawing: Drawing, _ stroke: Stroke) throws -> Bool {
        drawing.strokes.contains { other in
            other.samples.contains { sample in stroke.samples.contains { $0.position == sample.position } }
        }
    }

    @Test func whatWasErasedCompletelyIsNotInIt() throws {
        let secret = line(1, [(50.123, 50.321), (60, 52)], width: 4), kept = line(2, [(150, 100), (160, 110)])
        let eraser = line(3, [(40, 50), (70, 52)], width: 30, tool: .eraser)
        let found = try #require(try DoodlePNG.drawing(in: png(exported([secret, kept, eraser]))))
        #expect(found.drawing.strokes.map(\.brush) == [kept.brush])
        #expect(try !holds(found.drawing, secret) && holds(found.drawing, kept))
        // Ink that came after the eraser is seen.
        let later = try #require(try DoodlePNG.drawing(in: png(exported([kept, eraser, secret]))))
        #expect(try holds(later.drawing, secret))
    }

    @Test func whatIsErasedInPartLooksTheSameAndIsNotDrawnAnew() throws {
        let strokes = [line(1, [(10, 75), (190, 75)]), line(2, [(100, 10), (100, 140)], width: 20, tool: .eraser)]
        let bytes = try png(exported(strokes)) { $0.paper = nil }
        let picture = try PNGDecoder.decode(bytes)
        #expect(picture[100, 75] == 0 && picture[50, 75] == 0xFF00_0000)
        let found = try #require(try DoodlePNG.drawing(in: bytes))
        #expect(try PNGDecoder.decode(png(found) { $0.paper = nil }).hasSamePixels(as: picture))
    }

    @Test func whatWasErasedInPartIsOnlyWhatIsLeftOfIt() throws {
        // Along y = 75 from 10 to 190 in steps of 2; the eraser leaves nothing from 60 to 140.
        let strokes = [
            line(1, (0...90).map { (10 + 2 * Double($0), 75) }, color: "#1976D2"), line(2, [(85, 75), (115, 75)], width: 50, tool: .eraser)
        ]
        let bytes = try png(exported(strokes)) { $0.paper = nil }
        let found = try #require(try DoodlePNG.drawing(in: bytes))
        let left = found.drawing.strokes.filter { $0.brush.tool == .pen }.flatMap { $0.samples.map(\.position.x) }
        #expect(!left.contains { $0 > 72 && $0 < 128 } && left.contains(10) && left.contains(190))
        #expect(try PNGDecoder.decode(png(found) { $0.paper = nil }).hasSamePixels(as: PNGDecoder.decode(bytes)))
        #expect(try !svg(exported(strokes)).contains("L100 75"))
    }

    /// The widths of what is left come by another way, and are the same to a hundredth.
    @Test(arguments: [InkTool.pen, .fountain, .highlighter]) func whatIsLeftOfLivelyLinesLooksTheSame(tool: InkTool) throws {
        var random = Seeded(state: 21)
        let model: ModelOptions = tool == .pen ? .pen(for: .finger) : tool == .fountain ? .fountain(for: .finger) : .highlighter(for: .finger)
        let points = (0..<50).map { step -> (Double, Double) in
            let wave: Double = 75 + 30 * sin(Double(step) / 4)
            return (10 + 3.5 * Double(step), wave + random.within(-1...1))
        }
        let strokes = [
            line(1, points, width: 9, tool: tool, color: "#1976D2", model: model),
            line(2, [(60, 30), (60, 120)], width: 26, tool: .eraser), line(3, [(120, 30), (120, 120)], width: 26, tool: .eraser),
        ]
        let bytes = try png(exported(strokes))
        let found = try #require(try DoodlePNG.drawing(in: bytes))
        #expect(found.drawing.strokes.filter { $0.brush.tool == tool }.count == 3)
        let (before, after) = (try PNGDecoder.decode(bytes), try PNGDecoder.decode(png(found)))
        let distance = Distance(before, after, background: paper)
        #expect(distance.mean < 0.2 && distance.far == 0, "\(distance)")
    }

    @Test func whatLiesBesideThePictureIsNotInIt() throws {
        let beside = line(3, [(400, 50), (500, 60)])
        let found = try #require(try DoodlePNG.drawing(in: png(exported(strokes + [beside]))))
        #expect(try !holds(found.drawing, beside))
        #expect(try holds(try #require(try DoodlePNG.drawing(in: png(exported([beside])) { $0.area = .ink(margin: 1) })).drawing, beside))
    }

    @Test func neitherTimesNorNamesOfStrokesAreInIt() throws {
        let found = try #require(try DoodlePNG.drawing(in: png(exported(strokes))))
        #expect(found.drawing.strokes.map(\.id.rawValue) == [1, 2])
        #expect(found.drawing.strokes.allSatisfy { $0.samples.allSatisfy { $0.time < 1 } })
    }

    @Test(arguments: Doodles.names) func realDoodlesExportedOpenedAndExportedAgainAreTheSame(name: String) throws {
        let drawing = ExportedDrawing(try Doodles.drawing(name), page: nil)
        for area in [ExportArea.page, .ink(margin: 10)] {
            let bytes = try png(drawing) { $0.area = area }
            let found = try #require(try DoodlePNG.drawing(in: bytes))
            #expect(try PNGDecoder.decode(png(found) { $0.area = area }).hasSamePixels(as: PNGDecoder.decode(bytes)))
        }
    }

    /// Damage that check sums do not give away: chunks are made whole again around it.
    @Test func damageInTheDrawingItselfNeverCrashes() throws {
        let portable = PortableDrawing(strokes, page: CGSize(width: 200, height: 150))
        let whole = try #require(portable.bytes())
        let picture = try PNGDecoder.decode(png(exported(strokes)))
        var random = Seeded(state: 5)
        for _ in 0..<Fuzz.rounds / 3 {
            var damaged = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let file = try PNGEncoder.encode(picture, options: PNGOptions(attachment: damaged))
            if let found = try DoodlePNG.drawing(in: file) { #expect(found.drawing == portable.drawing) }
        }
    }

    @Test func damageNeverCrashesAndNeverGivesAnotherDrawing() throws {
        let bytes = try png(exported(strokes))
        let whole = try #require(try DoodlePNG.drawing(in: bytes))
        var random = Seeded(state: 4)
        for _ in 0..<Fuzz.rounds {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 8..<damaged.count, using: &random)
                if Bool.random(using: &random) {
                    damaged[place] = UInt8.random(in: 0...255, using: &random)
                } else {
                    damaged.removeSubrange(place..<min(damaged.count, place + Int.random(in: 1...20, using: &random)))
                }
            }
            if let found = try? DoodlePNG.drawing(in: damaged) { #expect(found.drawing == whole.drawing) }
        }
    }
}
