import CoreGraphics
import DrawingExport
import DrawingFiles
import ImageFiles
import Ink
import InkRaster
import Testing

/// Pictures under the ink in what is exported.
@Suite("Pictures under the ink") struct PictureExportTests {
    /// Blocks of 10×10 pixels in four colours, the last of which shines through.
    private static let colors: [UInt32] = [0xFFD0_2030, 0xFF20_C040, 0xFF30_40E0, 0x8040_4000]

    private func placed(_ transform: CGAffineTransform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 20)) throws -> PlacedPicture {
        let pixels = PixelBuffer(width: 40, height: 30)
        for y in 0..<30 {
            for x in 0..<40 { pixels[x, y] = Self.colors[(x / 10 + 2 * (y / 10)) % 4] }
        }
        let picture = try Picture(Picture.ID(5), readingFrom: try PNGEncoder.encode(pixels))
        return try #require(PlacedPicture(picture, transform: transform))
    }

    private func exported(_ strokes: [Stroke], _ pictures: [PlacedPicture]) -> ExportedDrawing {
        ExportedDrawing(Drawing(strokes: strokes, pictures: pictures), page: CGSize(width: 200, height: 150))
    }

    private let ink = line(1, [(20, 50), (180, 60)], width: 8, color: "#1976D2")

    @Test(arguments: [paper, nil]) func aPNGShowsThemUnderTheInk(background: UInt32?) throws {
        let picture = try PNGDecoder.decode(png(exported([ink], [placed()])) { $0.paper = background })
        // The middle of the first block and of the line.
        #expect(picture[40, 30] == Self.colors[0] && picture[100, 55] == 0xFF19_76D2 && picture[5, 5] == background ?? 0)
    }

    @Test(arguments: [paper, nil]) func aPNGOpensAgainAndIsExportedToTheSameBytes(background: UInt32?) throws {
        let first = try png(exported([ink], [placed(CGAffineTransform(a: 1.3, b: 0.2, c: -0.1, d: 1.1, tx: 30.5, ty: 20))])) {
            ($0.paper, $0.size) = (background, .scale(1.5))
        }
        let found = try #require(try DoodlePNG.drawing(in: first))
        #expect(found.drawing.pictures.count == 1 && found.drawing.strokes.count == 1)
        #expect(try png(found) { ($0.paper, $0.size) = (background, .scale(1.5)) } == first)
    }

    @Test func croppedToWhatIsSeenIsThePictureToo() throws {
        let export = try PNGExport(exported([], [placed()]), {
            var settings = ExportSettings(paper: paper)
            settings.area = .ink(margin: 5)
            return settings
        }())
        #expect(export.size == (90, 70))
    }

    @Test func whatWasTakenAwayOrIsNotInThePartIsNotInTheFile() throws {
        let outside = try placed(CGAffineTransform(translationX: 5_000, y: 0))
        let bytes = try png(exported([ink], [outside]))
        #expect(try DoodlePNG.drawing(in: bytes)?.drawing.pictures.isEmpty == true)
    }

    @Test(.enabled(if: !Rsvg.mayBeSkipped, "rsvg-convert is not installed"), arguments: [
        CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 20), CGAffineTransform(a: 1.5, b: 0.5, c: -0.5, d: 1.5, tx: 60, ty: 20)])
    func anSVGShowsThemAsThePNGDoes(transform: CGAffineTransform) throws {
        let drawing = exported([ink], [try placed(transform)])
        let ours = try PNGDecoder.decode(png(drawing) { $0.size = .scale(2) })
        let theirs = try Rsvg.picture(of: svg(drawing) { $0.size = .scale(2) })
        try #require(ours.width == theirs.width && ours.height == theirs.height)
        let distance = Distance(ours, theirs, background: paper)
        #expect(distance.mean <= 2.5 && distance.far <= 0.06, "\(distance)")
    }

    @Test func aDrawingWithoutPicturesSaysNothingOfThem() throws {
        #expect(try !svg(exported([ink], [])).contains("<image"))
    }
}
