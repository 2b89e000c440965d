import CoreGraphics
import Testing

@Suite struct PixelBufferTests {
    @Test func aNewBufferIsTransparent() {
        let buffer = PixelBuffer(width: 3, height: 2)
        #expect((0..<6).allSatisfy { buffer.pixels[$0] == 0 })
        #expect(buffer.bounds == PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 2))
    }

    @Test func fillIsCutToTheBuffer() {
        let buffer = PixelBuffer(width: 3, height: 3)
        buffer.fill(7, in: PixelRect(minX: 1, minY: -5, maxX: 90, maxY: 2))
        #expect((0..<9).map { buffer.pixels[$0] } == [0, 7, 7, 0, 7, 7, 0, 0, 0])
        buffer.fill(9, in: PixelRect(minX: 50, minY: 50, maxX: 60, maxY: 60))
        #expect(buffer[2, 2] == 0)
    }

    @Test func copyTakesThePartInside() throws {
        let buffer = PixelBuffer(width: 3, height: 3)
        for index in 0..<9 { buffer.pixels[index] = UInt32(index) }
        let copy = try #require(buffer.copy(of: PixelRect(minX: 1, minY: 1, maxX: 9, maxY: 9)))
        #expect((copy.width, copy.height) == (2, 2))
        #expect((0..<4).map { copy.pixels[$0] } == [4, 5, 7, 8])
        #expect(buffer.copy(of: PixelRect(x: 3, y: 0, width: 2, height: 2)) == nil)
    }

    @Test func samePixelsNeedTheSameShape() {
        let a = PixelBuffer(width: 2, height: 3), b = PixelBuffer(width: 3, height: 2), c = PixelBuffer(width: 2, height: 3)
        #expect(!a.hasSamePixels(as: b))
        #expect(a.hasSamePixels(as: c))
        c[1, 2] = 1
        #expect(!a.hasSamePixels(as: c))
    }
}
