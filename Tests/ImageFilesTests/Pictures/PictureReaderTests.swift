import CoreGraphics
import Foundation
import ImageFiles
import Testing

/// Pictures that other programs have written.
@Suite(.enabled(if: !OtherPictures.mayBeSkipped, "ImageMagick and webp are not installed"))
struct PictureReaderTests {
    private let scratch = Scratch()

    @Test func aJPEGHasTheColoursItWasMadeOf() throws {
        let bytes = try OtherPictures.blocks(in: scratch, as: "a.jpg")
        #expect(PictureKind(bytes) == .jpeg)
        let picture = try PictureReader.read(bytes)
        #expect((picture.width, picture.height) == (48, 32))
        expectBlocks(picture, OtherPictures.rows)
    }

    /// EXIF 2.32, §4.6.4: which sides the stored first row and first column are seen on; ImageMagick says the same in its way.
    @Test(arguments: 1...8) func aJPEGIsSeenAsTheCameraWasHeld(orientation: Int) throws {
        let stored = try OtherPictures.blocks(in: scratch, as: "a.jpg")
        let bytes = OtherPictures.jpeg(stored, orientation: orientation)
        try Data(bytes).write(to: scratch.url.appendingPathComponent("b.jpg"))
        let outcome = try ImageMagick.run(scratch.path("b.jpg").text, "-auto-orient", "-strip", scratch.path("c.png").text)
        try #require(outcome.status == 0, "\(outcome.errors)")
        let picture = try PictureReader.read(bytes), theirs = try PNGDecoder.decode(try #require(scratch.read("c.png")))
        try #require((picture.width, picture.height) == (theirs.width, theirs.height))
        expectBlocks(picture, OtherPictures.seen(orientation))
        expectBlocks(theirs, OtherPictures.seen(orientation))
        #expect(PictureReader.isUpright(bytes) == (orientation == 1))
    }

    @Test(arguments: [0, 9, 255]) func aTagThatMakesNoSenseTurnsNothing(orientation: Int) throws {
        let bytes = OtherPictures.jpeg(try OtherPictures.blocks(in: scratch, as: "a.jpg"), orientation: orientation)
        expectBlocks(try PictureReader.read(bytes), OtherPictures.rows)
    }

    @Test(arguments: [3, 6]) func aPNGAndAWebPAreTurnedByTheirTagsToo(orientation: Int) throws {
        let png = try OtherPictures.blocks(in: scratch, as: "a.png")
        let tags = OtherPictures.tags(orientation: orientation)
        expectBlocks(try PictureReader.read(try OtherPictures.png(png, adding: "eXIf", tags)), OtherPictures.seen(orientation))
        try OtherPictures.run("cwebp", "-quiet", "-lossless", scratch.path("a.png").text, "-o", scratch.path("a.webp").text)
        try Data(tags).write(to: scratch.url.appendingPathComponent("tags"))
        let (from, to) = (scratch.path("a.webp").text, scratch.path("b.webp").text)
        try OtherPictures.run("webpmux", "-set", "exif", scratch.path("tags").text, from, "-o", to)
        expectBlocks(try PictureReader.read(try #require(scratch.read("b.webp"))), OtherPictures.seen(orientation))
    }

    @Test func aWebPWithoutLossIsThePNGItWasMadeOf() throws {
        let picture = everyAlpha()
        try PNGFile.write(picture, to: scratch.path("a.png"))
        try OtherPictures.run("cwebp", "-quiet", "-lossless", "-exact", scratch.path("a.png").text, "-o", scratch.path("a.webp").text)
        let bytes = try #require(scratch.read("a.webp"))
        #expect(PictureKind(bytes) == .webp)
        #expect(try PictureReader.read(bytes).hasSamePixels(as: PNGDecoder.decode(try #require(scratch.read("a.png")))))
    }

    @Test func aJPEGForPrintingHasItsColours() throws {
        // Red 64/255 and so on: cyan, magenta, yellow and black by the plain formulas, and back.
        let outcome = try ImageMagick.run(
            "-size", "16x16", "xc:#4080C0", "-colorspace", "CMYK", "-quality", "100", scratch.path("a.jpg").text)
        try #require(outcome.status == 0, "\(outcome.errors)")
        let picture = try PictureReader.read(try #require(scratch.read("a.jpg")))
        for (shift, expected) in [(16, 0x40), (8, 0x80), (0, 0xC0)] {
            #expect(abs(Int(picture[8, 8] >> UInt32(shift) & 255) - expected) <= 4, "\(String(picture[8, 8], radix: 16))")
        }
    }

    @Test func aHeaderThatClaimsTooManyPixelsIsRefused() throws {
        var bytes = try OtherPictures.blocks(in: scratch, as: "a.jpg")
        let frame = try #require((0..<bytes.count - 9).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        for offset in 5...8 { bytes[frame + offset] = offset % 2 == 1 ? 0xEA : 0x60 }
        #expect(throws: PictureError.tooLarge(width: 60_000, height: 60_000)) { try PictureReader.read(bytes) }
        let png = HandmadePNG(width: 20_000, height: 1, colorType: 6, rows: [[0, 0, 0, 0]]).file
        #expect(throws: PictureError.tooLarge(width: 20_000, height: 1)) { try PictureReader.read(png) }
    }

    @Test func damageIsAnErrorOrAPictureAndNeverMore() throws {
        _ = try OtherPictures.blocks(in: scratch, as: "a.png")
        try OtherPictures.run("cwebp", "-quiet", scratch.path("a.png").text, "-o", scratch.path("a.webp").text)
        let files = [
            OtherPictures.jpeg(try OtherPictures.blocks(in: scratch, as: "a.jpg"), orientation: 6), try #require(scratch.read("a.webp")),
            try #require(scratch.read("a.png"))]
        var random = SplitMix64(seed: 77)
        let rounds = Int(ProcessInfo.processInfo.environment["DOODLE_FUZZ"] ?? "") ?? 400
        for round in 0..<rounds {
            var bytes = files[round % files.count]
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 3..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count - 12, using: &random)) }
            _ = try? PictureReader.read(bytes)
        }
    }

    /// The middles of 16×16 blocks.
    private func expectBlocks(_ picture: PixelBuffer, _ rows: [[UInt32]], _ place: SourceLocation = #_sourceLocation) {
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() {
                let found = picture[x * 16 + 8, y * 16 + 8]
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let difference = Int(found >> shift & 255) - Int(color >> shift & 255)
                    #expect(abs(difference) <= 3, "\(x), \(y): \(String(found, radix: 16))", sourceLocation: place)
                }
            }
        }
    }
}

