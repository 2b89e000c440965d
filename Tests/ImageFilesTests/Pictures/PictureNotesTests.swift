import CoreGraphics
import Foundation
import ImageFiles
import Testing

/// What files tell beyond their pixels goes, and their pixels stay.
@Suite(.enabled(if: !OtherPictures.mayBeSkipped, "ImageMagick and webp are not installed"))
struct PictureNotesTests {
    private let scratch = Scratch()
    private let secret = Array("52.5163 N 13.3777 E, Erika".utf8)

    private func expectGone(_ bytes: [UInt8], orientation: Int = 1) throws {
        #expect(contains(bytes, secret))
        let bare = PictureNotes.removed(from: bytes)
        #expect(!contains(bare, secret) && !contains(bare, Array("Erika".utf8)))
        #expect(try PictureReader.read(bare).hasSamePixels(as: PictureReader.read(bytes)))
        #expect(PictureNotes.removed(from: bare) == bare)
    }

    private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool { Data(bytes).range(of: Data(part)) != nil }

    @Test(arguments: [1, 6]) func aPhotographForgetsWhereItWasTaken(orientation: Int) throws {
        let plain = try OtherPictures.blocks(in: scratch, as: "a.jpg")
        let withTags = OtherPictures.jpeg(plain, orientation: orientation)
        // A comment, and notes of an application.
        let length = UInt8(secret.count + 2)
        var bytes = Array(withTags[..<2])
        for mark in [0xFE, 0xED] as [UInt8] {
            bytes += [0xFF, mark, 0, length]
            bytes += secret
        }
        bytes += withTags[2...]
        try expectGone(bytes)
        let isUpright = PictureReader.isUpright(PictureNotes.removed(from: bytes))
        #expect(isUpright == (orientation == 1))
    }

    @Test(arguments: [1, 8]) func aPNGForgetsItsTexts(orientation: Int) throws {
        let plain = try OtherPictures.blocks(in: scratch, as: "a.png")
        var author = Array("Author".utf8)
        author.append(0)
        author += secret
        let text = try OtherPictures.png(plain, adding: "tEXt", author)
        try expectGone(try OtherPictures.png(text, adding: "eXIf", OtherPictures.tags(orientation: orientation)))
    }

    @Test(arguments: [1, 3]) func aWebPForgetsItsNotes(orientation: Int) throws {
        _ = try OtherPictures.blocks(in: scratch, as: "a.png")
        try OtherPictures.run("cwebp", "-quiet", "-lossless", scratch.path("a.png").text, "-o", scratch.path("a.webp").text)
        try Data(OtherPictures.tags(orientation: orientation)).write(to: scratch.url.appendingPathComponent("tags"))
        try Data(secret).write(to: scratch.url.appendingPathComponent("notes"))
        let (a, b, c) = (scratch.path("a.webp").text, scratch.path("b.webp").text, scratch.path("c.webp").text)
        try OtherPictures.run("webpmux", "-set", "exif", scratch.path("tags").text, a, "-o", b)
        try OtherPictures.run("webpmux", "-set", "xmp", scratch.path("notes").text, b, "-o", c)
        let bytes = try #require(scratch.read("c.webp"))
        try expectGone(bytes)
        // Other programs still take it for a WebP.
        try Data(PictureNotes.removed(from: bytes)).write(to: scratch.url.appendingPathComponent("d.webp"))
        try OtherPictures.run("webpmux", "-info", scratch.path("d.webp").text)
    }

    @Test func whatIsNotWholeIsLeftAsItIs() throws {
        let jpeg = try OtherPictures.blocks(in: scratch, as: "a.jpg"), png = try OtherPictures.blocks(in: scratch, as: "a.png")
        for bytes in [Array(jpeg[..<30]), Array(png.dropLast(5)), [], [1, 2, 3]] {
            #expect(PictureNotes.removed(from: bytes) == bytes)
        }
        #expect(PictureNotes.removed(from: png).count <= png.count)
    }
}
