import CoreGraphics
import Foundation
import ImageFiles
import Testing

/// SVG pictures, through the library that draws them elsewhere too.
@Suite(.enabled(if: !SVGLibrary.mayBeSkipped, "librsvg is not installed"))
struct SVGPictureTests {
    private func read(_ inside: String, _ attributes: String) throws -> PixelBuffer {
        try PictureReader.read(Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(inside)</svg>".utf8))
    }

    @Test func itHasEightPixelsForEachOfItsOwnUnlessThatIsALot() throws {
        let squares = """
            <rect width="10" height="5" fill="#FF8000"/><rect x="10" width="10" height="5" fill="#00F"/>\
            <rect y="5" width="10" height="5" fill="#000" fill-opacity="0.5"/>
            """
        let picture = try read(squares, "width=\"20\" height=\"10\"")
        #expect((picture.width, picture.height) == (160, 80))
        #expect((picture[40, 20], picture[120, 20], picture[120, 60]) == (0xFFFF_8000, 0xFF00_00FF, 0))
        #expect(abs(Int(picture[40, 60] >> 24) - 128) <= 1 && picture[40, 60] & 0xFF_FFFF == 0)
        let large = try read(squares, "width=\"1000\" height=\"500\" viewBox=\"0 0 20 10\"")
        #expect((large.width, large.height) == (2_048, 1_024))
        #expect(large[300, 300] == 0xFFFF_8000)
        let huge = try read("", "width=\"5000\" height=\"10\"")
        #expect((huge.width, huge.height) == (5_000, 10))
    }

    @Test func withoutASizeItsBoxCountsAndWithoutThatTheOneOfWebPages() throws {
        #expect(try read("", "viewBox=\"0 0 64 32\"").width == 512)
        #expect(try read("", "").width == 2_048)
        #expect(try read("", "").height == 1_024)
    }

    @Test func nothingOutsideTheFileIsRead() throws {
        let scratch = Scratch()
        try PNGFile.write(picture([[0xFFFF_0000]]), to: scratch.path("a.png"))
        for address in ["file://" + scratch.path("a.png").text, scratch.path("a.png").text, "a.png"] {
            let shown = try read("<image href=\"\(address)\" width=\"10\" height=\"10\"/>", "width=\"10\" height=\"10\"")
            #expect(shown[40, 40] == 0, "\(address)")
        }
    }

    @Test(arguments: ["1e9", "100000", "16385"]) func aSizeWithoutMeasureIsRefused(side: String) {
        #expect { try read("", "width=\"\(side)\" height=\"2\"") } throws: { "\($0)".contains("is too large") }
    }

    @Test func brokenMarkupIsAnError() {
        #expect { try read("<g><rect></g>", "width=\"5\" height=\"5\"") } throws: { "\($0)".hasPrefix("damaged SVG: ") }
    }

    @Test func entitiesThatMultiplyAreRefusedAtOnce() {
        let names = (0..<12).map { "<!ENTITY e\($0) \"" + ($0 == 0 ? "abcdefgh" : String(repeating: "&e\($0 - 1);", count: 10)) + "\">" }
        let file = "<!DOCTYPE svg [\(names.joined())]><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>&e11;</text></svg>"
        // An error or an empty picture, by the library's version; that it comes back is the point.
        let shown = try? PictureReader.read(Array(file.utf8))
        #expect(shown.map { $0.width == 72 } ?? true)
    }
}

private enum SVGLibrary {
    static let mayBeSkipped = dlopen("librsvg-2.so.2", RTLD_LAZY) == nil && ProcessInfo.processInfo.environment["CI"] != "true"
}
