import CoreGraphics
import ImageFiles
import Testing

/// What another program sees in our files, and we in its.
@Suite(.enabled(if: !ImageMagick.mayBeSkipped, "ImageMagick is not installed"))
struct OtherProgramTests {
    /// Straight colours as ImageMagick reads them, four bytes a pixel.
    private func straightBytes(_ path: FilePath) throws -> [UInt8] {
        let outcome = try ImageMagick.run(path.text, "-depth", "8", "rgba:-")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    @Test func straightColoursArriveUnchanged() throws {
        let scratch = Scratch()
        // #FF8000 opaque, at α = 128 (255·128/255 = 128, 128·128/255 = 64), white at α = 1, black at α = 254, nothing.
        try PNGFile.write(picture([[0xFFFF_8000, 0x8080_4000, 0x0101_0101, 0xFE00_0000, 0]]), to: scratch.path("a.png"))
        #expect(try straightBytes(scratch.path("a.png")) == [
            255, 128, 0, 255, 255, 128, 0, 128, 255, 255, 255, 1, 0, 0, 0, 254, 0, 0, 0, 0,
        ])
    }

    @Test func everyAlphaArrivesUnchanged() throws {
        let scratch = Scratch()
        let original = everyAlpha()
        try PNGFile.write(original, to: scratch.path("a.png"))
        let bytes = try straightBytes(scratch.path("a.png"))
        try #require(bytes.count == 256 * 256 * 4)
        // Multiplying what it read by alpha must give the pixels we had: round(s·a/255).
        let seen = (0..<256 * 256).map { index -> UInt32 in
            let pixel = bytes[index * 4..<index * 4 + 4].map(UInt32.init)
            func times(_ channel: UInt32) -> UInt32 { (channel * pixel[3] * 2 + 255) / 510 }
            return pixel[3] << 24 | times(pixel[0]) << 16 | times(pixel[1]) << 8 | times(pixel[2])
        }
        #expect(seen == pixels(original))
    }

    @Test func theFileIsSeenAsSRGBWithAlpha() throws {
        let scratch = Scratch()
        try PNGFile.write(picture([[0xFFFF_8000, 0x8080_4000]]), to: scratch.path("a.png"))
        // How many bits two colours of a palette take is told by one version and not by the other.
        let outcome = try ImageMagick.run(scratch.path("a.png").text, "-format", "%w %h %m %[colorspace] %A", "info:")
        #expect(outcome.text.hasPrefix("2 1 PNG sRGB"))
        #expect(!outcome.text.hasSuffix("Undefined") && !outcome.text.hasSuffix("False"))
    }

    @Test(arguments: [["-interlace", "PNG"], ["-depth", "16"], ["-type", "Palette"], ["-alpha", "off"]])
    func weReadWhatItWrites(options: [String]) throws {
        let scratch = Scratch()
        let source = picture((0..<19).map { y in (0..<23).map { x in 0xFF00_0000 | UInt32(x / 6 * 60) << 16 | UInt32(y / 6 * 60) } })
        try PNGFile.write(source, to: scratch.path("a.png"))
        let program = try #require(ImageMagick.path)
        let outcome = try run(program, [scratch.path("a.png").text] + options + [scratch.path("b.png").text])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try PNGFile.read(scratch.path("b.png")).hasSamePixels(as: source))
    }

    @Test(.enabled(if: find("pngcheck") != nil, "pngcheck is not installed"))
    func pngcheckFindsNothingWrong() throws {
        let scratch = Scratch()
        try PNGFile.write(everyAlpha(), to: scratch.path("a.png"))
        let outcome = try run(#require(find("pngcheck")), ["-v", scratch.path("a.png").text])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("chunk sRGB") && outcome.text.contains("rendering intent = perceptual"))
        #expect(outcome.text.contains("256 x 256 image, 32-bit RGB+alpha, non-interlaced"))
    }
}
