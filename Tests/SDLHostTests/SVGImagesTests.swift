@testable import SDLHost
import Testing
import UIKit

@MainActor
@Suite("SVG by SDL2_image")
struct SVGImagesTests {
    private func picture(_ body: String, _ width: Int, _ height: Int, box: String = "0 0 20 20") -> PixelBuffer? {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\" viewBox=\"\(box)\">\(body)</svg>"
        return SVGImages().rasterize(svg: Array(svg.utf8), pixelWidth: width, pixelHeight: height)
    }

    @Test("A filled left half is filled there and nowhere else", arguments: [20, 40, 64])
    func half(side: Int) throws {
        let picture = try #require(self.picture("<path d=\"M0 0H10V20H0Z\" fill=\"#0000ff\"/>", side, side))
        #expect((picture.width, picture.height) == (side, side))
        for y in [1, side / 2, side - 2] {
            for x in [1, side / 2 - 2] { #expect(picture[x, y] == 0xFF00_00FF) }
            for x in [side / 2 + 1, side - 2] { #expect(picture[x, y] == 0) }
        }
    }

    @Test("Half-transparent colours come premultiplied")
    func alpha() throws {
        let picture = try #require(self.picture("<rect width=\"20\" height=\"20\" fill=\"#ff8000\" fill-opacity=\"0.5\"/>", 20, 20))
        let pixel = picture[10, 10]
        let (a, r, g, b) = (Int(pixel >> 24), Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
        #expect(abs(a - 128) <= 1 && abs(r - 128) <= 1 && abs(g - 64) <= 1 && b == 0)
    }

    @Test("A square picture fits into the middle of a wide one")
    func proportions() throws {
        let picture = try #require(self.picture("<rect width=\"20\" height=\"20\" fill=\"#00ff00\"/>", 60, 20))
        #expect((picture.width, picture.height) == (60, 20))
        #expect(picture[30, 10] == 0xFF00_FF00)
        #expect(picture[5, 10] == 0 && picture[55, 10] == 0)
    }

    @Test("What is no SVG, and sizes that are none, give nothing")
    func nonsense() {
        #expect(SVGImages().rasterize(svg: Array("PNG".utf8), pixelWidth: 10, pixelHeight: 10) == nil)
        #expect(SVGImages().rasterize(svg: [], pixelWidth: 10, pixelHeight: 10) == nil)
        #expect(picture("", 0, 10) == nil)
        #expect(picture("", 10, -1) == nil)
        #expect(picture("", 1 << 40, 10) == nil)
    }
}