/// Kinds and errors that take no other program.
@Suite struct PictureKindTests {
    @Test func kindsAreToldByHowFilesBegin() {
        let byBytes: [(String, PictureKind?)] = [
            ("<svg xmlns='http://www.w3.org/2000/svg'/>", .svg), ("\u{FEFF}<?xml version='1.0'?>\n<!-- <b> -->\n<svg/>", .svg),
            ("  \n<svg/>", .svg), ("<html><body/></html>", nil), ("RIFF1234WEBP", .webp), ("RIFF1234WAVE", nil), ("GIF89a", nil), ("", nil),
            ("{\"svg\": \"<svg\"}", nil),
        ]
        for (text, kind) in byBytes { #expect(PictureKind(Array(text.utf8)) == kind, "\(text)") }
        #expect(PictureKind([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    }

    @Test func errorsSayWhatIsWrong() {
        #expect { try PictureReader.read(Array("GIF89a".utf8)) } throws: { "\($0)" == "not a PNG, JPEG, WebP or SVG picture" }
        #expect { try PictureReader.read([0xFF, 0xD8, 0xFF]) } throws: { "\($0)".hasPrefix("damaged JPEG: ") }
        #expect { try PictureReader.read(Array("RIFF1234WEBPVP8 ".utf8)) } throws: { "\($0)" == "damaged WebP: it ends too early" }
    }
}
