import CoreGraphics
import DrawingExport
import ImageFiles
import Ink
import InkRaster
import Testing

@Suite("A drawing as a PNG")
struct PNGExportTests {
    private let cross = exported([line(1, [(20, 20), (180, 130)], color: "#FF8000"), line(2, [(180, 20), (20, 130)], color: "#00000080")])

    @Test(arguments: [0.5, 1, 2.25, 3]) func aPageHasThePixelsOfTheCanvas(scale: Double) throws {
        let picture = try PNGDecoder.decode(png(cross) { $0.size = .scale(scale) })
        let (width, height) = (Int((200 * scale).rounded()), Int((150 * scale).rounded()))
        #expect(picture.width == width && picture.height == height)
        let expected = InkPage.render(cross.drawing, pixelWidth: width, pixelHeight: height, scale: CGFloat(scale), paper: paper)
        #expect(picture.hasSamePixels(as: expected))
    }

    @Test func coloursAreExactAndTheRestIsTransparent() throws {
        let picture = try PNGDecoder.decode(png(cross) { $0.paper = nil })
        #expect(picture[20, 20] == 0xFFFF_8000)
        #expect(picture[180, 20] == 0x8000_0000)
        #expect(picture[100, 5] == 0)
    }

    @Test func anEmptyDrawingIsABlankPage() throws {
        for area in [ExportArea.page, .ink(margin: 3)] {
            let picture = try PNGDecoder.decode(png(exported([], page: nil)) { $0.area = area })
            #expect(picture.width == 1024 && picture.height == 720)
            #expect((0..<1024 * 720).allSatisfy { picture.pixels[$0] == paper })
        }
    }

    /// A dot of 20 points at (100, 60) reaches from 90 to 110 and from 50 to 70.
    @Test func croppingLeavesTheInkAndItsMargin() throws {
        let dot = exported([line(1, [(100, 60)], width: 20)])
        let picture = try PNGDecoder.decode(png(dot) { $0.area = .ink(margin: 5) })
        #expect(picture.width == 30 && picture.height == 30)
        #expect(picture[15, 15] == 0xFF00_0000 && picture[15, 5] != paper && picture[15, 4] == paper && picture[4, 15] == paper)
        let twice = try PNGDecoder.decode(png(dot) { ($0.area, $0.size) = (.ink(margin: 0), .scale(2)) })
        #expect(twice.width == 40 && twice.height == 40)
    }

    @Test func inkBesideThePageIsCroppedToAsWell() throws {
        let picture = try PNGDecoder.decode(png(exported([line(1, [(-300, -40)], width: 8)])) { $0.area = .ink(margin: 0) })
        #expect(picture.width == 8 && picture.height == 8 && picture[4, 4] == 0xFF00_0000)
    }

    @Test func whatAnEraserTookIsNotCroppedTo() throws {
        let strokes = [
            line(1, [(100, 60)], width: 20), line(2, [(40, 120)], width: 10), line(3, [(100, 60)], width: 60, tool: .eraser)
        ]
        let picture = try PNGDecoder.decode(png(exported(strokes)) { $0.area = .ink(margin: 0) })
        #expect(picture.width == 10 && picture.height == 10)
    }

    @Test func aPartIsWhatThePageHasThere() throws {
        let page = try PNGDecoder.decode(png(cross))
        let part = try PNGDecoder.decode(png(cross) { $0.area = .part(x: 30, y: 10, width: 50, height: 40) })
        #expect(try part.hasSamePixels(as: #require(page.copy(of: PixelRect(x: 30, y: 10, width: 50, height: 40)))))
    }

    @Test func aWidthInPixelsIsExactAndTheHeightFollows() throws {
        let export = try PNGExport(cross, with { $0.size = .width(333) })
        // 150 · 333 / 200 = 249.75.
        #expect(export.size == (333, 250))
        #expect(try PNGExport(cross, with { ($0.size, $0.area) = (.width(333), .ink(margin: 7)) }).size.width == 333)
    }

    @Test func dotsAnInchSayHowLargeAPointIs() throws {
        let bytes = try png(cross) { $0.size = .dotsPerInch(192) }
        #expect(try PNGDecoder.decode(bytes).width == 400)
        // 192 / 0.0254 = 7559.06 dots a metre.
        #expect(bytes.contains(Array("pHYs".utf8) + [0, 0, 0x1D, 0x87, 0, 0, 0x1D, 0x87, 1]))
        #expect(try !png(cross).contains(Array("pHYs".utf8)))
    }

    @Test(arguments: [
        (ExportSize.scale(0), ExportArea.page, "0.01"), (.scale(.nan), .page, "256"), (.scale(257), .page, "256"), (.width(0), .page, "0.01"),
        (.dotsPerInch(-3), .page, "256"), (.scale(64), .part(x: 0, y: 0, width: 20_000, height: 10), "1280000×640"),
        (.scale(1), .part(x: 0, y: 0, width: 50_000, height: 50_000), "50000×50000"), (.scale(1), .part(x: 0, y: 0, width: 0, height: 9), "area"),
    ])
    func whatCannotBeIsRefusedWithTheReason(size: ExportSize, area: ExportArea, reason: String) {
        #expect { try PNGExport(cross, with { ($0.size, $0.area) = (size, area) }) } throws: { "\($0)".contains(reason) }
    }

    @Test func withoutAPageItIsTheSmallestThatHoldsTheInk() {
        #expect(exported([line(1, [(10, 10)])], page: nil).page == CGSize(width: 1024, height: 720))
        #expect(exported([line(1, [(1500.2, 10)], width: 6), line(2, [(9000, 9000)], tool: .eraser)], page: nil).page
            == CGSize(width: 1504, height: 720))
    }

    @Test func bandsAreWhatTheWholePictureIs() {
        let bands = DrawingBands(cross.drawing, scale: 3)
        let whole = InkPage.render(cross.drawing, pixelWidth: 600, pixelHeight: 450, scale: 3, paper: nil)
        for top in stride(from: 0, to: 450, by: 97) {
            let rect = PixelRect(minX: 0, minY: top, maxX: 600, maxY: min(450, top + 97))
            #expect(whole.copy(of: rect)?.hasSamePixels(as: bands.render(rect, paper: nil)) == true)
        }
    }

    private func with(_ change: (inout ExportSettings) -> Void) -> ExportSettings {
        var settings = ExportSettings(paper: paper)
        change(&settings)
        return settings
    }
}

extension [UInt8] {
    func contains(_ part: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
    }
}
